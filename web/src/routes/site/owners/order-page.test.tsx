import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderStepIds } from '#contract/orders/order-steps.ts'
import type { OwnOrder } from '#contract/orders/own-order.ts'
import { dayInWords } from '#contract/wire/day-words.ts'
import { keepOrder } from '#web/features/orders/kept-order.ts'
import { dayFromNow } from '#web/testing/builders/orders.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'

const order: OwnOrder = {
  state: 'open',
  vehicle: 'SP125',
  variant: 'Disc',
  colour: 'Red',
  registrationNumber: '',
  changedAt: '2026-11-22T10:00:00.000Z',
  papers: ['proof-of-address'],
  steps: orderStepIds.map((step, place) => ({
    step,
    plannedOn: dayFromNow(place + 1),
    doneOn: step === 'booked' ? dayFromNow(0) : null,
    moved: step === 'vehicle-set-aside' ? { from: dayFromNow(1), because: 'maker' as const } : null,
  })),
  deliveryAt: null,
  outlet: {
    id: 1,
    name: 'Cuttack',
    address: 'Main Road',
    phone: '0671-000-0101',
    latitude: 20,
    longitude: 85,
  },
  name: '',
  token: { waiting: 0, asked: null },
  vouchers: [],
}

test('a buyer reads what comes next and by when, why its day moved, what to bring and whom to ring', async () => {
  const links: unknown[] = []
  server.use(answers('readOwnOrder', order, ({ body }) => links.push(body)))
  renderRoute('/order#an-order.key')
  const card = within(await screen.findByRole('region', { name: 'Your order' }))
  expect(links).toEqual([{ link: 'an-order.key' }])
  expect(card.getByText('Your order is under way.')).toBeTruthy()
  expect(card.getByText(`Planned for ${dayInWords(dayFromNow(2))}`)).toBeTruthy()
  expect(card.getByText(/The vehicle has not come from the maker yet\./)).toBeTruthy()
  expect(card.getByText('Proof of address')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Call' }).getAttribute('href')).toContain('06710000101')
  expect(card.getAllByRole('listitem').length).toBeGreaterThan(orderStepIds.length)
})

test('a planned day that is over is said to be late before the buyer asks', async () => {
  const steps = order.steps.map((step) => ({
    ...step,
    plannedOn: step.doneOn ?? dayFromNow(step.step === 'vehicle-set-aside' ? -1 : 5),
  }))
  server.use(answers('readOwnOrder', { ...order, steps }))
  renderRoute('/order#an-order.key')
  expect(await screen.findByText(/^It was planned for .* and is late\. Please ask us\.$/)).toBeTruthy()
})

test('without a connection the order stands as this device read it last, with the time', async () => {
  keepOrder('an-order.key', { order, at: '2026-11-22T10:00:00.000Z' })
  server.use(unreachable('readOwnOrder'))
  renderRoute('/order#an-order.key')
  expect(
    await screen.findByText('There is no connection. Your order as it stood on 22 Nov 2026 at 3:30 pm:'),
  ).toBeTruthy()
  expect(screen.getByText('Your order is under way.')).toBeTruthy()
})

test('what this device read of one link is not shown for another', async () => {
  keepOrder('an-order.key', { order, at: '2026-11-22T10:00:00.000Z' })
  server.use(unreachable('readOwnOrder'))
  renderRoute('/order#another.key')
  expect(await screen.findByText('Your order could not be loaded.')).toBeTruthy()
  expect(screen.queryByText('Your order is under way.')).toBeNull()
})

test('a link that is none of ours says whom to call', async () => {
  server.use(fails('readOwnOrder', 'not_found'))
  renderRoute('/order#x')
  expect(await screen.findByText('We find no order for this link')).toBeTruthy()
})

test('a buyer reads what comes back before how to pay, and the receipt once it is paid', async () => {
  const token = {
    amount: 5000,
    reference: 'A1B2C3D4',
    upiId: 'showroom@bank',
    payee: 'Sample Motors',
    refundLines: [
      { when: 'days' as const, days: 3, keptPercent: 0 },
      { when: 'otherwise' as const, days: 0, keptPercent: 10 },
    ],
    isOnline: false,
    begunAt: null,
  }
  server.use(answers('readOwnOrder', { ...order, token: { waiting: 0, asked: token } }))
  renderRoute('/order#an-order.key')
  const table = await screen.findByRole('table', { name: /^What comes back if you cancel/ })
  expect(within(table).getByRole('row', { name: 'In every other case ₹4,500' })).toBeTruthy()
  const pay = screen.getByRole('link', { name: 'Pay ₹5,000 with a UPI app' })
  expect(pay.getAttribute('href')).toContain('upi://pay?pa=showroom%40bank')
  expect(table.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeTruthy()
})

test('who went to pay is told to wait for word, and who comes back without the key finds their order', async () => {
  keepOrder('an-order.key', { order, at: '2026-11-22T10:00:00.000Z' })
  const links: unknown[] = []
  const asked = {
    amount: 5000,
    reference: 'A1B2C3D4',
    upiId: '',
    payee: '',
    refundLines: [],
    isOnline: true,
    begunAt: '2026-11-27T10:00:00.000Z',
  }
  server.use(
    answers('readOwnOrder', { ...order, token: { waiting: 0, asked } }, ({ body }) => links.push(body)),
    unreachable('beginPayment'),
  )
  const { user } = renderRoute('/order?paid')
  expect(await screen.findByText(/^You went to pay on 27 Nov 2026 at 3:30 pm\./)).toBeTruthy()
  expect(links).toEqual([{ link: 'an-order.key' }])
  await user.click(screen.getByRole('button', { name: 'Pay by card or net banking' }))
  expect(await screen.findByText(/pay at the showroom/)).toBeTruthy()
})
