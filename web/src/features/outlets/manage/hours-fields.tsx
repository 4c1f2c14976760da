import {
  type DayHours,
  type Department,
  departments,
  type OutletHours,
  openTimeOf,
  weekdays,
} from '#contract/outlets/outlet-hours.ts'
import { replaced } from '#web/lib/changed-list.ts'
import { Button } from '#web/ui/button.tsx'
import { controlClasses } from '#web/ui/form/controls/field.tsx'

interface HoursFieldsProps {
  hours: OutletHours
  onChange: (hours: OutletHours) => void
  /** The error of each wrong time, by its path, such as `sales.0`. */
  errorOf: (path: string) => string | undefined
}

const usual = { opens: '09:30', closes: '19:30' }

/** The hours of each department by weekday. */
export function HoursFields({ hours, onChange, errorOf }: HoursFieldsProps) {
  const words = openTimeOf(hours)
  return (
    <div className="grid gap-5">
      {departments.map(({ id, label }) => {
        const week = hours[id]
        return (
          <fieldset key={id} className="grid gap-2">
            <legend className="mb-1 flex items-center gap-3 font-semibold">{label}</legend>
            {week ? (
              <Week
                label={label}
                week={week}
                errorOf={(index) => errorOf(`${id}.${index}`)}
                onChange={(next) => onChange({ ...hours, [id]: next })}
              />
            ) : null}
            <Button size="small" className="w-fit" onClick={() => onChange(toggled(hours, id))}>
              {week ? `No hours of its own for ${label}` : `Set hours of ${label}`}
            </Button>
          </fieldset>
        )
      })}
      <p className="text-sm text-muted">Pages say: {words || 'nothing yet'}</p>
    </div>
  )
}

function toggled(hours: OutletHours, id: Department): OutletHours {
  const { [id]: week, ...others } = hours
  return week ? others : { ...hours, [id]: hours.sales ?? weekdays.map(() => ({ ...usual })) }
}

interface WeekProps {
  label: string
  week: readonly DayHours[]
  onChange: (week: DayHours[]) => void
  errorOf: (index: number) => string | undefined
}

function Week({ label, week, onChange, errorOf }: WeekProps) {
  return (
    <ul className="grid gap-x-8 gap-y-2 xl:grid-cols-2">
      {weekdays.map((weekday, index) => {
        const day = week[index] ?? null
        const error = errorOf(index)
        const field = (part: 'opens' | 'closes') => (
          <input
            type="time"
            aria-label={`${label}, ${weekday}, ${part}`}
            aria-invalid={error ? true : undefined}
            value={day?.[part] ?? ''}
            onChange={({ currentTarget }) =>
              onChange(replaced(week, index, { ...(day ?? usual), [part]: currentTarget.value }))
            }
            className={`${controlClasses} max-w-36`}
          />
        )
        return (
          <li key={weekday} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <label className="flex min-h-11 w-32 items-center gap-3">
              <input
                type="checkbox"
                checked={day !== null}
                onChange={({ currentTarget }) =>
                  onChange(replaced(week, index, currentTarget.checked ? usual : null))
                }
                className="size-5 accent-content"
              />
              {weekday}
            </label>
            {day ? (
              <span className="flex items-center gap-2">
                {field('opens')}
                <span aria-hidden="true">–</span>
                {field('closes')}
              </span>
            ) : (
              <span className="text-muted">closed</span>
            )}
            {error ? <span className="w-full text-sm font-medium text-danger">{error}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
