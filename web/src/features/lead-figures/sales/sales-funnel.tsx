import type { OwnerReportRow } from '#contract/reports/owner-report.ts'
import { saleFigures } from '#contract/reports/sale-figures.ts'
import { FigureBar, FigureCard } from './figure-card.tsx'
import { type ReportScope, salesList } from './sales-list.ts'

/** How far the sales came, each step as a part of all that came. */
export function SalesFunnel({ row, scope }: { row: OwnerReportRow; scope: ReportScope }) {
  return (
    <FigureCard title="How far they came">
      <ul>
        {saleFigures.map(({ id, label, words }) => (
          <FigureBar
            key={id}
            label={label}
            words={words}
            count={row[id]}
            of={row.came}
            to={salesList(scope, { progress: id })}
          />
        ))}
      </ul>
    </FigureCard>
  )
}
