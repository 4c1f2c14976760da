import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EnquiryStatus } from '#contract/enquiries/enquiry-status.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const status: EnquiryStatus = {
  reference: 'K7QM-2F9D',
  kind: 'Finance',
  words: 'We have received it and will call you.',
  isOpen: true,
  sentAt: '2026-11-20T10:40:00.000Z',
  promisedAt: new Date(Date.now() + 3_600_000).toISOString(),
  answeredAt: null,
}

async function lookUp(): Promise<void> {
  const { user } = renderRoute('/enquiry-status?reference=K7QM2F9D')
  await user.type(await screen.findByLabelText('Last four digits of your mobile number'), '3210')
  await user.click(screen.getByRole('button', { name: 'Look it up' }))
}

test('the reference of the link and four digits show the stage in plain words and the promise', async () => {
  const calls: unknown[] = []
  server.use(answers('readEnquiryStatus', status, ({ body }) => calls.push(body)))
  await lookUp()
  expect(await screen.findByText(status.words)).toBeTruthy()
  expect(screen.getByText(/^We call you by /)).toBeTruthy()
  expect(calls).toEqual([{ reference: 'K7QM2F9D', digits: '3210' }])
})

test('a broken promise says so, with the number to call', async () => {
  server.use(answers('readEnquiryStatus', { ...status, promisedAt: '2026-11-20T11:40:00.000Z' }))
  await lookUp()
  expect(
    await screen.findByText(/We said we would call by 20 Nov 2026 at 5:10 pm, and have not/),
  ).toBeTruthy()
})

test('what nobody finds is said in words', async () => {
  server.use(fails('readEnquiryStatus', 'not_found'))
  await lookUp()
  expect(await screen.findByText(errorMessages.not_found())).toBeTruthy()
})
