import { proxy, type Remote, transfer } from 'comlink'
import type { ExportPartEnd } from '#contract/reports/export.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportRow } from '#contract/reports/report-endpoint.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { saveFile } from '#web/lib/device/save-file.ts'
import type { RowFilters } from '../load-report.ts'
import { PrintDocument } from '../paper/print-document.ts'
import type { ExportKind } from './export-kinds.ts'
import { openMaker } from './open-maker.ts'
import { fileName, fileNotes, leftOutNote, type ReportHeading } from './report-file.ts'
import type { ReportMaker } from './report-maker.ts'
import { type Progress, streamReport } from './stream-report.ts'

/**
 * The most rows of each kind of file: more rows would make a file that nobody could open, or pages that
 * nobody would read.
 */
const mostRows: Record<ExportKind, number> = { CSV: Number.POSITIVE_INFINITY, PDF: 20_000, Print: 10_000 }

/** Thrown for more rows than this kind of file takes; the words say what to do instead. */
export class TooManyRows extends Error {
  constructor(kind: ExportKind, total: number) {
    super(
      `${groupLakhs(total)} rows are too many ${kind === 'Print' ? 'to print' : 'for a PDF'}: ` +
        `${groupLakhs(mostRows[kind])} are the most. Take the CSV, or choose fewer days.`,
    )
  }
}

/** The progress of an export: rows on their way into the browser, or going into the file. */
export type ExportStep = ({ step: 'loading' } & Progress) | { step: 'making'; done: number; total: number }

/** Makes a file, or a printed document, of the loaded rows. */
export async function saveRows(
  kind: ExportKind,
  heading: ReportHeading,
  rows: readonly ReportRow[],
): Promise<void> {
  const ending = new AbortController()
  try {
    const maker = await openMaker(kind, heading.report, ending.signal)
    await maker.begin(heading)
    await maker.addRows([...rows])
    await deliver(kind, heading, maker, { signal: ending.signal, onMade: () => undefined })
  } finally {
    ending.abort()
  }
}

/**
 * Makes a file, or a printed document, of every row that matches, and answers how many rows there are and how
 * many were left out. Throws the errors of `streamReport`, and `TooManyRows`; no file is made unless all rows
 * have come.
 */
export async function saveAllRows(
  kind: ExportKind,
  report: ReportDefinition,
  question: RowFilters,
  { signal, onStep }: { signal: AbortSignal; onStep: (step: ExportStep) => void },
): Promise<{ total: number; leftOut: number }> {
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end, { once: true })
  try {
    const maker = await openMaker(kind, report, ending.signal)
    let heading: ReportHeading = { report, notes: [], isComplete: true }
    let leftOut = 0
    const sink = {
      begin: async (total: number, uncalled: number) => {
        if (total > mostRows[kind]) throw new TooManyRows(kind, total)
        leftOut = uncalled
        const notes = [
          ...fileNotes(question, { from: Math.min(1, total), to: total, total }, serverNow()),
          ...leftOutNote(leftOut),
        ]
        heading = { ...heading, notes }
        await maker.begin(heading)
      },
      take: (piece: Uint8Array<ArrayBuffer>) =>
        unlessAborted(maker.take(transfer(piece, [piece.buffer])), signal),
      endPart: () => unlessAborted<ExportPartEnd | undefined>(maker.endPart(), signal),
    }
    const onProgress = (progress: Progress) => onStep({ step: 'loading', ...progress })
    const total = await streamReport(report, question, sink, { signal, onProgress })
    const onMade = (done: number) => onStep({ step: 'making', done, total })
    onMade(0)
    await unlessAborted(deliver(kind, heading, maker, { signal, onMade }), signal)
    return { total, leftOut }
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}

async function deliver(
  kind: ExportKind,
  heading: ReportHeading,
  maker: Remote<ReportMaker>,
  { signal, onMade }: { signal: AbortSignal; onMade: (rows: number) => void },
): Promise<void> {
  if (kind === 'Print') return print(heading.report, maker, signal, onMade)
  const file = await maker.finish(proxy(onMade))
  signal.throwIfAborted()
  saveFile(fileName(heading, kind === 'PDF' ? 'pdf' : 'csv'), file)
}

/** How many rows go into the document at a time: few enough for the screen to answer in between. */
const rowsAtOnce = 200

async function print(
  report: ReportDefinition,
  maker: Remote<ReportMaker>,
  signal: AbortSignal,
  onMade: (rows: number) => void,
): Promise<void> {
  const head = await maker.layOutForPrint()
  signal.throwIfAborted()
  const paper = new PrintDocument(report, head)
  const remove = () => paper.remove()
  // A worker that was ended answers no more, and the `catch` below would wait for ever, so the signal removes
  // the document.
  signal.addEventListener('abort', remove, { once: true })
  try {
    await paper.loadFonts()
    for (let made = 0; ; ) {
      const rows = await maker.nextRows(rowsAtOnce)
      if (rows.length === 0) break
      paper.add(rows)
      made += rows.length
      onMade(made)
    }
    signal.throwIfAborted()
    paper.print()
  } catch (error) {
    remove()
    throw error
  } finally {
    signal.removeEventListener('abort', remove)
  }
}

/**
 * The result of the maker. A worker that was ended answers nothing any more, so the reason of the signal is
 * thrown instead.
 */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
