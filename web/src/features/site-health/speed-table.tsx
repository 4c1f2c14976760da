import type { SiteHealth, VitalFigure } from '#contract/site/site-health.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { ChoiceTabs } from '#web/ui/layout/choice-tabs.tsx'
import { SpeedFigure } from './speed-figure.tsx'
import { rowsOf, type SpeedRow, spans, spanTitle } from './speed-rows.ts'
import { rowWords, vitals } from './vital-words.ts'

const parts: readonly { value: VitalFigure['part']; label: string }[] = [
  { value: 'page', label: 'Kind of page' },
  { value: 'memory', label: 'Memory of the phone' },
  { value: 'line', label: 'Connection' },
  { value: 'language', label: 'Language' },
  { value: 'version', label: 'Version of the site' },
]

/** One vital in spans of seven days, by what the visits had; the choice of both stands in the address. */
export function SpeedTable({ health }: { health: SiteHealth }) {
  const [params, change] = useSearchState()
  const vital = vitals.find(({ id }) => id === params.get('vital')) ?? vitals[0]
  const part = parts.find(({ value }) => value === params.get('by')) ?? parts[0]
  if (!vital || !part) return null
  const rows = rowsOf(
    health.figures.filter((figure) => figure.vital === vital.id),
    part.value,
  )
  return (
    <FormPart title="Speed" hint={`${vital.hint} Three of four visits were at least as good as the figure.`}>
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
            value={part.value}
            onChange={({ currentTarget }) =>
              change({ by: currentTarget.value === 'page' ? undefined : currentTarget.value })
            }
          />
        </div>
      </div>
      {rows.length === 0 ? (
        <p>Not measured yet.</p>
      ) : (
        <SpeedRows
          caption={`${vital.label}, by ${part.label.toLowerCase()}`}
          title={part.label}
          rows={rows}
          today={health.day}
        />
      )}
    </FormPart>
  )
}

interface SpeedRowsProps {
  caption: string
  /** What the rows are, as the title of their names. */
  title: string
  rows: readonly SpeedRow[]
  today: string
}

function SpeedRows({ caption, title, rows, today }: SpeedRowsProps) {
  return (
    <table className="figures w-full text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-[0.8125rem] text-muted">
        <tr>
          <th scope="col" className="pb-2 text-left align-bottom font-semibold">
            {title}
          </th>
          {spans.map((weeksAgo) => (
            <th key={weeksAgo} scope="col" className={cellOf(weeksAgo, 'pb-2 align-bottom font-semibold')}>
              {spanTitle(today, weeksAgo)}
            </th>
          ))}
          <th scope="col" className="pb-2 pl-3 text-right align-bottom font-semibold max-md:hidden">
            Measured
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.part} ${row.value}`} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { row: SpeedRow }) {
  return (
    <tr className="border-t border-hairline">
      <th
        scope="row"
        className={row.part === 'all' ? 'py-2 text-left font-bold' : 'py-2 text-left font-normal'}
      >
        {rowWords(row)}
      </th>
      {spans.map((weeksAgo) => (
        <td key={weeksAgo} className={cellOf(weeksAgo, 'py-2 whitespace-nowrap')}>
          <SpeedFigure of={row.spans.get(weeksAgo)} />
        </td>
      ))}
      <td className="py-2 pl-3 text-right text-muted max-md:hidden">
        {groupLakhs(row.spans.get(0)?.samples ?? 0)}
      </td>
    </tr>
  )
}

/** A phone has room for three spans beside the name. */
function cellOf(weeksAgo: number, classes: string): string {
  return `${classes} pl-2 text-right md:pl-3${weeksAgo > 2 ? ' max-md:hidden' : ''}`
}
