import { reports } from '#contract/reports/reports.ts'
import { fillEnquiries } from '../../supabase/tests/fill-enquiries.ts'
import { arrive } from './arrivals.ts'
import { spread } from './percentiles.ts'
import { staffCookie } from './staff-cookie.ts'
import { openStand, type Stand } from './stand.ts'
import { visitorForm, visitorTables } from './visitor-form.ts'

const formsPerSecond = 50
const reportsPerSecond = 20
const rowsBefore = 100_000

interface Tally {
  statuses: Map<string, number>
  times: number[]
}

/**
 * Sends 50 enquiries and asks for 20 report pages a second, for so many minutes, over 100,000 rows. Holds
 * when there is no error and no enquiry is lost.
 */
export async function loadDrill(minutes: number, say: (line: string) => void): Promise<boolean> {
  const stand = await openStand(say)
  if (!stand) return true
  try {
    await fillEnquiries(stand.server, 0, rowsBefore)
    const cookie = await staffCookie(stand.server)
    const forms: Tally = { statuses: new Map(), times: [] }
    const pages: Tally = { statuses: new Map(), times: [] }
    const seconds = minutes * 60
    await Promise.all([
      arrive({
        perSecond: formsPerSecond,
        seconds,
        visit: (number, due) => {
          const { path, request } = visitorForm(number)
          return count(forms, due, () => fetch(stand.url + path, request))
        },
      }),
      arrive({
        perSecond: reportsPerSecond,
        seconds,
        visit: (number, due) => count(pages, due, () => askReport(stand, number, cookie)),
      }),
    ])
    return await judge(stand, forms, pages, say)
  } finally {
    await stand.close()
  }
}

/**
 * Counts the time from when the visitor came, not from when the call began, so that waiting for a turn is
 * included.
 */
async function count({ statuses, times }: Tally, due: number, call: () => Promise<Response>): Promise<void> {
  const outcome = await call().then(
    async (response) => {
      await response.arrayBuffer()
      return String(response.status)
    },
    (error: Error) => `no answer (${error.message})`,
  )
  times.push(performance.now() - due)
  statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
}

const day = (number: number) => String(1 + (number % 28)).padStart(2, '0')
/**
 * The questions of staff, in turn: the newest page, a later page, some days, a name, a number that nobody
 * has.
 */
const questions = [
  () => ({}),
  (number: number) => ({ page: 1 + (number % 900) }),
  (number: number) => ({ fromDate: `2025-03-${day(number)}`, toDate: '2025-04-15' }),
  (number: number) => ({ search: number % 2 ? 'senapati' : 'sahoo' }),
  (number: number) => ({ search: `700${number}` }),
] as const

function askReport({ url }: Stand, number: number, cookie: string): Promise<Response> {
  // Every second question goes to the report with many rows.
  const report =
    number % 2 ? reports.find(({ id }) => id === 'enquiry') : reports[(number / 2) % reports.length]
  const { search, ...filters } = {
    search: '',
    ...questions[Math.floor(number / 2) % questions.length]?.(number),
  }
  const isSearched = report && !('searchesPageBy' in report) && search
  return fetch(url + report?.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ limit: 10, ...filters, ...(isSearched ? { [report.searchField]: search } : {}) }),
  })
}

async function judge(
  stand: Stand,
  forms: Tally,
  pages: Tally,
  say: (line: string) => void,
): Promise<boolean> {
  for (let run = 0; run < 50 && (await stand.waiting()).waiting > 0; run++) await stand.runScheduled()
  const sums = visitorTables.map((table) => `(select count(*) from public.${table})`).join(' + ')
  const [row] = (await stand.server.query(`select (${sums})::integer - $1::integer as rows`, [rowsBefore]))
    .rows
  const answersOf = ({ statuses }: Tally) =>
    [...statuses].map(([status, times]) => `${status} × ${times}`).join(', ')
  say(`forms    ${forms.times.length} sent: ${answersOf(forms)}; ${spread(forms.times)}`)
  say(`reports  ${pages.times.length} asked: ${answersOf(pages)}; ${spread(pages.times)}`)
  say(`rows     ${row?.rows} new for ${forms.times.length} forms`)
  const isOnly = ({ statuses }: Tally, good: string[]) =>
    [...statuses.keys()].every((status) => good.includes(status))
  return isOnly(forms, ['201', '202']) && isOnly(pages, ['200']) && row?.rows === forms.times.length
}
