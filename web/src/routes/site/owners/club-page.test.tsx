import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Block } from '#contract/content/page-texts.ts'
import { texts } from '#contract/texts/texts.ts'
import { anOtherModel } from '#web/testing/builders/content.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { behavesAsForm, type FormScenario, fillIn, openForm } from '#web/testing/form-scenario.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

const scenario: FormScenario = {
  address: '/joy-club',
  endpoint: 'joinJoyClub',
  ready: () => [
    answers('listOtherModels', [
      anOtherModel({ name: 'Comet', code: 'comet', form: 'club' }),
      anOtherModel(),
    ]),
  ],
  entries: {
    Name: 'Bijaya',
    Contact: '9876543210',
    Model: { choose: 'Comet' },
    'Year of purchase': 'in 2019',
  },
  submit: 'ENQUIRE NOW',
  body: {
    name: 'Bijaya',
    mobile: '9876543210',
    email: '',
    model: 'comet',
    regNo: '',
    purchaseYear: 'in 2019',
    message: '',
  },
  success: texts.joyClub.success,
  serverFailure: () => texts.joyClub.failure,
  networkFailure: texts.joyClub.network,
}

behavesAsForm(scenario)

test('an e-mail address and a number must look like one when given', async () => {
  const user = await openForm(scenario)
  await fillIn(user, { ...scenario, entries: { Contact: 'soon', 'E-mail': 'bijaya' } })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  expect((await screen.findAllByText('Please use digits only.')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Please enter an e-mail address like name@example.com.').length).toBeGreaterThan(
    0,
  )
})

test('a number in Odia digits with gaps is a number', async () => {
  const user = await openForm(scenario)
  let sent: unknown
  server.use(answers('joinJoyClub', aReceipt(texts.joyClub.success), ({ body }) => (sent = body)))
  await fillIn(user, { ...scenario, entries: { Name: 'Bijaya', Contact: '+୯୧ (୯୮୬୧୦) ୦୦୦୦୩' } })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  expect((await screen.findAllByText(texts.joyClub.success)).length).toBeGreaterThan(0)
  expect(sent).toMatchObject({ mobile: '+୯୧ (୯୮୬୧୦) ୦୦୦୦୩' })
})

test('the club promises nothing while nobody wrote what it gives', async () => {
  server.use(answers('getPageText', { blocks: [] }))
  renderRoute('/joy-club')
  await screen.findByRole('button', { name: scenario.submit })
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the text' })).toBeNull())
  expect(screen.queryByRole('heading', { level: 2, name: /points|birthday|rides/i })).toBeNull()
})

test('the club promises what the dealer wrote', async () => {
  const asked: string[] = []
  const blocks: Block[] = [
    { kind: 'heading', level: 3, runs: [{ text: 'Points in {city}' }] },
    { kind: 'paragraph', runs: [{ text: 'On every bill.' }] },
  ]
  server.use(answers('getPageText', { blocks }, ({ url }) => asked.push(url.pathname)))
  renderRoute('/joy-club')
  const perk = await screen.findByRole('heading', { level: 2, name: 'Points in Cuttack' })
  expect(perk.closest('li')?.textContent).toBe('Points in CuttackOn every bill.')
  expect(asked).toEqual(['/api/texts/joy-club-perks'])
})

test('without models of the club the model is typed', async () => {
  await openForm({ ...scenario, ready: () => [] })
  expect(screen.getByRole('textbox', { name: 'Model' })).toBeTruthy()
})
