import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HeldEnquiry } from '#contract/privacy/privacy.ts'
import { answers, type SeenCall, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const lead = '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a10'
const coming = {
  enquiryId: '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a20',
  leadId: lead,
  kind: 'applicants',
  name: 'Bijaya Das',
  isHeld: false,
  erasedOn: '2036-01-01',
} as const
const retention = { rules: [{ kind: 'applicants', days: 180 }], coming: [coming], erased: 3 } as const

test('a person is found, erased after a question, and the screen says out of how much', async () => {
  const calls: SeenCall[] = []
  const optIn = {
    at: '2026-11-20T10:00:00Z',
    kind: 'opt-in',
    notice: 'How may we write?',
    version: '0a1b2c3d',
    by: '',
    purpose: 'messages',
    channel: 'whatsapp',
    language: 'or',
    way: 'form',
  } as const
  const quiet = {
    at: '2026-11-21T10:00:00Z',
    kind: 'do-not-call',
    notice: '',
    version: '',
    by: 'Ravi Das (ravi)',
    purpose: '',
    channel: '',
    language: '',
    way: '',
  } as const
  const held = { kind: 'enquiry' as const, sent: { name: 'Bijaya' }, context: null, work: null, consents: [] }
  server.use(
    answers('getRetention', { ...retention, rules: [...retention.rules], coming: [] }),
    answers('readPerson', [held, { ...held, consents: [quiet, optIn] }]),
    answers('erasePerson', { erased: 2 }, (call) => calls.push(call)),
  )
  const { user } = openStaffScreen('privacy')
  await user.type(await screen.findByLabelText('Mobile number'), '98765 43210')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText('2 enquiries')).toBeTruthy()
  expect(
    screen.getByText(/Opted in \(whatsapp\), .*, to “How may we write\?”, notice 0a1b2c3d in Odia/),
  ).toBeTruthy()
  expect(screen.getByText(/^Do not call, .*, noted by Ravi Das \(ravi\)$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Erase …' }))
  const dialog = await screen.findByRole('dialog', { name: 'Erase 98765 43210' })
  expect(calls).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Erase this person' }))
  expect(await screen.findByText('This person was taken out of 2 enquiries.')).toBeTruthy()
  expect(calls[0]?.body).toEqual({ mobile: '98765 43210', email: '' })
})

test('a person reads on a page what is held of them, in words, and it goes back to the search', async () => {
  const at = '2026-11-20T10:00:00Z'
  const held: HeldEnquiry = {
    kind: 'finance',
    sent: {
      id: lead,
      created_at: at,
      name: 'Bijaya Das',
      mobile: '9876543210',
      email: '',
      loan_amount: '80000',
      price_paise: 9220000,
      is_quarantined: false,
      wants_call: true,
      booking_date: '2026-12-31',
    },
    context: { source: 'google', medium: '', language: 'or', seen: { EMI: '₹2,500 a month' } },
    work: {
      family: 'sales',
      stage: 'test-ride',
      isHeld: false,
      quotations: [
        {
          number: 'Q/26-27/0007',
          version: 2,
          state: 'agreed',
          madeAt: at,
          sentAt: at,
          agreedAt: null,
          model: 'SP125',
          variant: 'Disc',
          colour: '',
          price: 105_000,
          lines: [
            { label: 'Ex-showroom price', rupees: 106_000 },
            { label: 'Discount', rupees: -1000 },
            { label: 'Registration', rupees: null },
          ],
          validUntil: '2026-11-27',
          oldVehicle: 'Splendor 2014',
          lender: '',
        },
      ],
      orders: [
        {
          bookedAt: at,
          state: 'open',
          model: 'SP125',
          variant: 'Disc',
          colour: 'Red',
          price: 105_000,
          token: 0,
          payments: [],
          lender: 'A Bank',
          outlet: 'Jagatpur',
          papersWanted: ['proof-of-address'],
          papersSeen: [],
          registrationNumber: 'OD02AB1234',
          releasedBecause: '',
          cancelledBecause: '',
          deliveryAt: null,
          steps: [
            {
              step: 'registered',
              plannedOn: '2026-11-29',
              doneOn: null,
              doneBy: '',
              moves: [{ from: '2026-11-25', to: '2026-11-29', because: 'rto', at, by: 'Asha' }],
            },
          ],
        },
      ],
      appointment: {
        purpose: 'test-ride',
        state: 'done',
        startsAt: '2026-11-21T05:00:00Z',
        minutes: 30,
        hasLicence: true,
        outlet: 'Jagatpur',
        madeAt: at,
        moves: 0,
      },
      mails: [{ kind: 'receipt', madeAt: at, sentAt: at }],
      events: [{ at, kind: 'note', value: '', words: 'Wants red' }],
    },
    consents: [
      {
        at,
        kind: 'opt-in',
        notice: 'How may we write?',
        version: '0a1b2c3d',
        by: '',
        purpose: 'messages',
        channel: 'sms',
        language: 'hi',
        way: 'form',
      },
    ],
  }
  server.use(
    answers('getRetention', { ...retention, rules: [...retention.rules], coming: [] }),
    answers('readPerson', [held]),
  )
  const { user } = openStaffScreen('privacy')
  await user.type(await screen.findByLabelText('Mobile number'), '98765 43210')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.click(await screen.findByRole('button', { name: 'Read and print' }))
  const heading = await screen.findByRole('heading', { name: 'What we hold of 98765 43210' })
  const page = within(heading.closest('main') as HTMLElement)
  const facts = page.getAllByRole('term').map((name) => [name.textContent, name.nextSibling?.textContent])
  expect(facts).toEqual([
    ['Name', 'Bijaya Das'],
    ['Mobile', '9876543210'],
    ['Name', 'Bijaya Das'],
    ['Mobile', '9876543210'],
    ['Loan Amount', '80000'],
    ['Price', '₹92,200'],
    ['Wants call', 'Yes'],
    ['Booking date', '31 Dec 2026'],
    ['Source', 'google'],
    ['EMI', '₹2,500 a month'],
    ['Vehicle', 'SP125, Disc'],
    ['Ex-showroom price', '₹1,06,000'],
    ['Discount', '−₹1,000'],
    ['Registration', 'Ask us'],
    ['To pay', '₹1,05,000'],
    ['In exchange', 'Splendor 2014'],
    ['Given to you', '20 Nov 2026 at 3:30 pm'],
    ['Held until', '27 Nov 2026'],
    ['Vehicle', 'SP125, Disc, Red'],
    ['Outlet', 'Jagatpur'],
    ['Price on the road', '₹1,05,000'],
    ['Lender', 'A Bank'],
    ['Papers asked for', 'Proof of address'],
    ['Registration number', 'OD02AB1234'],
    ['Registered', 'planned for 29 Nov 2026; before: 25 Nov 2026, The RTO has not given the number'],
  ])
  expect(
    page.getByRole('heading', { name: 'Quotation Q/26-27/0007, version 2 of 20 Nov 2026 at 3:30 pm' }),
  ).toBeTruthy()
  expect(page.getByRole('heading', { name: 'Finance, 20 Nov 2026 at 3:30 pm' })).toBeTruthy()
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Test ride, 21 Nov 2026 at 10:30 am, Jagatpur, Done, you said that you are 18 and have a licence',
    '20 Nov 2026 at 3:30 pm: Wants red',
    'Now: Test ride',
    'Receipt of your enquiry, sent 20 Nov 2026 at 3:30 pm',
    'Opted in (sms), 20 Nov 2026 at 3:30 pm, to “How may we write?”, notice 0a1b2c3d in Hindi',
  ])
  expect(page.getByRole('button', { name: 'Print' })).toBeTruthy()
  await user.click(page.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('button', { name: 'Save as a file' })).toBeTruthy()
})

test('who is erased soon stands with a countdown and can be held back', async () => {
  const rules = [...retention.rules]
  server.use(
    answers('getRetention', { ...retention, rules, coming: [coming] }),
    answers('holdLead', { ...retention, rules, coming: [{ ...coming, isHeld: true }] }),
  )
  const { user } = openStaffScreen('privacy')
  expect(await screen.findByText(/erased in \d+ days, 1 Jan 2036/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hold: Bijaya Das' }))
  expect(await screen.findByText(/held back/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Let go: Bijaya Das' })).toBeTruthy()
})

test('who waits in quarantine stands there too, with nothing to open or to hold', async () => {
  const waiting = { ...coming, leadId: null, name: 'Anita Sahoo' }
  server.use(answers('getRetention', { ...retention, rules: [...retention.rules], coming: [waiting] }))
  openStaffScreen('privacy')
  const item = within((await screen.findByText('Anita Sahoo')).closest('li') as HTMLElement)
  expect(item.getByText(/in quarantine · erased in \d+ days, 1 Jan 2036/)).toBeTruthy()
  expect([item.queryByRole('button'), item.queryByRole('link')]).toEqual([null, null])
})
