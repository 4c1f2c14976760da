import { useRef, useState } from 'react'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'

interface ApplyBarProps {
  title: string
  day: string
  /** The error below the day, in words. */
  dayError: string | undefined
  count: number
  wrong: number
  busy: boolean
  onTitle: (title: string) => void
  onDay: (day: string) => void
  onApply: () => void
}

const dayMs = 24 * 60 * 60 * 1000

/** The title and the day of the change, and its one button. */
export function ApplyBar(props: ApplyBarProps) {
  const { title, day, dayError, count, wrong, busy, onTitle, onDay, onApply } = props
  const tomorrow = indianDay(new Date(serverNow().getTime() + dayMs))
  const field = useRef<HTMLInputElement>(null)
  const [isHalf, setHalf] = useState(false)

  function apply() {
    const lacksDay = field.current?.value === ''
    setHalf(lacksDay)
    if (!lacksDay) onApply()
  }

  return (
    <section aria-label="Apply" className="grid gap-3 rounded-lg border border-hairline bg-surface p-4">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <Input
          label="Name of this change"
          autoComplete="off"
          maxLength={120}
          value={title}
          placeholder="Festival prices"
          onChange={({ currentTarget }) => onTitle(currentTarget.value)}
        />
        <Select
          label="When"
          value={day ? 'midnight' : 'now'}
          choices={[
            { value: 'now', label: 'Now' },
            { value: 'midnight', label: 'At a midnight to come' },
          ]}
          onChange={({ currentTarget }) => onDay(currentTarget.value === 'now' ? '' : tomorrow)}
        />
        {day ? (
          <Input
            label="Begins with the day"
            hint="At midnight in India"
            type="date"
            min={tomorrow}
            ref={field}
            // On the way to 31 December the browser has no day for a moment, so the field keeps the last
            // whole day and no value is written into it.
            defaultValue={day}
            error={isHalf ? 'Please enter the whole date.' : dayError}
            onChange={({ currentTarget: { value } }) => value && onDay(value)}
          />
        ) : null}
      </div>
      {day ? (
        <p className="max-w-prose text-sm text-muted">
          At that midnight only prices are set that still are what they are now. A price that somebody sets
          until then stays, and the list below says so.
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" busy={busy} disabled={count === 0 || wrong > 0} onClick={apply}>
          {day ? 'Schedule' : 'Set'} {count} {count === 1 ? 'price' : 'prices'}
        </Button>
        {wrong > 0 ? (
          <p className="text-sm text-danger">
            {wrong === 1 ? 'One row is' : `${wrong} rows are`} wrong: please mend or leave out.
          </p>
        ) : null}
      </div>
    </section>
  )
}
