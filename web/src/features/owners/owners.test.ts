import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ServiceStep } from '#contract/content/page-lists.ts'
import { dayAfter } from '#domain/days/days.ts'
import { aWarrantyPlan, scooterPlans } from '#web/testing/builders/content.ts'
import { addMonths, daysBetween, isDay } from './days.ts'
import { emptyOwner, readOwner } from './read-owner.ts'
import { amcFit, nextService } from './service-due.ts'
import { endOf, type Owned, plusTerm, warrantyTerms } from './warranty-terms.ts'

const plans = [...scooterPlans, aWarrantyPlan({ vehicle: 'motorcycle', km: 42_000 })]

const owned = (given: Partial<Owned>): Owned => ({
  kind: 'scooter',
  bought: '2024-03-12',
  odometer: 10_000,
  today: '2026-11-23',
  ...given,
})
const standard = (given: Partial<Owned>) => warrantyTerms(plans, owned(given))[0]

test('days go on by months and stop at the end of a shorter one', () => {
  expect(addMonths('2024-02-29', 36)).toBe('2027-02-28')
  expect(addMonths('2024-08-31', 6)).toBe('2025-02-28')
  expect(addMonths('2024-11-30', 3)).toBe('2025-02-28')
  expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29')
  expect([isDay('2024-02-30'), isDay('2024-02-29'), isDay('')]).toEqual([false, true, false])
})

test('the terms are those of the plans', () => {
  const terms = (given: Partial<Owned>) =>
    warrantyTerms(plans, owned(given)).map(({ years, km }) => [years, km])
  expect(terms({})).toEqual([
    [3, 36_000],
    [4, 48_000],
    [10, 120_000],
  ])
  expect(terms({ kind: 'motorcycle' })).toEqual([[3, 42_000]])
})

test('without plans nothing is promised, and an extended plan needs a standard one', () => {
  expect([warrantyTerms([], owned({})), plusTerm([], owned({}))]).toEqual([[], undefined])
  expect(warrantyTerms(scooterPlans.slice(1), owned({}))).toEqual([])
})

test.each([
  ['on its last day', { today: '2027-03-11' }, undefined],
  ['on the anniversary', { today: '2027-03-12' }, 'days'],
  ['one kilometre before it is full', { odometer: 35_999 }, undefined],
  ['with its last kilometre', { odometer: 36_000 }, 'km'],
  ['a motorcycle with as many', { odometer: 36_000, kind: 'motorcycle' as const }, undefined],
  ['full and too old', { odometer: 36_000, today: '2030-01-01' }, 'km'],
])('the standard warranty %s', (_when, given, over) => expect(standard(given)?.over).toBe(over))

test('what comes earlier ends a term: the years, or the kilometres at the pace so far', () => {
  const fast = standard({ bought: '2026-01-01', today: '2026-04-11', odometer: 10_000 })
  expect(fast && endOf(fast)).toEqual({ day: '2026-12-27', by: 'km' })
  const slow = standard({ odometer: 1_000 })
  expect(slow && endOf(slow)).toEqual({ day: '2027-03-11', by: 'days' })
  expect(standard({ bought: '2026-11-01', odometer: 5_000 })?.fullOn).toBeUndefined()
})

test('Plus can be renewed until the ninth year and covers ten', () => {
  expect(plusTerm(plans, owned({ bought: '2018-02-28', today: '2027-02-27' }))).toEqual({
    renewUntil: '2027-02-27',
    coverUntil: '2028-02-27',
    canRenew: true,
  })
  expect(plusTerm(plans, owned({ bought: '2018-02-28', today: '2027-02-28' }))?.canRenew).toBe(false)
})

test('a longer term never ends before a shorter one, and its end lies ahead while it runs', () => {
  const day = fc.integer({ min: 0, max: 4_000 }).map((days) => dayAfter('2015-01-01', days))
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 4_300 }),
      fc.integer({ min: 0, max: 150_000 }),
      (bought, age, odometer) => {
        const today = dayAfter(bought, age)
        const terms = warrantyTerms(plans, owned({ bought, today, odometer }))
        const ends = terms.filter(({ over }) => !over).map((term) => endOf(term).day)
        expect(ends).toEqual(ends.toSorted())
        for (const end of ends) expect(end >= today).toBe(true)
        expect(daysBetween(bought, today)).toBe(age)
      },
    ),
  )
})

const step = (kind: ServiceStep['kind'], km: number, months: number): ServiceStep => ({
  name: kind === 'every' ? 'Paid service' : `Service at ${km}`,
  vehicle: 'scooter',
  kind,
  km,
  months,
})
const plan = [
  step('free', 1_000, 1),
  step('free', 6_000, 6),
  step('free', 12_000, 12),
  step('every', 6_000, 6),
]

test.each([
  [
    'a new one',
    { bought: '2026-11-20', odometer: 40 },
    undefined,
    { day: '2026-12-20', km: 1_000, isFree: true },
  ],
  [
    'one that ran far',
    { bought: '2026-11-01', odometer: 1_000 },
    undefined,
    { day: '2027-05-01', km: 6_000, isFree: true },
  ],
  [
    'one that stood',
    { bought: '2025-11-01', odometer: 900 },
    undefined,
    { day: '2027-05-01', km: 18_000, isFree: false },
  ],
  ['an older one', {}, undefined, { day: '2027-03-12', km: 18_000, isFree: false }],
  [
    'one whose last service is known',
    {},
    { day: '2026-10-01', km: 9_500 },
    { day: '2027-04-01', km: 15_500, isFree: false },
  ],
])('the next service of %s', (_which, given, last, due) =>
  expect(nextService(plan, owned(given), last)).toMatchObject(due),
)

test('without a plan for it nothing is said', () => {
  expect(nextService(plan, owned({ kind: 'motorcycle' }))).toBeUndefined()
  expect(nextService([step('free', 1_000, 1)], owned({}))).toBeUndefined()
})

test.each([
  ['free services are left', { bought: '2026-06-01', odometer: 3_000 }, 'later'],
  ['two services a year are due', {}, 'yes'],
  ['there is no plan', { kind: 'motorcycle' as const }, 'unknown'],
])('where %s the contract: %s', (_when, given, fits) => expect(amcFit(plan, owned(given)).fits).toBe(fits))

test('one service a year is too few for a contract of several', () => {
  expect(amcFit([step('every', 10_000, 12)], owned({ odometer: 5_000 }))).toEqual({
    fits: 'hardly',
    servicesAYear: 1,
  })
})

test('what is typed is read, and what is wrong is told beside it', () => {
  const typed = { ...emptyOwner, kind: 'scooter', bought: '2024-03-12', odometer: '12,400 km' }
  expect(readOwner(typed, '2026-11-23')).toEqual({ owned: owned({ odometer: 12_400 }), errors: {} })
  expect(readOwner(emptyOwner, '2026-11-23')).toEqual({ errors: {} })
  expect(readOwner({ ...typed, bought: '2027-01-01' }, '2026-11-23').owned).toBeUndefined()
  const {
    owned: clock,
    last,
    errors,
  } = readOwner({ ...typed, lastDay: '2023-01-01', lastKm: '13000' }, '2026-11-23')
  expect([clock?.odometer, last, Object.keys(errors)]).toEqual([12_400, undefined, ['lastKm', 'lastDay']])
})

test('kilometres may be typed in the digits of any script', () => {
  const typed = { ...emptyOwner, kind: 'scooter', bought: '2024-03-12', odometer: '୧୨,୪୦୦ km' }
  expect(readOwner(typed, '2026-11-23')).toMatchObject({ owned: { odometer: 12_400 }, errors: {} })
})
