import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { BroughtIn } from '#contract/leads/lead-imports.ts'
import { type RowFate, rowFates } from '#contract/leads/lead-list-parts.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceTabs } from '#web/ui/layout/choice-tabs.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { ListSheet } from './list-columns.ts'
import { listedLead } from './listed-leads.ts'

const fateWords: Record<RowFate, string> = {
  refused: 'Refused',
  new: 'New',
  'same-person': 'Person known',
  known: 'Here already',
}
const shownFirst: readonly RowFate[] = ['refused', ...rowFates.filter((fate) => fate !== 'refused')]
/** The rows of one more press. */
const step = 50

interface ListFatesProps {
  sheet: ListSheet
  said: BroughtIn
  /** The places in the sheet, from 0, of the rows that were judged. */
  judged: readonly number[]
}

/** What becomes of each row of the list, by fate: those that are refused first. */
export function ListFates({ sheet, said, judged }: ListFatesProps) {
  const fates = shownFirst.filter((fate) => said.counts[fate] > 0)
  const [chosen, setChosen] = useState<RowFate>()
  const [most, setMost] = useState(step)
  const fate = chosen !== undefined && fates.includes(chosen) ? chosen : fates[0]
  const rows = said.rows.flatMap((row, at) =>
    row.fate === fate
      ? [{ ...row, place: sheet.numbers[judged[at] ?? at] ?? 0, cells: sheet.rows[judged[at] ?? at] ?? [] }]
      : [],
  )
  if (fate === undefined) return null
  return (
    <div className="grid gap-3">
      <ChoiceTabs
        legend="What becomes of the rows"
        tabs={fates.map((id) => ({ id, label: `${fateWords[id]} ${groupLakhs(said.counts[id])}` }))}
        chosen={fate}
        onChoose={(id) => {
          setChosen(id)
          setMost(step)
        }}
      />
      <DataTable
        caption={`Rows: ${fateWords[fate]}`}
        rows={rows.slice(0, most)}
        rowKey={({ place }) => place}
        emptyText="No rows"
        columns={[
          { key: 'place', title: 'Row', numeric: true, cell: ({ place }) => place },
          {
            key: 'name',
            title: 'Name',
            cell: ({ cells }) => listedLead(cells, sheet.columns).name || '—',
          },
          {
            key: 'number',
            title: 'Number',
            cell: ({ cells }) => (
              <span className="figures">{listedLead(cells, sheet.columns).mobile || '—'}</span>
            ),
          },
          {
            key: 'fate',
            title: 'What becomes of it',
            wide: true,
            cell: ({ words, leadId }) => (
              <>
                {words || 'A new lead'}
                {leadId ? (
                  <>
                    {' '}
                    <Link
                      to={`${paths.adminDashboard}?page=inbox&lead=${leadId}`}
                      target="_blank"
                      className="underline underline-offset-3"
                    >
                      See the lead
                    </Link>
                  </>
                ) : null}
              </>
            ),
          },
        ]}
      />
      {rows.length > most ? (
        <Button size="small" className="w-fit" onClick={() => setMost(most + step)}>
          {`Show ${Math.min(step, rows.length - most)} more of ${groupLakhs(rows.length)}`}
        </Button>
      ) : null}
    </div>
  )
}
