import { stepLabel } from '#contract/orders/order-steps.ts'
import type { Order } from '#contract/orders/orders.ts'
import { phoneCell, textCell } from '#web/lib/csv-cell.ts'
import { formatDay } from '#web/lib/dates.ts'

/** The columns of the file of orders. */
const columns: readonly [title: string, cell: (order: Order) => string][] = [
  ['Name', ({ name }) => textCell(name)],
  ['Mobile', ({ mobile }) => phoneCell(mobile)],
  ['Model', ({ model }) => model],
  ['Variant', ({ variant }) => textCell(variant)],
  ['Colour', ({ colour }) => colour],
  ['Outlet', ({ outlet }) => outlet],
  ['Price on the road (₹)', ({ price }) => String(price)],
  ['Token (₹)', ({ token }) => String(token)],
  ['Lender', ({ lender }) => textCell(lender)],
  ['Registration number', ({ registrationNumber }) => textCell(registrationNumber)],
  ['Next step', ({ nextStep }) => (nextStep ? stepLabel(nextStep) : '')],
  ['Planned for', ({ nextOn }) => (nextOn ? formatDay(nextOn) : '')],
  ['Booked on', ({ steps }) => formatDay(steps[0]?.doneOn ?? '')],
]

/** Orders as the cells of a file, the titles first. */
export function orderCells(orders: readonly Order[]): string[][] {
  return [columns.map(([title]) => title), ...orders.map((order) => columns.map(([, cell]) => cell(order)))]
}
