import { bodiesDrill } from './bodies.ts'
import { breachDrill } from './breach.ts'
import { crashDrill } from './crash.ts'
import { datesDrill } from './dates.ts'
import { floodDrill } from './flood.ts'
import { guessingDrill } from './guessing.ts'
import { loadDrill } from './load.ts'
import { ordersDrill } from './orders/orders.ts'
import { paymentsDrill } from './orders/payments.ts'
import { outageDrill } from './outage.ts'
import { scriptsDrill } from './scripts.ts'
import { intakeDrill } from './vendors/intake.ts'
import { whatsAppDrill } from './vendors/whatsapp.ts'

/**
 * A long test: it starts the servers it needs, tries to break a promise of the product, and prints the
 * result.
 */
export interface Drill {
  name: string
  /** The unit of the size, and the variable that sets it. */
  size: { of: string; variable: string; small: number; full: number }
  /** Answers whether the promise held. */
  run: (size: number, say: (line: string) => void) => Promise<boolean>
}

/**
 * Every drill in the order of a run. All run at their small size when none is named; named drills run in
 * full.
 */
export const drills: readonly Drill[] = [
  {
    name: 'crash',
    size: { of: 'forms', variable: 'DRILL_SUBMISSIONS', small: 5_000, full: 50_000 },
    run: crashDrill,
  },
  {
    name: 'intake',
    size: { of: 'deliveries', variable: 'DRILL_DELIVERIES', small: 2_000, full: 50_000 },
    run: intakeDrill,
  },
  {
    name: 'whatsapp',
    size: { of: 'events', variable: 'DRILL_EVENTS', small: 1_000, full: 10_000 },
    run: whatsAppDrill,
  },
  {
    name: 'payments',
    size: { of: 'races', variable: 'DRILL_RACES', small: 1_000, full: 20_000 },
    run: paymentsDrill,
  },
  {
    name: 'orders',
    size: { of: 'orders', variable: 'DRILL_ORDERS', small: 100, full: 2_000 },
    run: ordersDrill,
  },
  {
    name: 'breach',
    size: { of: 'people', variable: 'DRILL_PEOPLE', small: 30, full: 1_000 },
    run: breachDrill,
  },
  {
    name: 'guessing',
    size: { of: 'guesses', variable: 'DRILL_GUESSES', small: 1_000, full: 5_000 },
    run: guessingDrill,
  },
  {
    name: 'flood',
    size: { of: 'hostile posts', variable: 'FLOOD_POSTS', small: 5_000, full: 100_000 },
    run: floodDrill,
  },
  {
    name: 'bodies',
    size: { of: 'bodies for each endpoint', variable: 'DRILL_BODIES', small: 200, full: 20_000 },
    run: bodiesDrill,
  },
  {
    name: 'scripts',
    size: { of: 'script payloads', variable: 'SCRIPT_PAYLOADS', small: 40, full: 304 },
    run: scriptsDrill,
  },
  {
    name: 'dates',
    size: { of: 'cases in each of four time zones', variable: 'DATE_CASES', small: 500, full: 10_000 },
    run: datesDrill,
  },
  {
    name: 'load',
    size: { of: 'minutes', variable: 'LOAD_MINUTES', small: 0.5, full: 10 },
    run: loadDrill,
  },
  {
    name: 'outage',
    size: { of: 'minutes', variable: 'OUTAGE_MINUTES', small: 0.5, full: 10 },
    run: outageDrill,
  },
]
