import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import { orderStepIds } from '#contract/orders/order-steps.ts'
import { planDays } from '#domain/orders/plan-days.ts'
import { deleteEntry, readEntries } from '#web/lib/outbox/store.ts'
import { withBrowserStore } from '#web/testing/browser-store.ts'
import { anOrder, dayFromNow } from '#web/testing/builders/orders.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { anInbox, detailsOf } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { someModelFacts } from '#web/testing/model-facts.ts'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

withBrowserStore()

const lead = aLead('Bijaya', { outletId: 1, outlet: 'Cuttack' })

function serve(order: LeadDetails['order'], quotation: LeadDetails['quotation'] = null) {
  server.use(
    answers('getInboxChoices', { outlets: [{ id: 1, name: 'Cuttack' }], models: [], sources: [] }),
    answers('getPaymentSettings', {
      facts: { upiId: '', payee: '', token: 0, cap: 0, refundLines: [] },
      at: '2026-11-22T10:00:00.000Z',
      wrongToday: 0,
    }),
    answers('getLead', detailsOf(lead, { enquiry: { colour: 'Red' }, quotation, order })),
    ...anInbox([lead]),
  )
}

async function openSheet() {
  const { user } = openStaffScreen('inbox')
  await user.click(await screen.findByRole('link', { name: 'Bijaya' }))
  return { user, part: within(await screen.findByRole('region', { name: 'Order' })) }
}

beforeEach(() => server.use(answers('getMe', anAccount({ role: 'sales' }))))
afterEach(async () => {
  cleanup()
  for (const { id } of await readEntries()) await deleteEntry(id)
})

test('an order begins with the quotation that the buyer was given', async () => {
  const quotation = {
    id: crypto.randomUUID(),
    number: 'Q/26-27/0007',
    version: 2,
    bikeName: 'SP125',
    variant: 'Disc',
    colour: 'Black',
    outletId: 1,
    lender: 'Grameen Bank',
    price: 105_000,
  }
  serve(null, quotation)
  const sent: unknown[] = []
  server.use(
    answers('listModelFacts', [someModelFacts({ bikeName: 'SP125', name: 'SP125' })]),
    answers('bookOrder', anOrder({ quotation: quotation.number }), ({ body }) => sent.push(body)),
  )
  const { user, part } = await openSheet()
  await user.click(part.getByRole('button', { name: 'Book an order' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Book an order/ }))
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Model').value).toBe('SP125'))
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    quotationId: quotation.id,
    bikeName: 'SP125',
    variant: 'Disc',
    colour: 'Black',
    outletId: 1,
    price: '105000',
    lender: 'Grameen Bank',
  })
})

test('a step is done today by two presses', async () => {
  const order = anOrder()
  const calls: unknown[] = []
  serve(order)
  server.use(answers('changeOrderStep', order, ({ body }) => calls.push(body)))
  const { user, part } = await openSheet()
  await user.click(part.getByRole('button', { name: /Insured/ }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Insured · Bijaya' })).getByRole('button', {
      name: 'Done',
    }),
  )
  await waitFor(() =>
    expect(calls).toEqual([{ step: 'insured', doneOn: dayFromNow(0), seen: { doneOn: null } }]),
  )
  expect(await screen.findByText('Insured: done. The buyer is told.')).toBeTruthy()
})

test('a single vehicle is chosen by its chassis; who comes second is told, and offered what is left', async () => {
  const unit = { id: 7, chassisEnd: 'AB12CD', receivedOn: '2026-10-01', days: 57 }
  const words = 'This vehicle is set aside for another order, or stands elsewhere.'
  const calls: unknown[] = []
  serve(anOrder())
  server.use(
    answers('listFreeUnits', { units: [unit, { ...unit, id: 8, chassisEnd: 'EF34GH' }] }),
    fails('changeOrderStep', 'invalid_fields', { unitId: words }),
  )
  const { user, part } = await openSheet()
  await user.click(part.getByRole('button', { name: /Vehicle set aside/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Vehicle set aside · Bijaya' }))
  await user.selectOptions(await dialog.findByLabelText('Which vehicle'), '7')
  server.use(answers('listFreeUnits', { units: [{ ...unit, id: 8, chassisEnd: 'EF34GH' }] }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await dialog.findByText(words)).toBeTruthy()
  await dialog.findByRole('option', { name: /EF34GH/ })
  expect(dialog.queryByRole('option', { name: /AB12CD/ })).toBeNull()
  server.use(answers('changeOrderStep', anOrder(), ({ body }) => calls.push(body)))
  await user.selectOptions(dialog.getByLabelText('Which vehicle'), '8')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(calls).toMatchObject([{ step: 'vehicle-set-aside', unitId: 8 }]))
})

test('another day needs a reason, and says whether the buyer is told', async () => {
  const order = anOrder({ isTold: false })
  const calls: unknown[] = []
  serve(order)
  server.use(answers('changeOrderStep', order, ({ body }) => calls.push(body)))
  const { user, part } = await openSheet()
  await user.click(part.getByRole('button', { name: /Registered/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registered · Bijaya' }))
  await user.click(dialog.getByRole('button', { name: 'It will be another day' }))
  expect(dialog.getByText('No message reaches the buyer: please ring them.')).toBeTruthy()
  await user.clear(dialog.getByLabelText('New day'))
  await user.type(dialog.getByLabelText('New day'), dayFromNow(20))
  await user.click(dialog.getByRole('button', { name: 'Move the day' }))
  expect(dialog.getByText('Please say why the day moves.')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Why'), 'rto')
  await user.click(dialog.getByRole('button', { name: 'Move the day' }))
  await waitFor(() =>
    expect(calls).toEqual([
      {
        step: 'registered',
        plannedOn: dayFromNow(20),
        because: 'rto',
        seen: { plannedOn: dayFromNow(5) },
      },
    ]),
  )
})

test('without number and plate the vehicle stays, and only the owner is asked why it may go', async () => {
  const words = 'Nobody takes a vehicle home without its registration number and fitted plate.'
  serve(anOrder())
  server.use(
    answers('getMe', anAccount({ role: 'owner' })),
    fails('changeOrderStep', 'invalid_fields', { releasedBecause: words }),
  )
  const { user, part } = await openSheet()
  await user.click(part.getByRole('button', { name: /Handed over/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Handed over · Bijaya' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await dialog.findByText(words)).toBeTruthy()
  expect(dialog.getByLabelText(/Why it may go without number or plate/)).toBeTruthy()
})

test('without a connection a step waits on the device and stands as done', async () => {
  serve(anOrder())
  server.use(unreachable('changeOrderStep'))
  const { user, part } = await openSheet()
  await user.click(part.getByRole('button', { name: /Insured/ }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Insured · Bijaya' })).getByRole('button', {
      name: 'Done',
    }),
  )
  const waiting = within(await screen.findByRole('region', { name: 'Waiting to be sent' }))
  expect(waiting.getByText(/^Insured, done /)).toBeTruthy()
  await waitFor(() => expect(part.getByRole('button', { name: /Insured.*done/ })).toBeTruthy())
})

test('an order is booked with a plan from the handover back, without the loan where there is none', async () => {
  const calls: unknown[] = []
  serve(null)
  server.use(
    answers('listModelFacts', [someModelFacts({ bikeName: 'SP125', name: 'SP125' })]),
    answers('bookOrder', anOrder(), ({ body }) => calls.push(body)),
  )
  const { user, part } = await openSheet()
  await user.click(part.getByRole('button', { name: 'Book an order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book an order for Bijaya' }))
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Model').value).toBe('SP125'))
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Outlet').value).toBe('1'))
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  expect(dialog.getByText('Please enter the price.')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Price on the road/), '1,05,000')
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  await waitFor(() =>
    expect(calls).toMatchObject([
      {
        leadId: lead.id,
        outletId: 1,
        bikeName: 'SP125',
        colour: 'Red',
        price: '1,05,000',
        papersWanted: ['proof-of-address', 'proof-of-identity'],
        steps: planDays(
          dayFromNow(0),
          dayFromNow(7),
          orderStepIds.filter((step) => step !== 'loan-sanctioned'),
        ),
      },
    ]),
  )
})

test('money is received in the order, over the sum that was seen, and without a connection it waits', async () => {
  const order = anOrder({ cap: 20_000 })
  const sent: unknown[] = []
  serve(order)
  server.use(answers('receivePayment', order, ({ body }) => sent.push(body)))
  const { user, part } = await openSheet()
  await user.click(part.getByRole('button', { name: 'Received money' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Received from the buyer' }))
  await user.click(dialog.getByRole('button', { name: 'Received' }))
  expect(await dialog.findByText('Please choose how it was paid.')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Paid by'), 'cash')
  await user.click(dialog.getByRole('button', { name: 'Received' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ amount: '5000', way: 'cash', paidOn: dayFromNow(0), seen: 0 })

  server.use(unreachable('receivePayment'))
  await user.click(part.getByRole('button', { name: 'Received money' }))
  const again = within(await screen.findByRole('dialog', { name: 'Received from the buyer' }))
  await user.selectOptions(again.getByLabelText('Paid by'), 'cash')
  await user.click(again.getByRole('button', { name: 'Received' }))
  expect(await part.findByText(/Received ₹5000 by Cash .*: waits on this device/)).toBeTruthy()
})

test('who cancels sees what goes back before they press, and only a manager or the owner types another amount', async () => {
  const payment = {
    id: crypto.randomUUID(),
    state: 'received' as const,
    cameAs: '' as const,
    amount: 5000,
    way: 'upi' as const,
    reference: '',
    paidOn: dayFromNow(-9),
    receivedAt: '2026-11-22T10:00:00.000Z',
    receivedBy: 'Asha',
    number: 'RV/26-27/0001',
    gstin: '',
    goods: 'SP125',
    refundLines: [{ when: 'otherwise' as const, days: 0, keptPercent: 10 }],
    refund: null,
  }
  const order = anOrder({ cap: 20_000, payments: [payment] })
  const sent: unknown[] = []
  serve(order)
  server.use(answers('cancelOrder', order, ({ body }) => sent.push(body)))
  const { user, part } = await openSheet()
  await user.click(part.getByRole('button', { name: 'Cancel the order' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Cancel the order/ }))
  await user.selectOptions(dialog.getByLabelText('Why'), 'changed-mind')
  expect(dialog.getByText('₹4,500')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Another amount' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ because: 'changed-mind', refund: { seen: 4500, because: '' } })
})
