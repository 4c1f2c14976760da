import { type FormEvent, useState } from 'react'
import { mostSpent } from '#contract/reports/spend-parts.ts'
import type { SentSpends } from '#contract/reports/spends.ts'
import { mondayOf } from '#domain/days/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'

type SpendRow = SentSpends['rows'][number]

interface SpendFieldsProps {
  busy: boolean
  /**
   * Answers whether the amount was saved; then the amount is empty again, and the rest stays for the next.
   */
  onSave: (row: SpendRow) => Promise<boolean>
}

/** One amount that advertising cost: any day of its week or month names the time. */
export function SpendFields({ busy, onSave }: SpendFieldsProps) {
  const [error, setError] = useState<string>()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const [day, source, amount] = [text('day'), text('source'), Number(text('rupees') || Number.NaN)]
    if (!day || !source || !Number.isFinite(amount))
      return setError('Please enter a day, a source and an amount.')
    const span = text('span') === 'week' ? 'week' : 'month'
    const beginsOn = span === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`
    if (await onSave({ beginsOn, span, source, campaign: text('campaign'), rupees: Math.round(amount) }))
      (form.elements.namedItem('rupees') as HTMLInputElement).value = ''
  }

  return (
    <form
      aria-label="An amount"
      onSubmit={(event) => void save(event)}
      onChange={() => setError(undefined)}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-6"
    >
      <Select
        label="For a"
        name="span"
        choices={[
          { value: 'month', label: 'Month' },
          { value: 'week', label: 'Week' },
        ]}
      />
      <Input label="Any day of it" name="day" type="date" />
      <Input label="Source" name="source" maxLength={80} placeholder="google" />
      <Input label="Campaign" optional name="campaign" maxLength={120} />
      <Input label="Rupees" name="rupees" type="number" min={0} max={mostSpent} inputMode="numeric" />
      <Button type="submit" busy={busy}>
        Save
      </Button>
      {error ? (
        <p role="alert" className="text-sm text-danger sm:col-span-full">
          {error}
        </p>
      ) : null}
    </form>
  )
}
