import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { type FormScenario, fillIn, keepsWhatIsTyped, openForm } from '#web/testing/form-scenario.ts'
import { answers, fails, type SeenCall, server, unreachable } from '#web/testing/server.ts'

const scenario: FormScenario = {
  address: '/dealers/become-honda-network',
  endpoint: 'applyForNetwork',
  entries: {
    'Location (for Cuttack District)': 'Banki',
    Address: 'Main Road, Banki',
    Name: 'Bijaya',
    Mobile: '98765 43210',
  },
  submit: 'Apply',
  body: { location: 'Banki', address: 'Main Road, Banki', name: 'Bijaya', mobile: '98765 43210' },
  success: texts.network.success,
  serverFailure: (message) => message,
  networkFailure: texts.network.network,
}

keepsWhatIsTyped(scenario)

async function fillAndSend() {
  const user = await openForm(scenario)
  await fillIn(user, scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  return user
}

test('sends the application', async () => {
  const calls: SeenCall[] = []
  server.use(answers('applyForNetwork', aReceipt(texts.network.success), (call) => calls.push(call)))
  await fillAndSend()
  expect((await screen.findAllByText(texts.network.success)).length).toBeGreaterThan(0)
  expect(calls.map(({ body }) => body)).toEqual([scenario.body])
})

test("what the server refuses stands in the browser's alert, not in a toast", async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  server.use(fails('applyForNetwork', 'internal'))
  await fillAndSend()
  await expect.poll(() => alert.mock.calls).toEqual([[errorMessages.internal()]])
  expect(screen.queryByText(errorMessages.internal())).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Bijaya')
})

test('a dead network is told in a toast', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  server.use(unreachable('applyForNetwork'))
  await fillAndSend()
  expect(await screen.findByText(texts.network.network)).toBeTruthy()
  expect(alert).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'Main Road, Banki')
})

test('asks for all four', async () => {
  const user = await openForm(scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4)
})
