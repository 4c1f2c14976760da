import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { answers, answersError, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const checked = { by: 'Asha', at: '2026-11-20T09:34:00.000Z' }
const terms = { id: 'terms', markdown: '## Prices', standard: '## Prices', checked } as const
const about = { id: 'about', markdown: 'We began in {since}.', standard: 'Ours', checked } as const
const preview = answers('previewPageText', {
  blocks: [
    {
      kind: 'paragraph',
      runs: [{ text: 'Since {since}, ' }, { text: 'offers', href: '/offers' }, { text: ' {unknown}' }],
    },
  ],
})

test('a text is written with its preview and saved over what was seen', async () => {
  const bodies: unknown[] = []
  server.use(
    answers('listPageTexts', [about, terms]),
    preview,
    answers('savePageText', { message: 'The text is saved.' }, ({ body }) => bodies.push(body)),
  )
  const { user } = openStaffScreen('texts')
  const field = await screen.findByLabelText('About us')
  expect(await screen.findByText(/Since 2003,/)).toBeTruthy()
  expect(screen.getByText(/\{unknown\}/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'offers' }).getAttribute('href')).toBe('/offers')
  await user.type(field, ' Come and see.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The text is saved.')).toBeTruthy()
  expect(bodies).toEqual([{ markdown: 'We began in {since}. Come and see.', expected: about.markdown }])
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

test('leaving while the text is saved waits for the save, and nothing is asked', async () => {
  const held = Promise.withResolvers<Response>()
  server.use(
    answers('listPageTexts', [about, terms]),
    preview,
    http.patch('*/api/manageTexts/:id', () => held.promise),
    answers('listBikeStatuses', [{ id: 5, bikeName: 'SP125', displayName: 'SP 125', status: 1 }]),
  )
  const { user, path } = openStaffScreen('texts')
  await user.type(await screen.findByLabelText('About us'), ' Come.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('link', { name: 'Bikes' }))
  expect(path()).toContain('texts')
  held.resolve(HttpResponse.json({ message: 'The text is saved.' }))
  expect(await screen.findByText('SP 125')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what pages cannot show is marked until the text is changed', async () => {
  server.use(
    answers('listPageTexts', [about, terms]),
    preview,
    answersError('savePageText', 'invalid_fields', {
      fields: { markdown: 'Nothing is filled in for {town}.' },
    }),
  )
  const { user } = openStaffScreen('texts')
  const field = await screen.findByLabelText('About us')
  await user.type(field, ' In {{town}.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Nothing is filled in for {town}.')).toBeTruthy()
  await user.type(field, '!')
  expect(screen.queryByText('Nothing is filled in for {town}.')).toBeNull()
})

test('what somebody else wrote meanwhile is shown, and overwritten only on purpose', async () => {
  server.use(
    answers('listPageTexts', [about, terms]),
    preview,
    answersError('savePageText', 'conflict', {
      current: { by: 'bijaya', at: '2026-11-20T09:34:00.000Z', markdown: 'Theirs' },
    }),
  )
  const { user } = openStaffScreen('texts')
  await user.type(await screen.findByLabelText('About us'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'About us was changed meanwhile' })
  expect(dialog.textContent).toContain('bijaya saved this text on 20 Nov 2026 at 3:04 pm')
  const bodies: unknown[] = []
  server.use(answers('savePageText', { message: 'ok' }, ({ body }) => bodies.push(body)))
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }))
  expect(await screen.findByText('ok')).toBeTruthy()
  expect(bodies).toEqual([{ markdown: `${about.markdown}!`, expected: 'Theirs' }])
})

test('another text is chosen in the address, and the text of the site can be put back', async () => {
  server.use(answers('listPageTexts', [about, terms]), preview)
  const { user } = openStaffScreen('texts')
  await user.click(await screen.findByRole('button', { name: 'Put the proposal here' }))
  expect(screen.getByLabelText('About us')).toHaveProperty('value', 'Ours')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.selectOptions(screen.getByLabelText('Text'), 'terms')
  expect(await screen.findByLabelText('Terms and conditions')).toHaveProperty('value', '## Prices')
})

test('a proposal is marked, and saved as it is once somebody has read it', async () => {
  const bodies: unknown[] = []
  const proposal = { id: 'about', markdown: 'Ours', standard: 'Ours', checked: null } as const
  server.use(
    answers('listPageTexts', [proposal, terms]),
    preview,
    answers('savePageText', { message: 'The text is saved.' }, ({ body }) => bodies.push(body)),
  )
  const { user } = openStaffScreen('texts')
  expect(await screen.findByText(/^Nobody has checked this yet, so visitors read nothing/)).toBeTruthy()
  expect(screen.getByRole('option', { name: 'About us, to be checked' })).toBeTruthy()
  server.use(answers('listPageTexts', [{ ...proposal, checked }, terms]))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Checked by Asha on 20 Nov 2026.')).toBeTruthy()
  expect(bodies).toEqual([{ markdown: 'Ours', expected: 'Ours' }])
})
