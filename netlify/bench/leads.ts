import { findPostgres, type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { actAs, createCallers } from '../../supabase/tests/callers.ts'
import { median, timesOf } from './samples.ts'
import type { Say } from './section.ts'
import { budgetOf, isWithin } from './staff-budget.ts'
import { printTable, verdict } from './table.ts'

const sizes = [10_000, 250_000, 1_000_000] as const
const calls = 30
const mostGrowth = 1.5
/** A growth below this many milliseconds comes from other work on the machine; nobody feels it. */
const leastGrowth = 5
/**
 * Milliseconds that keeping a lead may add to storing a form; the README says what they are made of. A
 * visitor waits a hundred times as long for the way there and back, and a dealer gets a hundred forms a day.
 */
const mostForLead = 3

interface Question {
  name: string
  sql: string
  findsMore?: boolean
  /** A budget of its own in milliseconds, for every size. */
  most?: number
  as?: 'role people'
}

/**
 * The lists and figures of leads, as SQL, for the owner or for HR, who sees five in 250,000. Questions with
 * `findsMore` find more rows among more leads, up to the thousand that a list gathers, and are judged by the
 * budget alone: a search, overdue leads or those of one model, HR's questions, and questions about days,
 * because a million leads of three years are 900 a day and 10,000 are nine.
 */
const questions: readonly Question[] = [
  { name: 'inbox, all', sql: `select public.inbox_page('all')` },
  { name: 'inbox, unassigned', sql: `select public.inbox_page('unassigned')` },
  { name: 'inbox, mine', sql: `select public.inbox_page('mine')` },
  { name: 'inbox, overdue', sql: `select public.inbox_page('overdue')`, findsMore: true },
  { name: 'inbox, today', sql: `select public.inbox_page('today')`, findsMore: true },
  { name: 'inbox, page 40', sql: `select public.inbox_page('all', page_number => 40)` },
  { name: 'inbox, one kind', sql: `select public.inbox_page('all', '{"kind": "finance_enquiries"}')` },
  { name: 'inbox, one stage', sql: `select public.inbox_page('all', '{"stage": "quoted"}')` },
  {
    name: 'inbox, one model',
    sql: `select public.inbox_page('all', '{"model": "MODEL7"}')`,
    findsMore: true,
  },
  {
    name: 'inbox, a figure of the report',
    sql: `select public.inbox_page('all', jsonb_build_object('progress', 'delivered', 'source', 'google',
      'arrivedFrom', current_date - 56, 'arrivedTo', current_date))`,
    findsMore: true,
  },
  {
    name: "owner's report, 8 weeks",
    sql: 'select public.owner_report(current_date - 56, current_date)',
    findsMore: true,
  },
  // Seven lists in one answer, one for each stage.
  { name: 'board of sales', sql: `select public.inbox_board('sales')`, most: 50 },
  {
    name: 'inbox, search of a number',
    sql: `select public.inbox_page('all', term => '9444260418')`,
    findsMore: true,
  },
  {
    name: 'inbox, search of a name',
    sql: `select public.inbox_page('all', term => 'senapati')`,
    findsMore: true,
  },
  {
    name: 'inbox, search of a name, unassigned',
    sql: `select public.inbox_page('unassigned', term => 'senapati')`,
    findsMore: true,
  },
  {
    name: 'inbox, search of nothing',
    sql: `select public.inbox_page('all', term => 'nobody at all')`,
    findsMore: true,
  },
  {
    name: 'inbox, search of a reference',
    sql: `select public.inbox_page('all', term => 'K7QM-2F9D')`,
    findsMore: true,
  },
  {
    name: 'inbox, counts',
    sql: `select public.inbox_counts(true, now() - interval '1 minute')`,
    findsMore: true,
  },
  { name: 'dashboard, figures', sql: 'select public.lead_figures()', findsMore: true },
  { name: 'HR: inbox, all', sql: `select public.inbox_page('all')`, findsMore: true, as: 'role people' },
  {
    name: 'HR: inbox, search of nothing',
    sql: `select public.inbox_page('all', term => 'nobody at all')`,
    findsMore: true,
    as: 'role people',
  },
  {
    name: 'HR: inbox, counts',
    sql: `select public.inbox_counts(true, now() - interval '1 minute')`,
    as: 'role people',
  },
]

/**
 * Fills 10,000, 250,000 and 1,000,000 leads over three years in a Postgres of its own, and prints the time of
 * the inbox and the dashboard at each size, and the time that a lead adds to a form.
 */
export async function benchLeads(say: Say): Promise<boolean> {
  const programs = findPostgres()
  if (!programs) {
    say('Leads: skipped, there is no Postgres 15 or newer on this machine.')
    return true
  }
  const server = await startPostgres(programs)
  try {
    await createCallers(server)
    const medians = new Map<string, number[]>()
    let filled = 0
    for (const rows of sizes) {
      await fillLeads(server, filled, rows)
      filled = rows
      await server.query('update private.staff_sessions set started_at = now(), seen_at = now()')
      for (const { name, sql, as = 'active' } of questions) {
        const times = await actAs(server, as, () => timesOf(calls, () => server.script(sql), { warmUp: 5 }))
        medians.set(name, [...(medians.get(name) ?? []), median(times)])
      }
    }
    const added = await costOfLead(server)
    return report(medians, added, say)
  } finally {
    await server.close()
  }
}

/**
 * Adds leads until there are `to`, spread over three years up to now; the counts by day are made once at the
 * end.
 */
async function fillLeads(server: PostgresServer, from: number, to: number): Promise<void> {
  await server.script('alter table public.leads disable trigger user')
  // The indexes of a search are built over the finished rows, which is far quicker than keeping them up row
  // by row.
  await server.script(
    'drop index if exists public.leads_search_text_idx, public.leads_letter_pairs_idx, public.leads_mobile_digits_idx',
  )
  await server.query(
    `insert into public.leads
       (enquiry_table, enquiry_id, family, stage, lost_because, name, mobile, model, message, source, due_at, answered_at, promised_at, created_at, arrived_at)
     select kind.enquiry_table, gen_random_uuid(), kind.family,
       case when n % 7 < 3 then 'new' else kind.stage end, '',
       (array['Bijaya', 'Sanjukta', 'Prakash', 'Mamata', 'ବିଜୟ'])[1 + n % 5] || ' ' ||
         case when n % 100 = 3 then 'Senapati' else (array['Das', 'Sahoo', 'Nayak', 'Mohanty'])[1 + n % 4] end,
       '9' || lpad((n::bigint * 104729 % 1000000000)::text, 9, '0'), 'MODEL' || n % 25, 'Please call after ' || n % 12 || ' pm',
       (array['', 'google', 'facebook', 'instagram'])[1 + n % 4],
       case when n % 50 = 0 then moment + interval '1 day' end,
       case when n % 7 >= 3 then moment + (n % 300) * interval '1 minute' end, moment + interval '1 hour', moment,
       case when n % 100 = 1 then least(now(), moment + interval '3 hours') end
     from generate_series($1::integer + 1, $2::integer) n,
       lateral (select now() - (($2::integer - n) * interval '1 minute') * (1576800.0 / $2::integer) as moment) as moments,
       lateral (select (array['product_enquiries', 'finance_enquiries', 'service_bookings', 'contact_requests'])[1 + n % 4] as enquiry_table,
         case when n % 50000 = 7 then 'people' else (array['sales', 'sales', 'service', 'other'])[1 + n % 4] end as family,
         case when n % 50000 = 7 then 'new' else (array['quoted', 'delivered', 'delivered', 'done'])[1 + n % 4] end as stage) as kind`,
    [from, to],
  )
  await server.script(
    `call private.make_searchable('leads');
     alter table public.leads enable trigger user;
     truncate private.lead_days;
     insert into private.lead_days (place, day, family, dimension, value, leads)
     select counts.place, private.indian_day(lead.created_at), lead.family, counts.dimension, counts.value, count(*)
     from public.leads lead, private.lead_counts(lead) as counts group by 1, 2, 3, 4, 5;
     truncate private.lead_progress;
     insert into private.lead_progress
     select id, private.indian_day(created_at), outlet_id, assignee_id, source, '', stage <> 'new', stage <> 'new',
       stage <> 'new', stage = 'delivered', stage = 'delivered', case when stage = 'new' then 'price' end,
       extract(epoch from answered_at - created_at)::integer / 60, private.indian_day(created_at) + 2,
       stage <> 'new', false, stage <> 'new', false, false
     from public.leads where family = 'sales'`,
  )
  for (const table of ['public.leads', 'private.lead_days', 'private.lead_progress'])
    await server.script(`vacuum analyze ${table}`)
}

/** Milliseconds that a lead adds to storing a form: the median with its trigger less the median without. */
async function costOfLead(server: PostgresServer): Promise<number> {
  const store = `insert into public.finance_enquiries (id, name, mobile, email, model, loan_amount, message)
    values (gen_random_uuid(), 'Bijaya Das', '98765 43210', 'b@mail.example', 'SP125', '80000', 'Please call')`
  const timeOf = async () => median(await timesOf(300, () => server.script(store), { warmUp: 50 }))
  const withLead = await timeOf()
  await server.script('alter table public.finance_enquiries disable trigger finance_enquiries_make_lead')
  const without = await timeOf()
  await server.script('alter table public.finance_enquiries enable trigger finance_enquiries_make_lead')
  return withLead - without
}

function report(medians: Map<string, number[]>, added: number, say: Say): boolean {
  const rows = questions.map(({ name, findsMore, most }) => {
    const times = medians.get(name) ?? []
    const [first = 0, last = 0] = [times[0], times.at(-1)]
    const isSteady = findsMore || last / first <= mostGrowth || last - first < leastGrowth
    const budget = `${budgetOf(sizes, most)}${findsMore ? '' : `, × ${mostGrowth}`}`
    return [
      name,
      ...times,
      `× ${(last / first).toFixed(1)}`,
      budget,
      verdict(isWithin(sizes, times, most) && isSteady),
    ]
  })
  const empty = sizes.slice(1).map(() => '')
  rows.push([
    'a lead beside its form',
    added,
    ...empty,
    '',
    `≤ ${mostForLead}`,
    verdict(added <= mostForLead),
  ])
  printTable(
    say,
    'Leads: milliseconds in the database, median',
    ['what', ...sizes.map((size) => size.toLocaleString('en')), 'growth', 'budget', ''],
    rows,
  )
  return rows.every((row) => row.at(-1) === verdict(true))
}
