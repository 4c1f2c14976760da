import { useEffect, useEffectEvent } from 'react'
import { report as reportLimits } from '#contract/limits.ts'
import type { ReportDefinition } from '#contract/report-definition.ts'
import type { ReportRow } from '#contract/report-endpoint.ts'
import { groupLakhs } from '#web/lib/money.ts'
import { useLoaded } from '#web/lib/use-loaded.ts'
import { ExternalIcon } from '#web/ui/icon/direction.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { EntriesLine, Pager } from '#web/ui/table/pager.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { loadReport, reportBody } from './load-report.ts'
import { LongText } from './long-text.tsx'
import { QuarantineSwitch } from './quarantine-switch.tsx'
import { releaseColumn } from './release-button.tsx'
import { cellText, resumePath, rowsOnPage } from './report-cells.ts'
import { ReportFilters } from './report-filters.tsx'
import { useReportQuestion } from './use-report-question.ts'

const heights: Record<number, string> = { 60: 'h-[60dvh] content-start' }

/** The one screen of every report: filters, exports, table, count and pages. */
export function ReportScreen({ report }: { report: ReportDefinition }) {
  const [question, ask] = useReportQuestion()
  const loaded = useLoaded(JSON.stringify(reportBody(report, question)), async (signal) => ({
    ...(await loadReport(report, question, signal)),
    ofQuarantine: question.quarantined,
  }))
  const { value, error, isLoading, reload } = loaded
  const page = value?.data ?? []
  const rows = rowsOnPage(report, page, question.term)
  const total = value?.totalRecords ?? 0
  const first = (question.page - 1) * reportLimits.pageSize
  const lastPage = value?.totalPages ?? 0

  // An old bookmark may name a page that is no longer there.
  const isPastTheEnd = !isLoading && lastPage > 0 && question.page > lastPage
  const goToTheEnd = useEffectEvent(() => ask({ page: lastPage }))
  useEffect(() => {
    if (isPastTheEnd) goToTheEnd()
  }, [isPastTheEnd])

  return (
    <Screen title={report.title}>
      <LoadFailure of={loaded} words="The report could not be loaded." />
      <ReportFilters
        report={report}
        question={question}
        onAsk={ask}
        onReload={reload}
        isLoading={isLoading}
      />
      {report.neverQuarantined ? null : (
        <QuarantineSwitch
          isOn={question.quarantined}
          onSwitch={(quarantined) => ask({ quarantined, page: 1 })}
        />
      )}
      <div className="flex flex-wrap gap-3 max-md:order-last md:justify-end">
        <ExportButtons
          report={report}
          question={question}
          rows={rows}
          span={{
            from: page.length > 0 ? first + 1 : 0,
            to: first + page.length,
            total,
            isCapped: value?.isCapped ?? false,
          }}
          isLoading={isLoading}
        />
      </div>
      <DataTable
        caption={report.title}
        columns={[...(value?.ofQuarantine ? [releaseColumn(report, reload)] : []), ...tableColumns(report)]}
        rows={value ? rows : error === undefined ? undefined : []}
        rowKey={(row) => row.id}
        emptyText={value?.ofQuarantine ? 'Nothing is in quarantine.' : report.emptyText}
        busy={isLoading}
        className={heights[report.tableHeightPercent ?? 0] ?? ''}
      />
      {value ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <EntriesLine page={question.page} pageSize={reportLimits.pageSize} total={total} />
            {value.isCapped ? (
              <p className="text-sm text-muted">
                There are more than {groupLakhs(total)}. Narrow the search, or take all matching rows.
              </p>
            ) : null}
            {rows.length < page.length ? (
              <p role="status" className="text-sm text-muted">
                {rows.length} of the {page.length} entries on this page match “{question.term}”
              </p>
            ) : null}
          </div>
          <Pager
            page={question.page}
            totalPages={value.totalPages}
            variant={report.paging}
            busy={isLoading}
            onPage={(page) => ask({ page })}
          />
        </div>
      ) : null}
    </Screen>
  )
}

function tableColumns(report: ReportDefinition): Column<ReportRow>[] {
  return report.columns.map((column) => ({
    key: column.title,
    title: column.title,
    wide: column.kind === 'long',
    cell: (row) => {
      const resume = resumePath(column, row)
      if (resume) return <ResumeLink href={resume} />
      const text = cellText(column, row)
      return column.kind === 'long' ? <LongText text={text} /> : <ShortText text={text} />
    },
  }))
}

/** Keeps the text on one line up to a limit, so that one endless name does not push the other columns out of sight. */
function ShortText({ text }: { text: string }) {
  return <span className="block max-w-72 md:w-max md:whitespace-normal">{text}</span>
}

function ResumeLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-3 md:min-h-0"
    >
      View
      <ExternalIcon className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
