import type { Order } from '#contract/orders/orders.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import type { Cancelling } from '#domain/payments/refund-table.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'

/** How far an order is for the refund table, if it is cancelled today for a reason, or was. */
export function cancellingOf(
  { steps, cancelledBecause }: Order,
  because: string = cancelledBecause,
): Cancelling {
  const isDone = (wanted: string) => steps.some(({ step, doneOn }) => step === wanted && doneOn !== null)
  return {
    isSetAside: isDone('vehicle-set-aside'),
    isRegistered: isDone('registered'),
    because,
    today: indianDay(serverNow()),
  }
}
