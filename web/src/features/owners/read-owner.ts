import { ownedKinds } from '#contract/content/warranty-plans.ts'
import { t } from '#contract/wire/language.ts'
import { plainNumber } from '#contract/wire/phone-number.ts'
import { isDay } from './days.ts'
import type { LastService } from './service-due.ts'
import type { Owned } from './warranty-terms.ts'

/** The answers of an owner at the start; the answers stay on the device. */
export const emptyOwner = {
  kind: '',
  bought: '',
  odometer: '',
  lastDay: '',
  lastKm: '',
  plate: '',
}
export type OwnerValues = typeof emptyOwner
export type OwnerErrors = Partial<Record<keyof OwnerValues, string>>

/** A figure above the kilometres of any two-wheeler. */
const mostKm = 999_999
const earliest = '1980-01-01'

/**
 * Reads the typed answers, and says whether they suffice; `errors` are only about typed answers, not about
 * missing ones.
 */
export function readOwner(
  values: OwnerValues,
  today: string,
): { owned?: Owned; last?: LastService; errors: OwnerErrors } {
  const errors: OwnerErrors = {}
  const kind = ownedKinds.find(({ id }) => id === values.kind)?.id
  const odometer = readKm(values.odometer)
  const lastKm = readKm(values.lastKm)
  const boughtIsDay = isDay(values.bought) && values.bought >= earliest
  if (values.bought && !boughtIsDay) errors.bought = t`Please enter the day you bought it.`
  else if (values.bought > today) errors.bought = t`This day is still to come.`
  if (values.odometer && odometer === undefined) errors.odometer = t`Please enter kilometres, such as 12,400.`
  if (values.lastKm && lastKm === undefined) errors.lastKm = t`Please enter kilometres, such as 12,400.`
  else if (lastKm !== undefined && odometer !== undefined && lastKm > odometer)
    errors.lastKm = t`This is more than the odometer shows.`
  if (values.lastDay && !isDay(values.lastDay)) errors.lastDay = t`Please enter a day.`
  else if (values.lastDay > today) errors.lastDay = t`This day is still to come.`
  else if (values.lastDay && values.lastDay < values.bought) errors.lastDay = t`This is before you bought it.`
  if (!kind || !values.bought || errors.bought || odometer === undefined) return { errors }
  const isServiced = values.lastDay && lastKm !== undefined && !errors.lastDay && !errors.lastKm
  return {
    owned: { kind, bought: values.bought, odometer, today },
    ...(isServiced ? { last: { day: values.lastDay, km: lastKm } } : {}),
    errors,
  }
}

function readKm(typed: string): number | undefined {
  const digits = plainNumber(typed)
  return /^\d{1,6}$/.test(digits) && Number(digits) <= mostKm ? Number(digits) : undefined
}
