import { type DragEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FileInput, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { type ReadSheet, readCells, type TypedPrice } from './read-cells.ts'

interface PasteCardProps {
  /** The text in the field that is not read yet. */
  text: string
  onText: (text: string) => void
  onRows: (rows: TypedPrice[]) => void
}

/** Takes cells of a spreadsheet that staff paste, or a CSV file that staff choose or drop. */
export function PasteCard({ text, onText, onRows }: PasteCardProps) {
  const [error, setError] = useState<string>()
  const [isOver, setOver] = useState(false)
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

  async function readFile(file: File | undefined) {
    if (!file) return
    if (/\.(?:xlsx?|ods|numbers)$/i.test(file.name))
      setError('Please save the sheet as CSV, or copy its cells and paste them here.')
    else read(await file.text())
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void readFile(event.dataTransfer.files[0])
  }

  return (
    <section
      aria-labelledby="from-a-spreadsheet"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid content-start gap-3 rounded-lg border bg-surface p-4',
        isOver ? 'border-content' : 'border-hairline',
      )}
    >
      <h2 id="from-a-spreadsheet" className="text-lg font-bold">
        From a spreadsheet
      </h2>
      <Textarea
        label="Cells with names and new prices"
        hint="Copy the columns in your sheet and paste them here. A line of titles may stand above."
        value={text}
        rows={3}
        placeholder={'MODEL125\tDisc\t92,200/-'}
        error={error}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (text.trim() !== '' || !/[\t\n]/.test(pasted)) return
          event.preventDefault()
          read(pasted)
        }}
      />
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
      <p role="status" className="text-sm text-muted empty:hidden">
        {result}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Button size="small" disabled={text.trim() === ''} onClick={() => read(text)}>
          Read these lines
        </Button>
        <FileInput
          label="Or a CSV file"
          className="min-w-0 flex-1 basis-56"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ currentTarget }) => {
            void readFile(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </div>
    </section>
  )
}

function wordsOf(rows: number, column: string | undefined): string {
  const counted = rows === 1 ? 'One row read' : `${rows} rows read`
  return column
    ? `${counted}; the prices are those of “${column}”.`
    : `${counted}; the last cell is the price.`
}
