import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from './recipe-copy.ts'

// The recipes of the README: the copy gets nothing but their files. First "A form" and "A report", whose
// table and view are the patterns to copy into a file of the schema; then "A field of a form" and "A column
// of a report", which change them there; then "A page"; last "An endpoint".

const form = `
export const askForCallback = {
  path: '/api/callback',
  summary: storesOnce('a wish to be called'),
  body: z.strictObject({
    name: requiredLine(limits.name, 'Please enter your name.'),
    mobile: digits(requiredLine(limits.mobile, 'Please enter your mobile number.')),
    bestTime: optionalLine(limits.short),
  }),
  thanks: () => 'We call you back.',
  table: 'callbacks',
  report: 'callback',
} as const satisfies FormDefinition

`
const report = `
export const callbackReport = {
  ...ordinary,
  id: 'callback',
  view: 'callback_report',
  path: '/api/callbackReports',
  menu: 'Callback Report',
  title: 'Callback Report',
  columns: [column('name', 'Name'), column('mobile', 'Mobile'), column('best_time', 'Best time'), ...dates],
  fileNames: { pdf: 'Callback_Report.pdf', csv: 'Callback_Report.csv' },
} as const satisfies ReportDefinition

`
const schema = `
create table public.callbacks (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  best_time text not null default '' check (char_length(best_time) <= 60),
  search_text text not null generated always as (private.plain_words(name || ' ' || mobile || ' ' || best_time)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.callbacks is 'Visitors who want to be called.';
call private.make_enquiry_table('callbacks');

create view public.callback_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile, best_time,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.callbacks;
call private.make_report('callback_report', 'callbacks');
`

const field = `landmark: optionalLine(limits.name),
  `
const column = `column('landmark', 'Landmark'), `
const fieldInTable = `landmark text not null default '' check (char_length(landmark) <= 120),
  `
const fieldInSearch = `landmark || ' ' || `
const columnInView = 'landmark, '

const pageFile = `
import { paths } from '#web/lib/address/paths.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'

export function Component() {
  return (
    <PageFrame path={paths.ourAwards} title="Our awards" description="What we won." heading="Our awards" crumb="Our awards">
      <p>Best workshop of 2025.</p>
    </PageFrame>
  )
}
`
const pageRow = `
ourAwards: {
    path: '/our-awards',
    title: 'Our awards',
    template: 'text',
    search: ['What we won', 'prize trophy'],
    menu: ['about', 6],
    footer: ['about', 7],
  },
  `

const dealerPages = 'netlify/contract/site/pages/dealer-pages.ts'

const endpoint = `
export const getClosedDay = staffEndpoint('GET /api/closedDays/:id', {
  onlyFor: editors,
  summary: 'A day on which every outlet is closed; null when there is none.',
  params: idParams,
  answer: z.object({ closedDay: closedDay.nullable() }),
})

`
const query = `
export async function findClosedDay(db: DatabaseClient, id: number): Promise<ClosedDay | null> {
  return dataOf(await db.from('outlet_closed_days').select('id, day, words').eq('id', id).maybeSingle())
}

`
const line = `
staff(closedDayContract.getClosedDay, async ({ db, params }) => ({
    closedDay: await findClosedDay(db, params.id),
  })),
  `

const contactForms = 'netlify/contract/enquiries/forms/contact-forms.ts'
const contactReports = 'netlify/contract/reports/contact-reports.ts'
const outletsFunction = 'netlify/functions/outlets/outlets.ts'
const contactTables = 'supabase/migrations/20260101003700_forms_of_customers.sql'

/** What `recipe-process.ts` prints. */
interface Seen {
  sent: unknown
  refused: unknown
  rows: unknown
  report: unknown
  closed: number
  endpoint: unknown
  exported: string[]
}

let copy: ProjectCopy

beforeAll(async () => {
  copy = await copyProject(['netlify', 'supabase', 'web/src', 'package.json'])
  const { insertBefore } = copy
  await insertBefore(contactForms, 'export const sendReview', form)
  await insertBefore('netlify/contract/enquiries/forms.ts', 'sendReview } from', 'askForCallback, ')
  await insertBefore('netlify/contract/enquiries/forms.ts', '} as const satisfies', 'askForCallback,\n')
  await insertBefore(contactReports, 'export const reviewReport', report)
  await insertBefore('netlify/contract/reports/reports.ts', 'reviewReport } from', 'callbackReport, ')
  await insertBefore('netlify/contract/reports/reports.ts', '] as const satisfies', 'callbackReport,\n')
  await insertBefore(contactTables, '-- Reviews: what customers', schema)
  await insertBefore(contactForms, "}),\n  thanks: () => 'We call you back.'", field)
  await insertBefore(contactReports, "...dates],\n  fileNames: { pdf: 'Callback_Report.pdf'", column)
  await insertBefore(contactTables, 'best_time text not null', fieldInTable)
  await insertBefore(contactTables, 'best_time)) stored', fieldInSearch)
  await insertBefore(contactTables, 'best_time,\n  to_char', columnInView)
  await copy.write('web/src/routes/site/dealer/our-awards-page.tsx', pageFile)
  await insertBefore(dealerPages, 'termsConditions:', pageRow)
  await insertBefore('netlify/contract/outlets/closed-days.ts', 'export const addClosedDay', endpoint)
  await insertBefore('netlify/data/outlets/closed-days.ts', '/** Closes every outlet', query)
  await insertBefore(outletsFunction, 'listClosedDays } from', 'findClosedDay, ')
  await insertBefore(outletsFunction, 'staff(closedDayContract.addClosedDay', line)
})

afterAll(() => copy.close())

test('what the recipes of a form, a report, a field, a column and an endpoint add stores, shows, finds and answers', async () => {
  const seen = await copy.run<Seen>('netlify/command/recipe-process.ts')

  expect(seen.sent).toEqual(
    Array(2).fill({ status: 201, body: expect.objectContaining({ message: 'We call you back.' }) }),
  )
  expect(seen.refused).toMatchObject({
    status: 422,
    body: { error: { fields: { name: expect.any(String), mobile: expect.any(String) } } },
  })
  const wish = {
    name: expect.stringContaining('CB350'),
    mobile: '98765 43210',
    best_time: expect.any(String),
    landmark: expect.stringContaining('CB350'),
  }
  expect(seen.rows).toMatchObject([{ ...wish, is_quarantined: false }])
  expect(seen.report).toMatchObject({ status: 200, body: { totalRecords: 1, data: [wish] } })
  expect(seen.closed).toBe(401)
  expect(seen.endpoint).toEqual({
    found: { closedDay: { id: 1, day: '2040-01-01', words: 'Fair' } },
    missing: { closedDay: null },
    closed: 401,
    listed: 'getClosedDay',
  })
  expect(seen.exported.map((line) => JSON.parse(line))).toMatchObject([wish, { end: 1 }])
}, 60_000)

test('a page added by the recipe of the README is in router, sitemap, search, menu and footer', async () => {
  expect(await copy.run('netlify/command/recipe-page-process.ts')).toEqual({
    routes: ['/our-awards'],
    sitemap: ['/our-awards'],
    found: ['/our-awards'],
    menu: 'Our awards',
    footer: 'Our awards',
  })
}, 60_000)
