import { rupeesFromPaise } from '#contract/prices/money.ts'
import type { OwnerReport, OwnerReportRow } from '#contract/reports/owner-report.ts'
import { scoreMarks } from '#contract/reports/sale-figures.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { dayAfter, mondayOf } from '#domain/days/days.ts'
import { type CountedGroup, type CountedSales, readOwnerReport } from '#server/data/reports/owner-report.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

interface Question {
  /** A day of the last week; without it the current week. */
  until?: string | undefined
  weeks: number
  outlet?: number | undefined
}

/** What became of the leads of sales that arrived in some weeks, as far as the caller may see them. */
export async function getOwnerReport(
  db: DatabaseClient,
  { until, weeks, outlet }: Question,
  now: Date = new Date(),
): Promise<OwnerReport> {
  const last = mondayOf(until ?? indianDay(now))
  const from = dayAfter(last, -7 * (weeks - 1))
  const to = dayAfter(last, 6)
  const counted = await readOwnerReport(db, { from, to, outlet })
  return { from, to, ...reportOf(counted) }
}

/** What is counted as the report tells it. */
export function reportOf(counted: CountedSales): Omit<OwnerReport, 'from' | 'to'> {
  const of = (kind: CountedGroup['kind']) => counted.groups.filter((group) => group.kind === kind)
  const rowOf = (group: CountedGroup) => toRow(group, counted.answers)
  const [all = nobody] = of('all')
  return {
    all: rowOf(all),
    weeks: of('week')
      .map((group) => ({ ...rowOf(group), from: group.value, to: dayAfter(group.value, 6) }))
      .sort((one, other) => (one.from < other.from ? 1 : -1)),
    sources: of('source').map((group) => ({
      ...rowOf(group),
      source: group.value,
      spend: spendOf(counted, group.delivered, (spent) => spent.source === group.value),
    })),
    campaigns: of('campaign').map((group) => ({
      ...rowOf(group),
      source: group.source,
      campaign: group.value,
      spend: spendOf(
        counted,
        group.delivered,
        ({ source, campaign }) => source === group.source && campaign === group.value,
      ),
    })),
    outlets: of('outlet').map((group) => ({ ...rowOf(group), id: group.value ? Number(group.value) : null })),
    people: of('person').map((group) => ({ ...rowOf(group), id: group.value || null })),
    lost: counted.lost,
    spend: spendOf(counted, all.delivered, () => true),
  }
}

/** What is counted where nobody came. */
const nobody: CountedGroup = {
  kind: 'all',
  value: '',
  source: '',
  label: '',
  came: 0,
  reached: 0,
  visited: 0,
  quoted: 0,
  booked: 0,
  delivered: 0,
  lost: 0,
  scored: 0,
  quick: 0,
  twoWays: 0,
  told: 0,
  timed: 0,
  retried: 0,
}

function toRow(group: CountedGroup, answers: CountedSales['answers']): OwnerReportRow {
  const { kind, value, label, came, reached, visited, quoted, booked, delivered, lost } = group
  const times = answers.find((each) => each.kind === kind && each.value === value)
  return {
    name: label,
    ...{ came, reached, visited, quoted, booked, delivered, lost },
    answers: times ? { answered: times.answered, p50: times.p50, p90: times.p90 } : null,
    score: scoreOf(group),
  }
}

/** The mean of the points of each scored lead; null where none is scored yet. */
function scoreOf({ scored, quick, twoWays, told, timed, retried }: CountedGroup): OwnerReportRow['score'] {
  if (scored === 0) return null
  const marks = { quick, 'two-ways': twoWays, told, timed, retried }
  const sum = scoreMarks.reduce((points, mark) => points + mark.points * marks[mark.id], 0)
  return { points: Math.round(sum / scored), scored, marks }
}

function spendOf(
  { spends }: CountedSales,
  delivered: number,
  isMeant: (spent: { source: string; campaign: string }) => boolean,
): OwnerReport['spend'] {
  const meant = spends?.filter(isMeant) ?? []
  if (meant.length === 0) return null
  const paise = meant.reduce((sum, spent) => sum + spent.paise, 0)
  return {
    rupees: rupeesFromPaise(paise),
    perDelivered: delivered > 0 ? rupeesFromPaise(Math.round(paise / delivered)) : null,
  }
}
