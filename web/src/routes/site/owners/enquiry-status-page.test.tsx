import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EnquiryStatus } from '#contract/enquiries/enquiry-status.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const status: EnquiryStatus = {
  reference: 'K7QM-2F9D',
  kind: 'Finance',
  vehicle: 'SP125',
  words: 'We have received it and will call you.',
  isOpen: true,
  sentAt: '2026-11-20T10:40:00.000Z',
  promisedAt: new Date(Date.now() + 3_600_000).toISOString(),
  answeredAt: null,
  appointment: null,
}
const appointment: EnquiryStatus['appointment'] = {
  state: 'booked',
  purpose: 'test-ride',
  vehicle: 'CB650R E-Clutch',
  isFirst: true,
  isConfirmed: false,
  startsAt: '2999-01-04T05:00:00.000Z',
  minutes: 30,
  outlet: {
    id: 12,
    name: 'Link Road-Bigwing',
    address: 'Link Road, Cuttack',
    phone: '0671-000-0199',
    latitude: 20,
    longitude: 85,
  },
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

test('an appointment is told with vehicle, day, time and outlet, and with the number that changes it', async () => {
  const words = 'Your appointment is booked.'
  server.use(answers('readEnquiryStatus', { ...status, words, promisedAt: null, appointment }))
  await lookUp()
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
  expect(screen.getByText('Test ride · CB650R E-Clutch · Booked')).toBeTruthy()
  expect(screen.getByText('Friday, 4 Jan, 10:30 am')).toBeTruthy()
  expect(screen.getByText('Link Road-Bigwing, Link Road, Cuttack')).toBeTruthy()
  expect(screen.getByRole('link', { name: '0671-000-0199' }).getAttribute('href')).toBe('tel:06710000199')
  // Whoever gave no e-mail address has no mail of ours to look for.
  expect(screen.getByText(/If you gave an e-mail address, the link in our mail does it too\.$/)).toBeTruthy()
  expect(screen.queryByText(/If you need an answer soon/)).toBeNull()
})

test('an enquiry without a promise says where to call', async () => {
  const words = 'We have received it.'
  server.use(answers('readEnquiryStatus', { ...status, words, promisedAt: null }))
  await lookUp()
  expect(
    (await screen.findByText(/^If you need an answer soon, call/)).parentElement?.querySelector(
      'a[href^="tel:"]',
    ),
  ).toBeTruthy()
})

test('what nobody finds is said at the digits, and what was typed stays; the number to call is a link', async () => {
  const words = errorMessages.not_found()
  server.use(fails('readEnquiryStatus', 'not_found', { digits: words }))
  await lookUp()
  const digits = await screen.findByLabelText<HTMLInputElement>('Last four digits of your mobile number')
  await waitFor(() => expect(digits.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(words)).toHaveLength(1)
  expect([digits.value, document.activeElement]).toEqual(['3210', digits])
  const call = screen.getByText(/^No reference at hand/).parentElement?.querySelector('a')
  expect(call?.getAttribute('href')).toMatch(/^tel:/)
})
