import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SheetCard } from '#web/ui/form/controls/sheet-card.tsx'
import { type ReadSheet, readCells, type TypedPrice } from './read-cells.ts'

interface PasteCardProps {
  /** The text in the field that is not read yet. */
  text: string
  onText: (text: string) => void
  onRows: (rows: TypedPrice[]) => void
}

/** Takes names and prices out of a spreadsheet, and asks which column holds the price where that is open. */
export function PasteCard({ text, onText, onRows }: PasteCardProps) {
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<{ given: string; choices: ReadSheet['choices'] }>()
  const [result, setResult] = useState('')

  function read(given: string, chosen?: number) {
    const { rows, column, choices } = readCells(given, chosen)
    setAsked(choices.length > 0 ? { given, choices } : undefined)
    setError(rows.length + choices.length === 0 ? 'There is no name and no price in it.' : undefined)
    setResult(rows.length === 0 ? '' : wordsOf(rows.length, column))
    if (rows.length === 0) return
    onText('')
    onRows(rows)
  }

  return (
    <SheetCard
      title="From a spreadsheet"
      label="Cells with names and new prices"
      hint="Copy the columns in your sheet and paste them here. A line of titles may stand above."
      placeholder={'MODEL125\tDisc\t92,200/-'}
      text={text}
      onText={onText}
      onRead={read}
      error={error}
      result={result}
    >
      {asked ? (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">Which column holds the new ex-showroom price?</legend>
          <div className="flex flex-wrap gap-2">
            {asked.choices.map(({ at, title, example }) => (
              <Button key={at} size="small" onClick={() => read(asked.given, at)}>
                {`${title}, as ${example}`}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
    </SheetCard>
  )
}

function wordsOf(rows: number, column: string | undefined): string {
  const counted = rows === 1 ? 'One row read' : `${rows} rows read`
  return column
    ? `${counted}; the prices are those of “${column}”.`
    : `${counted}; the last cell is the price.`
}
