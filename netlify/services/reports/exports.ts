import { type ExportPartEnd, exportLeftOutHeader, exportTotalHeader } from '#contract/reports/export.ts'
import { type ReportFilters, reportRow } from '#contract/reports/report-endpoint.ts'
import { type ReportStep, readReportStep, type StepPlace, stepRows } from '#server/data/reports/reports.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { type ExportPlace, readPlace, writePlace } from './export-place.ts'
import { filtersOf, reportOf, rowInWords } from './reports.ts'

type Row = ReportStep['data'][number]
type ReadStep = (place?: StepPlace) => Promise<ReportStep>

/**
 * The bytes or milliseconds after which a part ends, because Netlify ends a stream at 20 MB and a function
 * after 60 seconds. One more step may follow: the longest possible rows make 8 MB, and the database answers
 * within 8 seconds.
 */
const partLimits = { bytes: 10 * 1024 * 1024, milliseconds: 20_000 }

/**
 * Streams the rows of a report's filter as NDJSON, newest first, from the beginning or from the end of an
 * earlier part. A header carries the count that the first part promised. Two steps of rows are in memory at a
 * time: the step that the caller reads, and the next, which the database looks up meanwhile.
 */
export async function exportReport(
  db: DatabaseClient,
  id: string,
  { after, ...filters }: ReportFilters & { after?: string | undefined },
): Promise<Response> {
  const report = reportOf(id)
  const begin = after === undefined ? undefined : readPlace(after)
  const readStep: ReadStep = (place) => readReportStep(db, report.view, filtersOf(report, filters), place)
  const row = reportRow(report)
  const first = await readStep(begin)
  const total = begin?.total ?? first.totalRecords ?? 0
  const lines = linesOf(first, readStep, {
    sentBefore: begin?.sent ?? 0,
    toLine: (one) => `${JSON.stringify(row.parse(rowInWords(report, one)))}\n`,
    endOf: (place) => writePlace({ ...place, total }),
  })
  return new Response(streamOf(lines), {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      [exportTotalHeader]: String(total),
      ...(first.leftOut === null ? {} : { [exportLeftOutHeader]: String(first.leftOut) }),
    },
  })
}

interface Part {
  sentBefore: number
  toLine: (row: Row) => string
  /** Writes the text that the client sends for the next part. */
  endOf: (place: Omit<ExportPlace, 'total'>) => string
}

async function* linesOf(first: ReportStep, readStep: ReadStep, part: Part): AsyncGenerator<string> {
  const until = performance.now() + partLimits.milliseconds
  let { data } = first
  let sent = part.sentBefore
  let bytes = 0
  try {
    for (;;) {
      sent += data.length
      const text = data.map(part.toLine).join('')
      bytes += Buffer.byteLength(text)
      const last = data.at(-1)
      const isLast = !last || data.length < stepRows
      const isFull = bytes >= partLimits.bytes || performance.now() >= until
      const following = isLast || isFull ? undefined : readStep({ exportId: first.exportId, last })
      // A client that stops reading leaves this step unread. Without a handler its failure would count as an
      // unhandled rejection.
      following?.catch(() => undefined)
      yield text
      if (!following) {
        const end: ExportPartEnd = isLast
          ? { end: sent }
          : { next: part.endOf({ exportId: first.exportId, last: keyOf(last), sent }) }
        yield `${JSON.stringify(end)}\n`
        return
      }
      data = (await following).data
    }
  } catch (error) {
    // The answer has begun, so its status cannot change any more. The client notices the failure by the
    // missing last line.
    logEvent('error', 'export_broken', { sent, cause: describeCause(error) })
    throw error
  }
}

function keyOf({ id, created_at }: Row): StepPlace['last'] {
  return { id, created_at }
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
