import { useState } from 'react'
import type { ImportedStock } from '#contract/stock/stock-counts.ts'
import { mostStockLines } from '#contract/stock/stock-parts.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { SheetCard } from '#web/ui/form/controls/sheet-card.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { readStockSheet, type StockSheet } from './stock-sheet.ts'

/** The most lines that are shown; wrong ones stand first. */
const mostShown = 100

/** Takes the numbers from a list of another system: read, look at what would change, then count. */
export function StockListPart() {
  const [text, setText] = useState('')
  const [sheet, setSheet] = useState<StockSheet>()
  const [said, setSaid] = useState<ImportedStock>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(read: StockSheet, isDry: boolean) {
    setBusy(true)
    try {
      const answer = await callApi('importStock', { body: { isDry, lines: [...read.lines] } })
      setSaid(answer)
      if (!answer.isDone) return
      setSheet(undefined)
      notify.success(answer.message)
    } catch (failure) {
      notify.error(saveFailureWords(failure))
    } finally {
      setBusy(false)
    }
  }

  function read(cells: string) {
    const found = readStockSheet(cells)
    setSaid(undefined)
    if ('fault' in found) return setError(found.fault)
    setError(undefined)
    setText('')
    setSheet(found)
    void send(found, true)
  }

  const wrong = said?.lines.filter(({ fault }) => fault).length ?? 0
  const lines = (said && sheet ? said.lines : []).map((line, at) => ({
    ...line,
    ...(sheet?.lines[at] ?? { outlet: '', model: '', variant: '', colour: '', count: '' }),
    number: sheet?.numbers[at] ?? 0,
  }))
  const shown = lines
    .filter(({ fault, before, counted }) => fault || before !== counted)
    .sort((one, other) => Number(other.fault !== null) - Number(one.fault !== null))
  return (
    <>
      <SheetCard
        title="From a spreadsheet"
        label="Rows with outlet, model, variant, colour and count"
        hint={`Copy the rows with their titles and paste them here. At most ${groupLakhs(mostStockLines)} rows; what the list does not name stays as it is.`}
        placeholder={'Outlet\tModel\tVariant\tColour\tCount'}
        text={text}
        onText={setText}
        onRead={read}
        error={error}
        result={said?.message ?? ''}
      />
      {sheet && said && !said.isDone ? (
        <div className="flex flex-wrap gap-3">
          {wrong === 0 ? (
            <Button variant="primary" busy={isBusy} onClick={() => void send(sheet, false)}>
              Count these
            </Button>
          ) : null}
          <Button variant="quiet" disabled={isBusy} onClick={() => setSheet(undefined)}>
            Discard the list
          </Button>
        </div>
      ) : null}
      {shown.length > 0 ? (
        <DataTable
          caption="Lines that change something, or are wrong"
          rows={shown.slice(0, mostShown)}
          rowKey={({ number }) => number}
          emptyText="No lines"
          columns={[
            { key: 'number', title: 'Row', numeric: true, cell: ({ number }) => number },
            { key: 'outlet', title: 'Outlet', cell: ({ outlet }) => outlet },
            {
              key: 'vehicle',
              title: 'Vehicle',
              wide: true,
              cell: ({ model, variant, colour }) => [model, variant, colour].filter(Boolean).join(' · '),
            },
            {
              key: 'becomes',
              title: 'What becomes of it',
              wide: true,
              cell: ({ words, before, counted }) => words || `${before ?? 'not counted'} → ${counted}`,
            },
          ]}
        />
      ) : null}
    </>
  )
}
