import { Link } from 'react-router-dom'
import type { OwnerReportRow } from '#contract/reports/owner-report.ts'
import { scoreMarks } from '#contract/reports/sale-figures.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { FigureBar, FigureCard } from './figure-card.tsx'
import { openTime } from './open-time.ts'
import { type ReportScope, salesList } from './sales-list.ts'

/** How leads were answered: the times in opening hours, and the score with the rubric that it is made of. */
export function SalesScore({ row, scope }: { row: OwnerReportRow; scope: ReportScope }) {
  const { answers, score } = row
  return (
    <FigureCard title="How they were answered">
      <p className="text-sm">
        {answers ? (
          <Link
            to={salesList(scope, { progress: 'answered' })}
            className="inline-flex min-h-11 items-center underline underline-offset-3 md:min-h-8"
          >
            Half within {openTime(answers.p50)} of opening time, nine of ten within {openTime(answers.p90)}
          </Link>
        ) : (
          <span className="text-muted">Nobody was answered yet.</span>
        )}
      </p>
      {score ? (
        <>
          <p className="flex items-baseline gap-2">
            <span className="display figures text-2xl">{score.points}</span>
            <Link
              to={salesList(scope, { progress: 'scored' })}
              className="inline-flex min-h-11 items-center text-sm underline underline-offset-3 md:min-h-8"
            >
              of 100, by {groupLakhs(score.scored)} {score.scored === 1 ? 'lead' : 'leads'}
            </Link>
          </p>
          <ul>
            {scoreMarks.map(({ id, points, label, words }) => (
              <FigureBar
                key={id}
                label={`${label}: ${points} points`}
                words={words}
                count={score.marks[id]}
                of={score.scored}
                to={salesList(scope, { progress: id })}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className="text-sm text-muted">No lead is scored yet.</p>
      )}
      <details className="text-sm text-muted">
        <summary className="min-h-11 content-center underline underline-offset-3 md:min-h-8">
          What counts
        </summary>
        <ul className="grid gap-1">
          {scoreMarks.map(({ id, points, label, words }) => (
            <li key={id}>
              {label}, {points} points: {words}
            </li>
          ))}
          <li>
            All of it until the end of the first open day after the lead arrived; a lead is scored after that.
            Who came, rang or stood in a list is not scored.
          </li>
        </ul>
      </details>
    </FigureCard>
  )
}
