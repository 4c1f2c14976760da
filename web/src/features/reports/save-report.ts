import type { ReportFile } from './report-file.ts'

/** The ways a report leaves the screen. */
export const exportKinds = ['PDF', 'CSV', 'Print'] as const
export type ExportKind = (typeof exportKinds)[number]

/** Makes the file or the paper; the code of each kind comes when it is asked for. */
export async function saveReport(kind: ExportKind, file: ReportFile): Promise<void> {
  if (kind === 'PDF') await (await import('./export-pdf.ts')).exportPdf(file)
  else if (kind === 'CSV') (await import('./export-csv.ts')).exportCsv(file)
  else (await import('./print-report.ts')).printReport(file)
}
