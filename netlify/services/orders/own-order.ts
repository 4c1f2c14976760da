import type { OwnOrder } from '#contract/orders/own-order.ts'
import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { orCallUs } from '#domain/enquiries/call-us.ts'
import { findOwnOrder } from '#server/data/orders/own-orders.ts'
import { salesPhone } from '#server/lib/sales-phone.ts'
import { orderOfLink } from '#server/lib/session/order-link.ts'

/** The order of a link. Throws `not_found` when this server did not make the link, or the order is gone. */
export async function readOwnOrder(link: string): Promise<OwnOrder> {
  const id = orderOfLink(link)
  const found = id && (await findOwnOrder(id))
  if (!found)
    throw new AppError('not_found', {
      message: t`We find no order for this link. Please use it as it stands in our mail${orCallUs(salesPhone())}.`,
    })
  return found
}
