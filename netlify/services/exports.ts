import { exportTotalHeader } from '#contract/export.ts'
import { type ReportFilters, reportRow } from '#contract/report-endpoint.ts'
import { reports } from '#contract/reports.ts'
import { recordReportExport } from '#server/data/audit-events.ts'
import { type ReportStep, readReportStep, stepRows } from '#server/data/reports.ts'
import { describeCause, logEvent } from '#server/lib/request-log.ts'
import type { Database } from '#server/lib/supabase-clients.ts'
import { viewOf } from './reports.ts'

type ReadStep = (last?: ReportStep['data'][number]) => Promise<ReportStep>

/**
 * Every row of a report's filter as NDJSON, newest first, with the promised count in a header and `{"end": n}` as the
 * last line. One step of rows is held at a time, and the next one read when the caller has taken it.
 */
export async function exportReport(db: Database, id: string, filters: ReportFilters): Promise<Response> {
  const report = reports.find((one) => one.id === id)
  if (!report) throw new Error(`There is no report ${id}; the contract refuses such calls.`)
  const readStep: ReadStep = (last) => readReportStep(db, viewOf[report.id], filters, last)
  const row = reportRow(report)
  const first = await readStep()
  const total = first.totalRecords ?? 0
  await recordReportExport(db, { report: report.title, filter: filterWords(filters), rows: total })
  const lines = linesOf(first, readStep, (one) => JSON.stringify(row.parse(one)))
  return new Response(streamOf(lines), {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      [exportTotalHeader]: String(total),
    },
  })
}

/** The filter as the audit trail tells it. */
function filterWords({ fromDate, toDate, term, quarantined }: ReportFilters): string {
  const parts = [
    fromDate && `from ${fromDate}`,
    toDate && `to ${toDate}`,
    term && `search “${term}”`,
    quarantined && 'what is in quarantine',
  ]
  return parts.filter(Boolean).join(', ')
}

async function* linesOf(
  first: ReportStep,
  readStep: ReadStep,
  toLine: (row: ReportStep['data'][number]) => string,
): AsyncGenerator<string> {
  let step = first
  let sent = 0
  try {
    for (;;) {
      sent += step.data.length
      yield step.data.map((row) => `${toLine(row)}\n`).join('')
      const last = step.data.at(-1)
      if (!last || step.data.length < stepRows) break
      step = await readStep(last)
    }
    yield `${JSON.stringify({ end: sent })}\n`
  } catch (error) {
    // The answer has begun, so that no status can tell any more: the missing last line does.
    logEvent('error', 'export_broken', { sent, cause: describeCause(error) })
    throw error
  }
}

function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}
