import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { mostFileBytes, readSheet, readTextFile } from '#web/lib/sheet.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FileInput, Textarea } from './inputs.tsx'

interface SheetCardProps {
  title: string
  label: string
  hint: string
  placeholder: string
  /** The text in the field that is not read yet. */
  text: string
  onText: (text: string) => void
  /** Called with cells that were pasted, or that stand in a CSV file. */
  onRead: (cells: string) => void
  /** The error below the field, in words. */
  error: string | undefined
  /** What was read, in words; empty for nothing. */
  result: string
  /** A question about what was read. */
  children?: ReactNode
}

/** Takes cells of a spreadsheet that staff paste, or a CSV file that staff choose or drop. */
export function SheetCard(props: SheetCardProps) {
  const { title, label, hint, placeholder, text, onText, onRead, error, result, children } = props
  const [isOver, setOver] = useState(false)
  const [wrongText, setWrongText] = useState<string>()
  const headingId = useId()

  function read(cells: string) {
    const { openQuoteIn } = readSheet(cells)
    setWrongText(
      openQuoteIn === undefined
        ? undefined
        : `A quotation mark opens in row ${openQuoteIn} and is never closed, so all below it would be one cell. Please mend that row.`,
    )
    if (openQuoteIn === undefined) onRead(cells)
  }

  async function readFile(file: File | undefined) {
    if (!file) return
    if (/\.(?:xlsx?|ods|numbers)$/i.test(file.name))
      setWrongText('Please save the sheet as CSV, or copy its cells and paste them here.')
    else if (file.size > mostFileBytes)
      setWrongText('This file is larger than 5 MB. Please split it into smaller ones.')
    else read(await readTextFile(file))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void readFile(event.dataTransfer.files[0])
  }

  return (
    <section
      aria-labelledby={headingId}
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
      <h2 id={headingId} className="text-lg font-bold">
        {title}
      </h2>
      <Textarea
        label={label}
        hint={hint}
        value={text}
        rows={3}
        placeholder={placeholder}
        error={wrongText ?? error}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (text.trim() !== '' || !/[\t\n]/.test(pasted)) return
          event.preventDefault()
          read(pasted)
        }}
      />
      {children}
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
