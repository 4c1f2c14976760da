import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { dealershipFacts } from '#contract/dealership.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const facts = dealershipFacts.parse({
  name: 'Chilika Wheels',
  logo: '',
  wordmark: '',
  wordmarkBelow: '',
  city: 'Berhampur',
  district: '',
  state: 'Odisha',
  since: 2019,
  customers: null,
  salesNumber: '0680-000-0101',
  serviceNumber: '0680-000-0201',
  bookingNumber: '',
  careNumber: '',
  whatsAppNumber: '',
  salesEmail: 'sales@dealer.example',
  serviceEmail: '',
  careEmail: '',
  openingHours: [{ days: 'Monday', hours: '10 to 6' }],
  socialLinks: [],
  mailFooter: '',
  builderName: '',
  builderUrl: '',
  providerName: '',
  providerUrl: '',
  colours: { accent: '', accentStrong: '', onAccent: '' },
})

test('what keeps the site from being switched on is said', async () => {
  const message = 'Please add an outlet first: pages name its address.'
  server.use(
    answers('getDealershipRecord', { facts, at: '2026-11-20T00:00:00.000Z', isFilled: true, isOpen: false }),
    http.patch('/api/manageDealership/open', () =>
      HttpResponse.json({ error: { code: 'invalid_fields', message }, message }, { status: 422 }),
    ),
  )
  const { user } = openStaffScreen('dealership')
  await user.click(await screen.findByRole('button', { name: 'Switch the site on' }))
  expect(await screen.findByText(message)).toBeTruthy()
})
