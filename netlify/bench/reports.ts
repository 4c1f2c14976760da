import { findPostgres, type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { actAs, createCallers } from '../../supabase/tests/callers.ts'
import { fillEnquiries } from '../../supabase/tests/fill-enquiries.ts'
import { median, timesOf } from './samples.ts'
import type { Say } from './section.ts'
import { budgetOf, isWithin } from './staff-budget.ts'
import { printTable, verdict } from './table.ts'

const sizes = [10_000, 250_000, 1_000_000] as const
/**
 * Calls over one connection. The last ten are also judged alone, because Postgres may keep a plan that is
 * worse than a fresh one.
 */
const calls = 100
const mostGrowth = 1.5
/** A growth below this many milliseconds is within the accuracy of the clock. */
const leastGrowth = 1

interface Question {
  name: string
  /**
   * The budget in milliseconds at every size, where it is smaller than the usual one for questions of staff.
   */
  most?: number
  /** Arguments of `public.report_page` after the report's name, written as SQL. */
  args: (rows: number) => { from?: string; to?: string; term?: string; page?: number }
  /** Must the time at a million rows stay close to the time at ten thousand? */
  isSteady: boolean
}

const inOdiaDigits = (number: number) =>
  `98${String(number).padStart(8, '0')}`.replace(/\d/g, (digit) =>
    String.fromCodePoint(0x0b66 + Number(digit)),
  )

const page = { most: 15, isSteady: true }
const search = { isSteady: false }
const questions: readonly Question[] = [
  { ...page, name: 'page 1', args: () => ({}) },
  { ...page, name: 'page 1,000', args: () => ({ page: 1000 }) },
  { ...page, name: 'middle page', args: (rows) => ({ page: rows / 20 }) },
  { ...page, name: 'last page', args: (rows) => ({ page: rows / 10 }) },
  { ...page, name: 'one month', args: () => ({ from: '2025-03-01', to: '2025-03-31' }) },
  {
    ...search,
    name: 'search, one row',
    args: (rows) => ({ term: `98${String(rows - 7).padStart(8, '0')}` }),
  },
  {
    ...search,
    name: 'search, a number in gaps',
    args: (rows) => ({
      term: `+91 98${String(rows - 7)
        .padStart(8, '0')
        .replace(/(?=.{5}$)/, ' ')}`,
    }),
  },
  { ...search, name: 'search, six digits', args: (rows) => ({ term: String(rows - 7).padStart(6, '0') }) },
  { ...search, name: 'search, Odia digits', args: (rows) => ({ term: inOdiaDigits(rows - 7) }) },
  { ...search, name: 'search, two words', args: () => ({ term: 'mamata senapati' }) },
  { ...search, name: 'search, frequent words', args: () => ({ term: 'after 8 pm' }) },
  { ...search, name: 'search, 1 %', args: () => ({ term: 'senapati' }) },
  { ...search, name: 'search, half of all', args: () => ({ term: 'das' }) },
  { ...search, name: 'search, two letters', args: () => ({ term: 'sp' }) },
  { ...search, name: 'search, two letters in none', args: () => ({ term: 'zq' }) },
  { ...search, name: 'search, Odia', args: () => ({ term: 'ବିଜୟ' }) },
  { ...search, name: 'search, Odia in none', args: () => ({ term: 'କୋଣାର୍କ' }) },
  { ...search, name: 'search, Odia and Latin in none', args: () => ({ term: 'କୋଣାର୍କ das' }) },
  { ...search, name: 'search, no match', args: () => ({ term: 'nobody at all' }) },
  {
    ...search,
    name: 'search in one month',
    args: () => ({ term: 'senapati', from: '2025-03-01', to: '2025-03-31' }),
  },
]

/**
 * Fills product enquiries to 10,000, 250,000 and 1,000,000 rows in a Postgres of its own, and prints the time
 * of a report's page and of the dashboard at each size, as active staff over one connection with a prepared
 * statement.
 */
export async function benchReports(say: Say): Promise<boolean> {
  const programs = findPostgres()
  if (!programs) {
    say('Reports: skipped, there is no Postgres 15 or newer on this machine.')
    return true
  }
  const server = await startPostgres(programs)
  try {
    await createCallers(server)
    const measured = new Map<string, Measured>()
    let filled = 0
    for (const rows of sizes) {
      await fillEnquiries(server, filled, rows)
      filled = rows
      // Filling can take longer than a session lasts.
      await server.query('update private.staff_sessions set started_at = now(), seen_at = now()')
      await actAs(server, 'active', () => measure(server, rows, measured))
    }
    return report(measured, say)
  } finally {
    await server.close()
  }
}

interface Measured {
  /** The median at each size. */
  medians: number[]
  /** The median of the last ten calls at the largest size. */
  late: number
}

async function measure(server: PostgresServer, rows: number, measured: Map<string, Measured>): Promise<void> {
  await server.script(
    `prepare asked (date, date, text, integer) as
       select public.report_page('product_enquiry_report', $1, $2, $3, $4, 10);
     prepare today as select * from public.today_counts()`,
  )
  for (const { name, args } of questions) {
    const { from, to, term = '', page: number = 1 } = args(rows)
    const day = (text?: string) => (text ? `'${text}'` : 'null')
    await ask(name, `execute asked (${day(from)}, ${day(to)}, '${term}', ${number})`)
  }
  await ask('dashboard', 'execute today')
  await server.script('deallocate all')

  async function ask(name: string, statement: string): Promise<void> {
    const times = await timesOf(calls, () => server.script(statement), { warmUp: 0 })
    const before = measured.get(name)?.medians ?? []
    measured.set(name, { medians: [...before, median(times)], late: median(times.slice(-10)) })
  }
}

function report(measured: Map<string, Measured>, say: Say): boolean {
  const dashboard: Question = { name: 'dashboard', most: 5, isSteady: true, args: () => ({}) }
  const rows = [...questions, dashboard].map(({ name, most, isSteady }) => {
    const { medians = [], late = 0 } = measured.get(name) ?? {}
    const [first = 0, last = 0] = [medians[0], medians.at(-1)]
    const growth = last / first
    const isKept =
      isWithin(sizes, [...medians.slice(0, -1), Math.max(last, late)], most) &&
      (!isSteady || growth <= mostGrowth || last - first < leastGrowth)
    return [
      name,
      ...medians,
      late,
      `× ${growth.toFixed(1)}`,
      `${budgetOf(sizes, most)}${isSteady ? `, × ${mostGrowth}` : ''}`,
      verdict(isKept),
    ]
  })
  const columns = [
    '',
    ...sizes.map((size) => size.toLocaleString('en')),
    '100th call',
    'growth',
    'budget',
    '',
  ]
  const title = `Reports in Postgres by rows: ms of a page, median of ${calls} calls of one connection (growth below ${leastGrowth} ms is not counted)`
  printTable(say, title, columns, rows)
  return rows.every((row) => row.at(-1) === verdict(true))
}
