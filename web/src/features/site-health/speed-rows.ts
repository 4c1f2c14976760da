import type { VitalFigure } from '#contract/site/site-health.ts'
import { formatDay } from '#web/lib/dates.ts'

export interface SpeedRow {
  part: VitalFigure['part']
  value: string
  /** By weeks ago; a span without measured visits is missing. */
  spans: Map<number, VitalFigure>
}

/** The spans of seven days that are shown, by weeks ago. */
export const spans = [0, 1, 2, 3, 4]
const dayMs = 86_400_000

/** The row of all visits, then those of the part, the most visited first. */
export function rowsOf(figures: readonly VitalFigure[], by: VitalFigure['part']): SpeedRow[] {
  const rows = new Map<string, SpeedRow>()
  for (const figure of figures) {
    const { part, value, weeksAgo } = figure
    if (part !== 'all' && part !== by) continue
    const name = `${part} ${value}`
    const row = rows.get(name) ?? { part, value, spans: new Map() }
    row.spans.set(weeksAgo, figure)
    rows.set(name, row)
  }
  return [...rows.values()].sort((one, other) => weightOf(other) - weightOf(one))
}

function weightOf({ part, spans: measured }: SpeedRow): number {
  if (part === 'all') return Number.POSITIVE_INFINITY
  return [...measured.values()].reduce((sum, { samples }) => sum + samples, 0)
}

/** The title of a span: `Last 7 days`, or its last day, `To 13 Nov`. */
export function spanTitle(today: string, weeksAgo: number): string {
  if (weeksAgo === 0) return 'Last 7 days'
  const day = new Date(Date.parse(today) - weeksAgo * 7 * dayMs).toISOString().slice(0, 10)
  return `To ${formatDay(day).replace(/ \d{4}$/, '')}`
}
