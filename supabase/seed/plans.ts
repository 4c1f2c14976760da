import { hoursOf } from './dealers.ts'
import { outlets } from './outlets.ts'
import { insertRows, type Run } from './rows.ts'

/** On these days of the week (1 is Monday) times of so many minutes, each for so many visitors. */
interface PlanRule {
  purpose: string
  days: number[]
  opens: string
  closes: string
  minutes: number
  places: number
}

const workdays = [1, 2, 3, 4, 5, 6]

/**
 * The times that an outlet, given by its number, offers: test rides where vehicles are sold, on each day on
 * which the showroom is open, and services on workdays everywhere.
 */
export function planOf(outlet: number): PlanRule[] {
  const known = outlets[outlet - 1]
  const { showroom, large } = known ?? {}
  const sunday = known && hoursOf(known, outlet).sales?.[6]
  const rule = (
    purpose: string,
    days: number[],
    [opens, closes]: [string, string],
    minutes: number,
    places: number,
  ): PlanRule => ({ purpose, days, opens, closes, minutes, places })
  const rides = [
    rule('test-ride', workdays, ['10:00', '18:00'], 30, large ? 2 : 1),
    ...(sunday
      ? [rule('test-ride', [7], sunday.closes > '18:00' ? ['10:00', '18:00'] : ['10:30', '13:30'], 30, 1)]
      : []),
  ]
  return [
    ...(showroom ? rides : []),
    rule('paid-service', workdays, ['09:30', '15:30'], 60, large ? 4 : 2),
    rule('free-service', workdays, ['09:30', '12:30'], 60, large ? 2 : 1),
  ]
}

/** Stores the plans of all outlets. */
export async function seedPlans(run: Run): Promise<void> {
  const plans = outlets.map((_, index) => ({ outlet_id: index + 1, rules: planOf(index + 1) }))
  await insertRows(run, 'appointment_plans', plans)
}
