import { report as reportLimits } from '#contract/limits.ts'
import type { ReportDefinition } from '#contract/report-definition.ts'
import type { ReportRow } from '#contract/report-endpoint.ts'
import { useStaffData } from '#web/lib/use-staff-data.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { FailureLine } from '#web/ui/failure-line.tsx'
import { EntriesLine, Pager } from '#web/ui/pager.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { loadReport } from './load-report.ts'
import { cellText } from './report-cells.ts'
import { ReportFilters } from './report-filters.tsx'
import { useReportQuestion } from './use-report-question.ts'

/** The one screen of every report: filters, exports, table, count and pages. */
export function ReportScreen({ report }: { report: ReportDefinition }) {
  const [question, ask] = useReportQuestion()
  const { value, error, isLoading, reload } = useStaffData(
    `${report.id}:${JSON.stringify(question)}`,
    (signal) => loadReport(report, question, signal),
  )
  return (
    <section aria-labelledby="screen-title" className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="screen-title" className="display text-2xl">
          {report.menu}
        </h1>
        <ExportButtons report={report} rows={value?.data ?? []} />
      </div>
      <ReportFilters
        report={report}
        question={question}
        onAsk={ask}
        onReload={reload}
        isLoading={isLoading}
      />
      {error !== undefined ? (
        <FailureLine message="The report could not be loaded." onRetry={reload} retrying={isLoading} />
      ) : null}
      <DataTable
        caption={report.menu}
        columns={tableColumns(report)}
        rows={value?.data ?? (error === undefined ? undefined : [])}
        rowKey={(row) => row.id}
        emptyText={report.emptyText}
        busy={isLoading}
      />
      {value ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <EntriesLine page={question.page} pageSize={reportLimits.pageSize} total={value.totalRecords} />
          <Pager
            page={question.page}
            totalPages={value.totalPages}
            variant={report.paging}
            busy={isLoading}
            onPage={(page) => ask({ page })}
          />
        </div>
      ) : null}
    </section>
  )
}

function tableColumns(report: ReportDefinition): Column<ReportRow>[] {
  return report.columns.map((column) => ({
    key: column.title,
    title: column.title,
    wide: column.kind === 'long',
    cell: (row) => cellText(column, row),
  }))
}
