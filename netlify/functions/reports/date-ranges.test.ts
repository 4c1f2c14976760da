import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { reports } from '#contract/reports/reports.ts'
import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'
import { dayName, dayNumber, dayStart } from '#server/testing/helpers/indian-days.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { fileNotes } from '#web/features/reports/file/report-file.ts'
import { reportBody } from '#web/features/reports/load-report.ts'
import { quickRanges } from '#web/features/reports/quick-ranges.ts'

/** The number of cases for each time zone; `npm run drill -- dates` tries 10,000. */
const cases = Number(process.env.DATE_CASES ?? 60)
const timeout = 60_000 + cases * 300
const zones = ['Asia/Kolkata', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']
const machineZone = process.env.TZ

const firstDay = dayNumber(Date.UTC(2023, 11, 25))
const lastDay = dayNumber(Date.UTC(2027, 0, 8))
/**
 * Days on which code goes wrong: leap days, turns of years, and the days on which Los Angeles changes its
 * clocks.
 */
const specialDays = [
  Date.UTC(2024, 1, 28, 12),
  Date.UTC(2024, 1, 29, 12),
  Date.UTC(2026, 1, 28, 12),
  Date.UTC(2025, 11, 31, 12),
  Date.UTC(2026, 2, 8, 12),
  Date.UTC(2026, 10, 1, 12),
].map(dayNumber)

const aDay = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: firstDay, max: lastDay }) },
  { weight: 2, arbitrary: fc.constantFrom(...specialDays, ...specialDays.map((day) => day + 1)) },
)
/**
 * Milliseconds from the beginning of an Indian day; most are near the day's own ends, or midnight in the
 * other zones.
 */
const anOffset = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 86_399_999 }) },
  { weight: 3, arbitrary: fc.constantFrom(0, 1, -1, 999, 86_399_000, 86_399_999, 1_800_000) },
  { weight: 2, arbitrary: fc.constantFrom(5.5, 12.5, 13.5, 15.5).map((hours) => hours * 3_600_000) },
)
const aMoment = fc.tuple(aDay, anOffset).map(([day, offset]) => dayStart(day) + offset)
const aRange = fc
  .tuple(fc.option(aDay), fc.option(aDay))
  .map(([one, other]) =>
    one !== null && other !== null
      ? { from: Math.min(one, other), to: Math.max(one, other) }
      : { from: one, to: other },
  )

const enquiry = reports.find(({ id }) => id === 'enquiry') as (typeof reports)[number]
let api: TestApi
let staff: Caller
/** The stored moments, newest first as in the report. */
let stored: { id: string; moment: number }[]

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
  stored = fc
    .sample(aMoment, { numRuns: 600, seed: 20261121 })
    .map((moment) => ({ id: randomUUID(), moment }))
    .sort((one, other) => other.moment - one.moment || (one.id < other.id ? 1 : -1))
  await api.db.sql(
    `insert into public.product_enquiries (id, name, mobile, email, model, colour, created_at)
     select (row ->> 'id')::uuid, 'Rider', '9' || lpad((row_number() over ())::text, 9, '0'), 'a@mail.example', 'SP125', 'Red',
       to_timestamp((row ->> 'moment')::numeric / 1000)
     from jsonb_array_elements($1::jsonb) as row`,
    [JSON.stringify(stored)],
  )
})

afterAll(() => api.close())

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

describe.each(zones)('in %s', (zone) => {
  test('a page of a filter holds the rows of its Indian days and no other', { timeout }, async () => {
    process.env.TZ = zone
    await api.db.everywhere(`set timezone to '${zone}'`)
    expect(await api.db.sql('show timezone')).toEqual([{ TimeZone: zone }])
    await fc.assert(
      fc.asyncProperty(aRange, fc.integer({ min: 1, max: 4 }), async ({ from, to }, page) => {
        const wanted = stored.filter(({ moment }) => {
          const day = dayNumber(moment)
          return (from === null || day >= from) && (to === null || day <= to)
        })
        const body = reportBody(enquiry, {
          page,
          pageSize: 50,
          fromDate: from === null ? '' : dayName(from),
          toDate: to === null ? '' : dayName(to),
          term: '',
          quarantined: false,
          everywhere: false,
        })
        const { body: answer } = await staff.call('POST', enquiry.path, { body })
        const { data, totalRecords } = answer as {
          data: { id: string; created_date: string }[]
          totalRecords: number
        }
        const onPage = wanted.slice((page - 1) * 50, page * 50)
        expect(totalRecords).toBe(wanted.length)
        expect(data.map(({ id, created_date }) => [id, created_date])).toEqual(
          onPage.map(({ id, moment }) => [id, dayName(dayNumber(moment)).split('-').reverse().join('/')]),
        )
      }),
      { numRuns: cases },
    )
  })

  test('today, the quick ranges and the notes of a file are days in India', { timeout }, () => {
    process.env.TZ = zone
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offsetOf(zone))
    fc.assert(
      fc.property(aMoment, (moment) => {
        const now = new Date(moment)
        const today = dayNumber(moment)
        const name = dayName(today)
        const minutes = Math.floor((moment - dayStart(today)) / 60_000)
        const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        expect([indianDay(now), indianTime(now)]).toEqual([name, clock])
        expect(quickRanges(indianDay(now)).map(({ fromDate, toDate }) => [fromDate, toDate])).toEqual([
          [name, name],
          [dayName(today - 1), dayName(today - 1)],
          [dayName(today - 6), name],
          [`${name.slice(0, 8)}01`, name],
          ['', ''],
        ])
        const question = { fromDate: name, toDate: '', term: '', quarantined: false }
        const [, filters, made] = fileNotes(question, { from: 1, to: 1, total: 1 }, now)
        const [year, month, day] = name.split('-')
        const monthName = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(month) - 1]
        expect(filters).toBe(`Filters: From Date ${Number(day)} ${monthName} ${year}`)
        expect(made).toContain(`Made on ${Number(day)} ${monthName} ${year} at `)
      }),
      { numRuns: cases },
    )
  })
})

/**
 * The minutes by which a zone is behind UTC on 1 January 2026; they prove that the machine's zone did change.
 */
function offsetOf(zone: string): number {
  return { 'Asia/Kolkata': -330, UTC: 0, 'America/Los_Angeles': 480, 'Pacific/Kiritimati': -840 }[zone] ?? NaN
}
