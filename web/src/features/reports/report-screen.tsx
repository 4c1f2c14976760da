import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { cameToNothing, useLoaded } from '#web/lib/api/use-loaded.ts'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useLastPage } from '#web/ui/table/use-last-page.ts'
import { ExportButtons } from './file/export-buttons.tsx'
import { loadReport, type ReportQuestion, reportBody, searchesPage } from './load-report.ts'
import { PageSearchLine } from './page-search-line.tsx'
import { QuarantineSwitch, QuarantineWords } from './quarantine-switch.tsx'
import { releaseColumn } from './release-button.tsx'
import { rowsOnPage } from './report-cells.ts'
import { reportColumns } from './report-columns.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportFooter } from './report-footer.tsx'
import { takeBackColumn } from './take-back-button.tsx'
import { useReportQuestion } from './use-report-question.ts'

const heights: Record<number, string> = { 60: 'h-[60dvh] content-start' }

interface ReportScreenProps {
  report: ReportDefinition
  /** May the signed-in person export all rows, and not only those of a page? */
  mayTakeAll: boolean
}

/** The one screen of every report: filters, exports, table, count and pages. */
export function ReportScreen({ report, mayTakeAll }: ReportScreenProps) {
  const [question, ask] = useReportQuestion()
  const loaded = useLoaded(JSON.stringify(reportBody(report, question)), async (signal) => ({
    ...(await loadReport(report, question, signal)),
    question,
  }))
  const { value, error, isLoading, reload } = loaded
  // After a failure the older rows stay, and so does every word about them.
  const hasFailed = error !== undefined && !isLoading
  const shown = hasFailed && value ? value.question : question
  const searchesRows = value !== undefined && searchesPage(report, value.question)
  // The loaded page is searched here, for the current text of the box.
  const ofRows = value && (searchesRows ? { ...value.question, term: question.term } : value.question)
  const page = value?.data ?? []
  const term = ofRows?.term.trim() ?? ''
  const isPageSearch = searchesRows && term !== ''
  const rows = isPageSearch ? rowsOnPage(report, page, term) : page
  const isNarrow = useMediaQuery('(min-width: 768px) and (max-width: 1365px)')
  const isQuarantine = value?.question.quarantined ?? false

  /** Asks a question; a failed question is asked again, although the address names it already. */
  function askOrRepeat(change: Partial<ReportQuestion>) {
    const isSame = Object.entries(change).every(
      ([name, one]) => question[name as keyof ReportQuestion] === one,
    )
    if (isSame && hasFailed) reload()
    else ask(change)
  }

  const shownPage = isLoading || hasFailed ? undefined : value?.question.page
  useLastPage(shownPage, value?.totalPages ?? 0, (last) => ask({ page: last }, { step: false }))

  return (
    <Screen
      title={report.title}
      fitsWindow
      actions={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:w-full">
          {report.neverQuarantined ? null : (
            <QuarantineSwitch
              isOn={shown.quarantined}
              onSwitch={(quarantined) => askOrRepeat({ quarantined, page: 1 })}
            />
          )}
          <ExportButtons
            report={report}
            question={ofRows ?? question}
            rows={rows}
            page={value}
            isPageSearch={isPageSearch}
            isLoading={isLoading}
            mayTakeAll={mayTakeAll}
          />
        </div>
      }
    >
      <div className="sticky top-16 z-10 empty:hidden">
        <LoadFailure of={loaded} words="The report could not be loaded." />
      </div>
      <ReportFilters
        report={report}
        question={question}
        shown={shown}
        today={value?.today ?? indianDay(serverNow())}
        onAsk={askOrRepeat}
        onReload={reload}
        isLoading={isLoading}
      />
      {shown.quarantined ? <QuarantineWords /> : null}
      {report.searchesPageBy && ofRows && term !== '' ? (
        <PageSearchLine question={ofRows} found={rows.length} loaded={page.length} onAsk={askOrRepeat} />
      ) : null}
      {cameToNothing(loaded) ? null : (
        <DataTable
          dense
          caption={report.title}
          columns={[
            ...(isQuarantine ? [releaseColumn(report, reload)] : []),
            ...reportColumns(report, value, isNarrow),
            ...(report.more?.includes('can_take_back') ? [takeBackColumn(reload)] : []),
          ]}
          rows={value && rows}
          rowKey={(row) => row.id}
          emptyText={emptyText()}
          busy={isLoading}
          className={heights[report.tableHeightPercent ?? 0] ?? 'md:min-h-0 md:shrink'}
        />
      )}
      {value ? (
        <ReportFooter
          report={report}
          shown={value.question}
          current={shown}
          totals={value}
          isLoading={isLoading}
          onAsk={askOrRepeat}
        />
      ) : null}
    </Screen>
  )

  /** The words for an empty table; the report counts as empty only when the server said so. */
  function emptyText(): string {
    if (page.length > 0) return `No entry on this page matches “${term}”.`
    if (isLoading) return 'Loading…'
    return isQuarantine ? 'Nothing is in quarantine.' : report.emptyText
  }
}
