import { actAs, createCallers } from './callers.ts'
import { findPostgres, type PostgresServer, startPostgres } from './postgres-server.ts'

const steps = [10_000, 100_000, 1_000_000] as const
const rounds = 5

interface Question {
  name: string
  /** Arguments of `public.report_page` behind the report's name. */
  args: (rows: number) => { from?: string; to?: string; term?: string; page?: number }
}

const questions: readonly Question[] = [
  { name: 'page 1', args: () => ({}) },
  { name: 'page 1,000', args: () => ({ page: 1000 }) },
  { name: 'last page', args: (rows) => ({ page: Math.ceil(rows / 10) }) },
  { name: 'one month', args: () => ({ from: '2026-03-01', to: '2026-03-31' }) },
  { name: 'search, one row', args: (rows) => ({ term: `98${String(rows - 7).padStart(8, '0')}` }) },
  { name: 'search, 1 %', args: () => ({ term: 'senapati' }) },
  { name: 'search, two letters', args: () => ({ term: 'sp' }) },
  { name: 'search, no match', args: () => ({ term: 'nobody at all' }) },
]

/**
 * Fills product enquiries to 10,000, 100,000 and 1,000,000 rows in a Postgres of its own and prints what a page of the
 * report costs in milliseconds (median of five, as active staff), its growth, and the plans at the largest size.
 */
export async function benchReports(say: (line: string) => void): Promise<void> {
  const programs = findPostgres()
  if (!programs) {
    say('Reports at scale: skipped, there is no Postgres 15 or newer on this machine.')
    return
  }
  const server = await startPostgres(programs)
  try {
    await createCallers(server)
    const results = new Map<string, number[]>()
    let filled = 0
    for (const rows of steps) {
      await fillEnquiries(server, filled, rows)
      filled = rows
      for (const { name, args } of questions) {
        const times = results.get(name) ?? []
        times.push(await time(server, args(rows)))
        results.set(name, times)
      }
      const counts = results.get('exact count') ?? []
      counts.push(await timeOf(() => asStaff(server, 'select count(*) from public.product_enquiries')))
      results.set('exact count', counts)
    }
    printTable(results, say)
    await printPlans(server, say)
  } finally {
    await server.close()
  }
}

/** Adds product enquiries, of the three years after 2023 began, from so many rows to so many. */
export async function fillEnquiries(server: PostgresServer, from: number, to: number): Promise<void> {
  // A trigram index is far quicker made over the rows than kept while they come.
  await server.script('drop index public.product_enquiries_search_text_idx')
  await server.query(
    `insert into public.product_enquiries (id, name, mobile, email, model, colour, message, created_at)
     select gen_random_uuid(),
       (array['Bijaya', 'Sanjukta', 'Prakash', 'Mamata', 'ବିଜୟ'])[1 + n % 5] || ' ' ||
         case when n % 100 = 3 then 'Senapati' else (array['Das', 'Sahoo', 'Nayak', 'Mohanty'])[1 + n % 4] end,
       '98' || lpad(n::text, 8, '0'), 'rider' || n || '@mail.example',
       (array['SP125', 'SHINE125', 'ACTIVA110', 'CB350RS'])[1 + n % 4], 'Red',
       'Please call after ' || n % 12 || ' pm',
       timestamptz '2023-01-01' + (n * interval '1 minute') * (1500000.0 / $2::integer)
     from generate_series($1::integer + 1, $2::integer) n`,
    [from, to],
  )
  await server.script("call private.index_search_text('product_enquiries'); analyze public.product_enquiries")
}

function asStaff(server: PostgresServer, sql: string, params: unknown[] = []) {
  return actAs(server, 'active', () => server.query(sql, params))
}

async function time(server: PostgresServer, args: ReturnType<Question['args']>): Promise<number> {
  return timeOf(() =>
    asStaff(server, 'select public.report_page($1, $2::date, $3::date, $4, $5, 10)', [
      'product_enquiry_report',
      args.from ?? null,
      args.to ?? null,
      args.term ?? '',
      args.page ?? 1,
    ]),
  )
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const started = performance.now()
    await work()
    if (round > 0) samples.push(performance.now() - started)
  }
  return samples.sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0
}

function printTable(results: Map<string, number[]>, say: (line: string) => void): void {
  const sizes = steps.map((rows) => rows.toLocaleString('en').padStart(11)).join('')
  say(`\n${'Reports in Postgres, ms'.padEnd(24)}${sizes}     growth`)
  for (const [name, times] of results) {
    const cells = times.map((ms) => ms.toFixed(1).padStart(11)).join('')
    const growth = ((times.at(-1) ?? 0) / (times[0] || 1)).toFixed(1)
    say(`${name.padEnd(24)}${cells}${`× ${growth}`.padStart(11)}`)
  }
}

/** The plans of what the function runs, as its owner: a page, and a search with its count. */
async function printPlans(server: PostgresServer, say: (line: string) => void): Promise<void> {
  const page =
    'select id from public.product_enquiries where not is_suspect order by created_at desc, id desc limit 10'
  const search =
    "select count(*) from public.product_enquiries where not is_suspect and search_text like '%senapati%'"
  for (const statement of [page, search]) {
    const { rows } = await server.query(`explain (analyze, costs off, timing off) ${statement}`)
    say(`\n${statement}`)
    for (const row of rows) say(`  ${row['QUERY PLAN']}`)
  }
}
