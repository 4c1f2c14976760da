import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import type { GivingLimits } from '#contract/quotations/quotations.ts'
import { aBike } from '#web/testing/builders/catalogue.ts'
import { aDealer } from '#web/testing/builders/dealership.ts'
import { aQuotation } from '#web/testing/builders/quotations.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { anInbox, detailsOf } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { someModelFacts } from '#web/testing/model-facts.ts'
import { answers, fails, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const lead = aLead('Bijaya', { outletId: 1, outlet: 'Cuttack' })
const event = {
  id: crypto.randomUUID(),
  leadId: lead.id,
  at: '2026-11-23T10:00:00.000Z',
  by: 'Asha',
  kind: 'quotation' as const,
  value: 'Q/26-27/0007',
  words: 'Made, ₹85,064',
}

function open(
  quotations: ReturnType<typeof aQuotation>[],
  role: StaffRole = 'sales',
  limits: GivingLimits = { discount: 2000, exchange: 20_000 },
) {
  server.use(
    answers('getMe', anAccount({ role })),
    answers(
      'getLead',
      detailsOf(lead, { enquiry: { colour: 'Red' }, events: quotations.length > 0 ? [event] : [] }),
    ),
    answers('listQuotations', { quotations, limits }),
    answers('listDealers', [aDealer({ id: 1, name: 'Cuttack' })]),
    ...anInbox([lead]),
  )
  return openStaffScreen(`inbox&lead=${lead.id}`)
}
const part = async () => within(await screen.findByRole('region', { name: 'Quotations' }))

test('two presses make a quotation of what the lead asked for', async () => {
  const { user } = open([])
  const made: unknown[] = []
  server.use(
    answers('listModelFacts', [someModelFacts({ bikeName: 'SP125', name: 'SP125' })]),
    answers('listLenders', []),
    answers('getOnRoad', { day: '2026-11-23', rules: [], vehicles: [], offers: [] }),
    answers('listVariants', [{ id: 4, name: 'Disc', price: 94_400 }]),
    answers('listColours', [{ id: 1, image: '', name: 'Red', words: 'Red', swatch: '', paint: ['#aa0000'] }]),
    answers('listAccessories', []),
    answers('getBike', { bike: aBike() }),
    answers('makeQuotation', aQuotation({ state: 'ready' }), (call) => made.push(call.body)),
  )
  await user.click(await (await part()).findByRole('button', { name: 'Quotation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Quotation' }))
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Variant').value).toBe('Disc'))
  await user.click(dialog.getByRole('button', { name: 'Make it' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Quotation' })).toBeNull())
  expect(made).toMatchObject([
    { bikeName: 'SP125', variantId: 4, colour: 'Red', outletId: 1, discount: 0, loan: null, after: null },
  ])
})

test('the sheet shows the newest version with its state, and the older ones stay to be read', async () => {
  open([
    aQuotation({ id: crypto.randomUUID(), version: 2, state: 'ready', paise: 8_406_400 }),
    aQuotation({ state: 'sent' }),
  ])
  const seen = await part()
  expect(await seen.findByText('Q/26-27/0007, version 2')).toBeTruthy()
  expect(seen.getAllByText('₹84,064')).toBeTruthy()
  expect(seen.getByText('not given yet')).toBeTruthy()
  expect(seen.getByText(/^Version 1, ₹85,064/)).toBeTruthy()
})

test('what was given to the buyer can be sent in their language', async () => {
  const { user } = open([aQuotation({ state: 'ready' })])
  const seen = await part()
  const sent: unknown[] = []
  server.use(
    answers('moveQuotation', aQuotation(), (call) => sent.push(call.body)),
    answers('listQuotations', {
      quotations: [aQuotation({ state: 'sent' })],
      limits: { discount: 2000, exchange: 20_000 },
    }),
  )
  await user.click(await seen.findByRole('button', { name: 'Give to the buyer' }))
  const whatsApp = await seen.findByRole('link', { name: /^WhatsApp\s*with Q\/26-27\/0007/ })
  expect(sent).toEqual([{ act: 'send' }])
  expect(whatsApp.getAttribute('href')).toContain('https://wa.me/919876543210?text=Your%20quotation')
  await user.selectOptions(seen.getByLabelText('Language'), 'Odia')
  await waitFor(() =>
    expect(whatsApp.getAttribute('href')).toContain(encodeURIComponent('/or/quotation#key')),
  )
})

test('a discount is decided by who may give it, and by nobody else', async () => {
  const waiting = aQuotation({ state: 'waiting', discountPaise: 300_000, exchangePaise: 0 })
  open([waiting], 'manager')
  const seen = await part()
  expect(await seen.findByText('Discount of ₹3,000')).toBeTruthy()
  expect(seen.getByText('waits for the owner’s yes')).toBeTruthy()
  expect(seen.queryByRole('button', { name: 'Agree to it' })).toBeNull()
  expect(seen.queryByRole('button', { name: 'Give to the buyer' })).toBeNull()
})

test('an exchange above the limit is decided by who may give it, whatever the discount is', async () => {
  open([aQuotation({ state: 'waiting', exchangePaise: 2_000_100 })], 'manager')
  const seen = await part()
  expect(await seen.findByText('Exchange for ₹20,001')).toBeTruthy()
  expect(seen.queryByRole('button', { name: 'Agree to it' })).toBeNull()
})

test('a manager within the limit agrees, and a failure is said', async () => {
  const limits = { discount: 5000, exchange: 20_000 }
  const { user } = open([aQuotation({ state: 'waiting', discountPaise: 300_000 })], 'manager', limits)
  const seen = await part()
  server.use(fails('moveQuotation', 'unavailable'))
  expect(await seen.findByText('waits for your yes')).toBeTruthy()
  await user.click(seen.getByRole('button', { name: 'Agree to it' }))
  expect(await screen.findByText(/not saved|try again/i)).toBeTruthy()
})
