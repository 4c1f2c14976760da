import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportPage } from '#contract/reports/report-endpoint.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { EntriesLine, Pager } from '#web/ui/table/pager.tsx'
import type { ReportQuestion } from './load-report.ts'
import { PageJump, PageSize } from './page-size.tsx'

interface ReportFooterProps {
  report: ReportDefinition
  /** The question that the rows in the table answer. */
  shown: ReportQuestion
  /** The question whose page the pager marks: the newest question, unless its rows could not be loaded. */
  current: ReportQuestion
  totals: Pick<ReportPage, 'totalPages' | 'totalRecords' | 'isCapped' | 'leftOut'>
  isLoading: boolean
  onAsk: (change: Partial<ReportQuestion>) => void
}

/** Says which entries the table shows, with a pager to the others. */
export function ReportFooter({ report, shown, current, totals, isLoading, onAsk }: ReportFooterProps) {
  const { totalPages, totalRecords, isCapped, leftOut } = totals
  const goTo = (page: number) => onAsk({ page })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <div>
        <EntriesLine page={shown.page} pageSize={shown.pageSize} total={totalRecords} />
        {isCapped ? (
          <p className="text-sm text-muted">
            There are more than {groupLakhs(totalRecords)}. Narrow the search, or take all matching rows.
          </p>
        ) : null}
        {leftOut > 0 ? (
          <p className="text-sm text-muted">
            {leftOut === 1 ? '1 entry is' : `${groupLakhs(leftOut)} entries are`} left out: the number is no
            customer’s.
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <PageSize size={current.pageSize} onSize={(pageSize) => onAsk({ pageSize, page: 1 })} />
        {totalPages > 1 ? <PageJump page={current.page} totalPages={totalPages} onPage={goTo} /> : null}
        <Pager
          page={current.page}
          totalPages={totalPages}
          variant={report.paging}
          busy={isLoading}
          onPage={goTo}
        />
      </div>
    </div>
  )
}
