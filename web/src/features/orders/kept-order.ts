import type { OwnOrder } from '#contract/orders/own-order.ts'
import { deviceStorage } from '#web/lib/device/storage.ts'

/** An order as this device read it last; `at` in ISO 8601. */
interface KeptOrder {
  order: OwnOrder
  at: string
}

const key = 'order'

/** Keeps the order of a link for a time without connection, in the place of an earlier one. */
export function keepOrder(link: string, kept: KeptOrder): void {
  deviceStorage.write(key, JSON.stringify({ link, ...kept }))
}

export function forgetOrder(): void {
  deviceStorage.write(key, null)
}

/** The link of the order that this device read last; empty without any. */
export function lastLink(): string {
  const link = stored().link
  return typeof link === 'string' ? link : ''
}

/** The order of a link as this device read it last; undefined where it keeps another one or none. */
export function keptOrder(link: string): KeptOrder | undefined {
  const kept = stored()
  const isWhole = Array.isArray(kept.order?.steps) && kept.order.outlet && kept.order.token
  if (kept.link !== link || !kept.at || !kept.order || !isWhole) return undefined
  return { order: kept.order, at: kept.at }
}

/** What stands on this device: an older version of the page may have left out what the card needs. */
function stored(): Partial<KeptOrder & { link: string }> {
  try {
    // Written by `keepOrder` alone.
    return JSON.parse(deviceStorage.read(key) ?? '{}') as Partial<KeptOrder & { link: string }>
  } catch {
    return {}
  }
}
