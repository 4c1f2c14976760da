import type { SlotRule } from '#contract/appointments/appointment-plans.ts'
import { weekdays } from '#contract/outlets/outlet-hours.ts'
import { latinDigits } from '#contract/wire/phone-number.ts'
import { FieldError } from '#web/ui/form/controls/field.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'

interface RuleFieldsProps {
  rule: SlotRule
  onChange: (fields: Partial<SlotRule>) => void
  errorOf: (field: keyof SlotRule) => string | undefined
}

/**
 * One line of times: the days of the week, from when to when, the minutes of each visit, and how many
 * visitors fit in.
 */
export function RuleFields({ rule, onChange, errorOf }: RuleFieldsProps) {
  const { days, opens, closes, minutes, places } = rule
  const time = (field: 'opens' | 'closes', label: string) => (
    <Input
      type="time"
      label={label}
      value={rule[field]}
      error={errorOf(field)}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  )
  const count = (field: 'minutes' | 'places', label: string) => (
    <Input
      inputMode="numeric"
      label={label}
      value={Number.isNaN(rule[field]) ? '' : String(rule[field])}
      error={errorOf(field)}
      onChange={({ currentTarget }) =>
        onChange({ [field]: Number.parseInt(latinDigits(currentTarget.value), 10) })
      }
    />
  )
  const slots = Math.max(0, Math.floor((minutesOf(closes) - minutesOf(opens)) / minutes)) || 0
  return (
    <div className="grid min-w-0 gap-3">
      <fieldset>
        <legend className="mb-1 text-[0.9375rem] font-semibold">Days</legend>
        <div className="flex flex-wrap gap-x-4">
          {weekdays.map((weekday, index) => (
            <label key={weekday} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={days.includes(index + 1)}
                onChange={({ currentTarget }) =>
                  onChange({
                    days: currentTarget.checked
                      ? [...days, index + 1].sort()
                      : days.filter((day) => day !== index + 1),
                  })
                }
                className="size-5 accent-content"
              />
              <abbr title={weekday} className="no-underline">
                {weekday.slice(0, 3)}
              </abbr>
            </label>
          ))}
        </div>
        <FieldError id="days-error" message={errorOf('days')} />
      </fieldset>
      <div className="grid gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
        {time('opens', 'From')}
        {time('closes', 'To')}
        {count('minutes', 'Minutes each')}
        {count('places', 'Visitors at once')}
      </div>
      <p className="text-sm text-muted">
        {slots === 1 ? '1 time' : `${slots} times`} a day, {slots * (places || 0)} visitors.
      </p>
    </div>
  )
}

/** Minutes since midnight of `HH:MM`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
