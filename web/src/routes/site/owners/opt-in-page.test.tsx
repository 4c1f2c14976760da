import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { behavesAsForm, type FormScenario, fillIn, openForm } from '#web/testing/form-scenario.ts'
import { answers, server } from '#web/testing/server.ts'

const scenario: FormScenario = {
  address: '/optain',
  endpoint: 'sendOptIn',
  entries: { 'Registration number': 'OD 05 AB 1234', Name: 'Bijaya', Mobile: '98765 43210', SMS: true },
  submit: 'Opt in',
  body: {
    registration: 'OD 05 AB 1234',
    name: 'Bijaya',
    mobile: '98765 43210',
    notifications: { all: false, rcs: false, sms: true, obd: false, email: false, whatsapp: false },
  },
  success: texts.optIn.success,
  serverFailure: texts.optIn.failure,
  networkFailure: texts.optIn.network,
}

behavesAsForm(scenario)

test("'all' sets and clears all five channels, and follows them", async () => {
  const user = await openForm(scenario)
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
  const [all, rcs] = boxes()
  if (!all || !rcs) throw new Error('No boxes.')
  await user.click(all)
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, true, true, true])
  await user.click(rcs)
  expect(all.checked).toBe(false)
  expect(all.indeterminate).toBe(true)
  await user.click(rcs)
  expect(all.checked).toBe(true)
  await user.click(all)
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false, false, false, false])
})

test('asks for registration, name and mobile', async () => {
  const user = await openForm(scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(3)
})

test('an opt-in without a channel is asked about once, and sent all the same', async () => {
  let calls = 0
  const user = await openForm(scenario)
  server.use(answers('sendOptIn', aReceipt(texts.optIn.success), () => (calls += 1)))
  const { SMS: _, ...entries } = scenario.entries
  await fillIn(user, { ...scenario, entries })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  expect(await screen.findByText('Without a channel we cannot send you anything.')).toBeTruthy()
  expect(calls).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Send all the same' }))
  expect((await screen.findAllByText(texts.optIn.success)).length).toBeGreaterThan(0)
  expect(calls).toBe(1)
})

test('without a channel nothing is promised on one, and no word is named that nobody reads', async () => {
  server.use(answers('sendOptIn', aReceipt(texts.optIn.success)))
  const user = await openForm(scenario)
  await fillIn(user, {
    ...scenario,
    entries: { 'Registration number': 'OD 05 AB 1234', Name: 'Bijaya', Mobile: '98765 43210' },
  })
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  await user.click(await screen.findByRole('button', { name: 'Send all the same' }))
  expect(await screen.findByText(/^We write to you only on the channels you chose/)).toBeTruthy()
  expect(screen.queryByText(/STOP|From now on/)).toBeNull()
})
