import { exportTotalHeader } from '#contract/export.ts'
import type { ReportDefinition } from '#contract/report-definition.ts'
import { type ReportRow, reportRow } from '#contract/report-endpoint.ts'
import { routes } from '#contract/routes.ts'
import { openRoute } from '#web/lib/api-client.ts'
import type { ReportQuestion } from './load-report.ts'

/** The rows that came are not all that were promised; no file may be made of them. */
export class IncompleteExport extends Error {}

export interface Progress {
  received: number
  total: number
}

/**
 * Every row of a report's filter, newest first, as it streams in. Throws `ApiError` when the server refuses,
 * `IncompleteExport` when the stream breaks off or its counts disagree, and the signal's reason when cancelled.
 */
export async function streamReport(
  report: ReportDefinition,
  { fromDate, toDate, term, quarantined }: ReportQuestion,
  options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<ReportRow[]> {
  const filters = { fromDate, toDate, [report.searchField]: term, ...(quarantined ? { quarantined } : {}) }
  const response = await openRoute(
    routes.exportReport,
    { params: { report: report.id }, body: filters },
    { signal: options.signal },
  )
  const promised = response.headers.get(exportTotalHeader)
  if (promised === null || !/^\d+$/.test(promised) || !response.body)
    throw new IncompleteExport('The server did not say how many entries there are.')
  const total = Number(promised)
  const schema = reportRow(report)
  const rows: ReportRow[] = []
  let end: number | undefined
  options.onProgress({ received: 0, total })
  try {
    for await (const lines of linesOf(response.body)) {
      for (const line of lines) {
        const value: unknown = JSON.parse(line)
        if (isEnd(value)) end = value.end
        else rows.push(schema.parse(value))
      }
      options.onProgress({ received: rows.length, total })
    }
  } catch (error) {
    if (options.signal.aborted) throw options.signal.reason
    throw new IncompleteExport(`It broke off after ${rows.length} of ${total} entries.`, { cause: error })
  }
  if (end === undefined) throw new IncompleteExport(`It broke off after ${rows.length} of ${total} entries.`)
  if (end !== rows.length || total !== rows.length)
    throw new IncompleteExport(`${total} entries were announced and ${rows.length} came.`)
  return rows
}

function isEnd(value: unknown): value is { end: number } {
  return typeof value === 'object' && value !== null && 'end' in value && !('id' in value)
}

/** The whole lines of each piece that arrives; the last one, too, when nothing ends it. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string[]> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += decoder.decode(value, { stream: !done })
    const lines = rest.split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    yield lines.filter((line) => line.trim() !== '')
    if (done) return
  }
}
