import type { OrderList } from '#contract/orders/order-steps.ts'
import type { Order } from '#contract/orders/orders.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { report } from '#contract/wire/limits.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { byteOrderMark, csvRows, csvType } from '#web/lib/csv.ts'
import { saveFile } from '#web/lib/device/save-file.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { orderCells } from './orders-csv.ts'

interface OrderQuestion {
  shown: OrderList
  outlet: number | undefined
  /** The words of the search. */
  q: string
}

/** Saves every order of a list as a file, page by page; a failure is told. */
export async function saveOrders(question: OrderQuestion): Promise<void> {
  try {
    const cells = orderCells(await allOrders(question))
    const file = new Blob([`${byteOrderMark}${csvRows(cells)}`], { type: csvType })
    saveFile(`orders-${indianDay(serverNow())}.csv`, file)
  } catch (error) {
    notify.error(failureWords(error, 'The file was not made. Please try again.'))
  }
}

async function allOrders(question: OrderQuestion): Promise<Order[]> {
  const all = new Map<string, Order>()
  for (let page = 1; ; page++) {
    const { data } = await callApi('listOrders', { body: { ...question, page, limit: report.maxPageSize } })
    // An order that moves in between may stand on two pages.
    for (const order of data) all.set(order.id, order)
    if (data.length < report.maxPageSize) return [...all.values()]
  }
}
