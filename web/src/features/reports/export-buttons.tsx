import type { ReportDefinition } from '#contract/report-definition.ts'
import type { ReportRow } from '#contract/report-endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast.tsx'

interface ExportButtonsProps {
  report: ReportDefinition
  rows: readonly ReportRow[]
}

/** PDF, CSV and Print of the loaded rows; the code of each comes when it is asked for. */
export function ExportButtons({ report, rows }: ExportButtonsProps) {
  const isEmpty = rows.length === 0

  async function run(make: () => Promise<void>) {
    try {
      await make()
    } catch (error) {
      console.warn('An export failed.', error)
      notify.error('The file could not be made. Please try again.', { duration: 3000 })
    }
  }

  return (
    <fieldset className="flex gap-2" aria-label="Export the loaded rows">
      <Button
        size="small"
        disabled={isEmpty}
        onClick={() => run(async () => (await import('./export-pdf.ts')).exportPdf(report, rows))}
      >
        PDF
      </Button>
      <Button
        size="small"
        disabled={isEmpty}
        onClick={() => run(async () => (await import('./export-csv.ts')).exportCsv(report, rows))}
      >
        CSV
      </Button>
      <Button
        size="small"
        disabled={isEmpty}
        onClick={() => run(async () => (await import('./print-report.ts')).printReport(report, rows))}
      >
        Print
      </Button>
    </fieldset>
  )
}
