import { lostReasonLabel } from '#contract/leads/lost-reasons.ts'
import type { OwnerReport } from '#contract/reports/owner-report.ts'
import { FigureBar, FigureCard } from './figure-card.tsx'
import { type ReportScope, salesList } from './sales-list.ts'

/** Why sales were lost, most frequent first. */
export function SalesLost({ lost, scope }: { lost: OwnerReport['lost']; scope: ReportScope }) {
  const all = lost.reduce((sum, { leads }) => sum + leads, 0)
  return (
    <FigureCard title="Why they were lost">
      {all === 0 ? (
        <p className="text-sm text-muted">None was lost.</p>
      ) : (
        <ul>
          <FigureBar label="Lost" count={all} of={all} after="" to={salesList(scope, { progress: 'lost' })} />
          {lost.map(({ reason, leads }) => (
            <FigureBar
              key={reason}
              label={lostReasonLabel(reason)}
              count={leads}
              of={all}
              to={salesList(scope, { progress: 'lost', lost: reason })}
            />
          ))}
        </ul>
      )}
    </FigureCard>
  )
}
