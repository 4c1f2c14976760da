import { nearestOutlets, type VisitReason } from '#domain/outlets/nearest-outlet.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { loadPlaces } from './load-places.ts'

/** The longest that sending a message waits for its outlet, in milliseconds. */
const patience = 3_000

/**
 * The number of the outlet with this department that is nearest to a PIN code. Undefined where the outlet is
 * not known or not found in time: the message is then sent without an outlet.
 */
export async function outletNear(pin: string, reason: VisitReason): Promise<number | undefined> {
  if (!pin) return undefined
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return Promise.race([find(pin, reason).catch(() => undefined), late])
}

async function find(pin: string, reason: VisitReason): Promise<number | undefined> {
  const [findPlace, outlets] = await Promise.all([loadPlaces(), callApi('listDealers')])
  const place = findPlace(pin)
  if (place.kind !== 'found') return undefined
  return nearestOutlets(outlets, place.from, new Date(), reason)[0]?.outlet.id
}
