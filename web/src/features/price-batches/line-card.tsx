import { type FormEvent, useState } from 'react'
import { categories } from '#contract/catalogue/lines.ts'
import { lineNames } from '#contract/catalogue/vehicle-choices.ts'
import type { PriceVersion } from '#contract/prices/price-batches.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { changeLine, type LineChange, readAmount, roundings } from './change-line.ts'
import { versionName } from './judge-prices.ts'

interface LineCardProps {
  versions: readonly PriceVersion[]
  /** Hands over the new prices, and the change in words. */
  onFill: (prices: { version: PriceVersion; name: string; price: string }[], title: string) => void
}

/** Changes a whole line by percent or rupees, and shows the effect of the rounding with an example. */
export function LineCard({ versions, onFill }: LineCardProps) {
  const [line, setLine] = useState<LineChange['line']>('')
  const [by, setBy] = useState<LineChange['by']>('percent')
  const [typed, setTyped] = useState('')
  const [roundTo, setRoundTo] = useState('10')
  const [isWrong, setWrong] = useState(false)
  const amount = readAmount(typed)
  const isRead = !Number.isNaN(amount)
  const changed = isRead ? changeLine(versions, { line, by, amount, roundTo: Number(roundTo) }) : []
  const [example] = changed

  function fill(event: FormEvent) {
    event.preventDefault()
    setWrong(!isRead)
    if (!isRead) return
    const sign = amount > 0 ? '+' : '−'
    const size = by === 'percent' ? `${Math.abs(amount)}%` : formatRupees(Math.abs(amount))
    onFill(
      changed.map(({ version, wanted }) => ({
        version,
        name: versionName(version),
        price: wanted > 0 ? formatRupees(wanted) : '0',
      })),
      `${line === '' ? 'All lines' : lineNames[line]} ${sign}${size}`,
    )
  }

  return (
    <form
      aria-labelledby="a-whole-line"
      noValidate
      onSubmit={fill}
      className="grid content-start gap-3 rounded-lg border border-hairline bg-surface p-4"
    >
      <h2 id="a-whole-line" className="text-lg font-bold">
        A whole line
      </h2>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Line"
          value={line}
          placeholder="All lines"
          choices={categories.map((value) => ({ value, label: lineNames[value] }))}
          onChange={({ currentTarget }) =>
            setLine(categories.find((one) => one === currentTarget.value) ?? '')
          }
        />
        <Select
          label="Change by"
          value={by}
          choices={[
            { value: 'percent', label: 'percent' },
            { value: 'rupees', label: 'rupees' },
          ]}
          onChange={({ currentTarget }) => setBy(currentTarget.value === 'rupees' ? 'rupees' : 'percent')}
        />
        <Input
          label={by === 'percent' ? 'Percent' : 'Rupees'}
          hint="A minus sign for less"
          inputMode="text"
          autoComplete="off"
          maxLength={20}
          value={typed}
          placeholder={by === 'percent' ? '2.5' : '-1,500'}
          error={isWrong && !isRead ? 'Please enter a number that is not 0.' : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Select
          label="Round to"
          hint="Halves are rounded up"
          value={roundTo}
          choices={roundings}
          onChange={({ currentTarget }) => setRoundTo(currentTarget.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="small" disabled={versions.length === 0}>
          Fill the table
        </Button>
        <p role="status" className="figures min-w-0 flex-1 basis-48 text-sm text-muted">
          {example
            ? `${changed.length} ${changed.length === 1 ? 'price' : 'prices'}, such as ${versionName(example.version)}: ${formatRupees(example.version.price)} → ${formatRupees(example.wanted)}`
            : ''}
        </p>
      </div>
    </form>
  )
}
