import { fillEnquiries } from '../../supabase/tests/fill-enquiries.ts'
import { benchExportInBrowser } from './export-in-browser.ts'
import { openPostgresProject } from './process/postgres-project.ts'
import { median } from './samples.ts'
import type { Say } from './section.ts'
import { type BenchSite, openSite } from './site.ts'
import { printTable, verdict } from './table.ts'

const rows = 100_000
const mostMegabytes = 64
const leastRate = 20_000
const path = '/api/reports/enquiry/export'
const mega = 1024 * 1024

/** Exports 100,000 rows of a report: through the API alone, then in Chromium as CSV, PDF and paper. */
export async function benchExport(say: Say): Promise<boolean> {
  const project = await openPostgresProject(say)
  if (!project) return true
  try {
    await project.server.query('delete from public.product_enquiries')
    await fillEnquiries(project.server, 0, rows)
    const site = await openSite(project)
    try {
      const isServerWell = await benchServer(site, say)
      return (await benchExportInBrowser(site, project.staff, rows, say)) && isServerWell
    } finally {
      site.close()
    }
  } finally {
    await project.close()
  }
}

async function benchServer(site: BenchSite, say: Say): Promise<boolean> {
  // The first run does not count, because it also compiles code and asks for memory.
  await take(site)
  const runs: { rate: number; grown: number; parts: number; bytes: number }[] = []
  for (let run = 0; run < 5; run++) {
    const before = await site.memory()
    const started = performance.now()
    const { bytes, parts } = await take(site)
    const seconds = (performance.now() - started) / 1000
    const after = await site.memory()
    runs.push({ rate: rows / seconds, grown: (after.most - before.now) / mega, parts, bytes })
  }
  const rate = median(runs.map((run) => run.rate))
  const grown = median(runs.map((run) => run.grown))
  const { parts = 0, bytes = 0 } = runs[0] ?? {}
  printTable(
    say,
    `Export of ${rows.toLocaleString('en')} rows from the server`,
    ['', '', 'budget', ''],
    [
      ['rows a second, median of 5', rate, `≥ ${leastRate.toLocaleString('en')}`, verdict(rate >= leastRate)],
      [
        'memory grown at its highest, MB, median of 5',
        grown,
        `≤ ${mostMegabytes}`,
        verdict(grown <= mostMegabytes),
      ],
      ['megabytes', bytes / mega, '', ''],
      ['parts', parts, '', ''],
    ],
  )
  return rate >= leastRate && grown <= mostMegabytes
}

/**
 * Reads an export to its end, part by part. Only the last line is kept, so that the bench's own memory is not
 * measured.
 */
async function take(site: BenchSite): Promise<{ bytes: number; parts: number }> {
  let bytes = 0
  let after: string | undefined
  for (let parts = 1; ; parts++) {
    const { body } = await site.call('POST', path, after ? { after } : {})
    let tail = ''
    const decoder = new TextDecoder()
    for await (const piece of body ?? []) {
      bytes += piece.byteLength
      tail = (tail + decoder.decode(piece, { stream: true })).slice(-1000)
    }
    const end = JSON.parse(tail.trimEnd().split('\n').at(-1) ?? '') as { end?: number; next?: string }
    if (end.end === rows) return { bytes, parts }
    if (!end.next) throw new Error(`The export ends with ${JSON.stringify(end)}.`)
    after = end.next
  }
}
