import type { SiteHealth, VitalFigure } from '#contract/site/site-health.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { AlertIcon } from '#web/ui/icon/sign.tsx'
import { ChoiceTabs } from '#web/ui/layout/choice-tabs.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { figureWords, isSlow, leastOfRow, rowWords, vitals } from './vital-words.ts'

const parts: readonly { value: VitalFigure['part']; label: string }[] = [
  { value: 'page', label: 'Kind of page' },
  { value: 'memory', label: 'Memory of the phone' },
  { value: 'line', label: 'Connection' },
  { value: 'language', label: 'Language' },
  { value: 'version', label: 'Version of the site' },
]
const weeks = [0, 1, 2, 3, 4]
const dayMs = 86_400_000

interface Row {
  part: VitalFigure['part']
  value: string
  /** By weeks ago; a span without measured visits is missing. */
  spans: Map<number, VitalFigure>
}

/** One vital in spans of seven days, by what the visits had; the choice of both stands in the address. */
export function SpeedTable({ health }: { health: SiteHealth }) {
  const [params, change] = useSearchState()
  const vital = vitals.find(({ id }) => id === params.get('vital')) ?? vitals[0]
  const by = parts.find(({ value }) => value === params.get('by'))?.value ?? 'page'
  if (!vital) return null
  const rows = rowsOf(
    health.figures.filter((figure) => figure.vital === vital.id),
    by,
  )
  return (
    <FormPart
      title="Speed"
      hint={`${vital.hint} Three of four visits were at least as good as these figures.`}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <ChoiceTabs
          legend="What is measured"
          tabs={vitals}
          chosen={vital.id}
          onChoose={(id) => change({ vital: id === 'lcp' ? undefined : id })}
        />
        <div className="w-full sm:w-60">
          <Select
            label="By"
            choices={parts}
            value={by}
            onChange={({ currentTarget }) =>
              change({ by: currentTarget.value === 'page' ? undefined : currentTarget.value })
            }
          />
        </div>
      </div>
      <DataTable
        caption={`${vital.label}, by ${by}`}
        columns={columnsOf(health.day)}
        rows={rows}
        rowKey={({ part, value }) => `${part} ${value}`}
        emptyText="Nothing was measured yet."
        dense
      />
    </FormPart>
  )
}

function columnsOf(today: string): Column<Row>[] {
  return [
    {
      key: 'name',
      title: 'Visits',
      onCard: 'first',
      cell: (row) => (
        <span className={row.part === 'all' ? 'font-bold' : 'font-semibold'}>{rowWords(row)}</span>
      ),
    },
    ...weeks.map((weeksAgo) => ({
      key: `span ${weeksAgo}`,
      title: weeksAgo === 0 ? 'Last 7 days' : `To ${shortDay(today, weeksAgo)}`,
      numeric: true,
      cell: ({ spans }: Row) => <Figure of={spans.get(weeksAgo)} />,
    })),
    {
      key: 'samples',
      title: 'Measured',
      numeric: true,
      cell: ({ spans }) => <span className="text-muted">{spans.get(0)?.samples ?? 0}</span>,
    },
  ]
}

/** A figure; one of few visits is only a hint, and a slow one has a sign beside its colour. */
function Figure({ of: figure }: { of: VitalFigure | undefined }) {
  if (!figure) return <span className="text-muted">–</span>
  const words = figureWords(figure)
  if (figure.samples < leastOfRow)
    return (
      <span className="text-muted" title="Of few visits">
        {words}
      </span>
    )
  if (!isSlow(figure)) return words
  return (
    <span className="inline-flex items-center gap-1 font-bold text-danger">
      <AlertIcon className="size-3.5" />
      {words}
      <span className="sr-only">, slow</span>
    </span>
  )
}

/** The row of all visits, then those of the part, the most visited first. */
function rowsOf(figures: readonly VitalFigure[], by: VitalFigure['part']): Row[] {
  const rows = new Map<string, Row>()
  for (const figure of figures) {
    const { part, value, weeksAgo } = figure
    if (part !== 'all' && part !== by) continue
    const key = `${part} ${value}`
    const row = rows.get(key) ?? { part, value, spans: new Map() }
    row.spans.set(weeksAgo, figure)
    rows.set(key, row)
  }
  return [...rows.values()].toSorted((one, other) => weightOf(other) - weightOf(one))
}

function weightOf({ part, spans }: Row): number {
  if (part === 'all') return Number.POSITIVE_INFINITY
  return [...spans.values()].reduce((sum, { samples }) => sum + samples, 0)
}

/** The last day of a span, `13 Nov`. */
function shortDay(today: string, weeksAgo: number): string {
  const day = new Date(Date.parse(today) - weeksAgo * 7 * dayMs).toISOString().slice(0, 10)
  return formatDay(day).replace(/ \d{4}$/, '')
}
