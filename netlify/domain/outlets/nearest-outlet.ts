import type { Department } from '#contract/outlets/outlet-hours.ts'
import { t } from '#contract/wire/language.ts'
import { type Hours, type OpenState, openState } from './open-now.ts'

export interface Point {
  latitude: number
  longitude: number
}

const earthKm = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance between two places in kilometres as the crow flies; a road is longer. */
export function distanceKm(one: Point, other: Point): number {
  const upward = radians(other.latitude - one.latitude)
  const sideways = radians(other.longitude - one.longitude)
  const chord =
    Math.sin(upward / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(sideways / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * The reasons for a visit that not every outlet serves, each with the department whose hours count for it.
 */
export const visitReasons = [
  { id: 'sales', label: t`See or buy a two-wheeler` },
  { id: 'service', label: t`Service` },
  { id: 'spares', label: t`Spare parts` },
] as const satisfies readonly { id: Department; label: string }[]
export type VisitReason = (typeof visitReasons)[number]['id']

/** The facts that are needed of an outlet. */
type Placed = Point & Hours & { services: readonly string[] }

/** An outlet with its distance (kilometres as the crow flies), and whether it is open. */
export interface NearOutlet<Outlet> {
  outlet: Outlet
  km: number
  open: OpenState | undefined
}

/**
 * Outlets from the nearest on, with their distances (kilometres as the crow flies); equally distant outlets
 * keep their order.
 */
export function byDistance<Outlet extends Point>(
  outlets: readonly Outlet[],
  from: Point,
): { outlet: Outlet; km: number }[] {
  return outlets
    .map((outlet) => ({ outlet, km: distanceKm(from, outlet) }))
    .sort((one, other) => one.km - other.km)
}

/**
 * The outlets from the nearest on, with whether they are open; with a reason only the outlets that serve it.
 */
export function nearestOutlets<Outlet extends Placed>(
  outlets: readonly Outlet[],
  from: Point,
  now: Date,
  reason?: VisitReason,
): NearOutlet<Outlet>[] {
  const wanted = outlets.filter(({ services }) => !reason || services.includes(reason))
  return byDistance(wanted, from).map((near) => ({ ...near, open: openState(near.outlet, now, reason) }))
}

/** A distance in words: `about 7 km`; below two kilometres no visitor needs more precision. */
export function kmInWords(km: number): string {
  const whole = Math.round(km)
  return km < 2 ? t`less than 2 km` : t`about ${whole} km`
}
