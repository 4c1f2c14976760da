import { staffRoutes } from '#contract/generated/staff-routes.ts'
import { type ExportPartEnd, exportLeftOutHeader, exportTotalHeader } from '#contract/reports/export.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { openRoute } from '#web/lib/api/api-client.ts'
import type { RowFilters } from '../load-report.ts'

/** Thrown when fewer or more rows came than the server announced; no file may be made of these rows. */
export class IncompleteExport extends Error {}

export interface Progress {
  received: number
  total: number
}

/** Receives the rows of an export. */
export interface RowSink {
  /** Called first, with the number of rows to come and of rows left out; may throw to refuse the rows. */
  begin: (total: number, leftOut: number) => Promise<void>
  /** Takes the next piece of the stream, in order, and returns how many rows have come so far. */
  take: (piece: Uint8Array<ArrayBuffer>) => Promise<number>
  /** Returns the content of the last line of a part; undefined when the part had no such line. */
  endPart: () => Promise<ExportPartEnd | undefined>
}

/**
 * Hands every row of a report's filter to a sink, newest first, as the rows stream in, part by part. Answers
 * the number of rows. Throws `ApiError` when the server refuses, `IncompleteExport` when a stream breaks off
 * or its counts disagree, and the signal's reason when cancelled.
 */
export async function streamReport(
  report: ReportDefinition,
  { fromDate, toDate, term, quarantined }: RowFilters,
  sink: RowSink,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<number> {
  const filters = { fromDate, toDate, [report.searchField]: term, quarantined: quarantined || undefined }
  const open = (after?: string) =>
    openRoute(
      staffRoutes.exportReport,
      { params: { report: report.id }, body: { ...filters, after } },
      { signal },
    )
  let response = await open()
  const total = promisedBy(response)
  await sink.begin(total, Number(response.headers.get(exportLeftOutHeader) ?? 0))
  let received = 0
  onProgress({ received, total })
  for (;;) {
    let end: ExportPartEnd | undefined
    try {
      // The next piece is read from the network while the sink works on this piece.
      let taking = Promise.resolve(received)
      for await (const piece of piecesOf(response)) {
        const before = taking
        taking = sink.take(piece)
        // When the piece before fails, nobody awaits this piece, whose own failure must not count as
        // unhandled.
        taking.catch(() => undefined)
        received = await before
        onProgress({ received, total })
      }
      received = await taking
      onProgress({ received, total })
      end = await sink.endPart()
    } catch (cause) {
      if (signal.aborted) throw signal.reason
      throw brokenOff(received, total, cause)
    }
    if (!end) throw brokenOff(received, total)
    if ('end' in end) {
      if (end.end === received && total === received) return total
      throw new IncompleteExport(`${total} entries were announced and ${received} came.`)
    }
    response = await open(end.next)
  }
}

function brokenOff(received: number, total: number, cause?: unknown): IncompleteExport {
  return new IncompleteExport(`It broke off after ${received} of ${total} entries.`, { cause })
}

function promisedBy(response: Response): number {
  const promised = response.headers.get(exportTotalHeader)
  if (promised === null || !/^\d+$/.test(promised))
    throw new IncompleteExport('The server did not say how many entries there are.')
  return Number(promised)
}

async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  let isRead = false
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      isRead = done
      if (done) return
      yield value
    }
  } finally {
    // Cancels the rest of the stream after the sink stopped in the middle.
    if (!isRead) await reader?.cancel().catch(() => undefined)
  }
}
