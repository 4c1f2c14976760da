import { purposeLabel } from '#contract/appointments/appointment-words.ts'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { hasBegun } from '#domain/appointments/appointment-standing.ts'
import { clockOf } from '#web/shop/appointment-words.ts'
import { ClosingButtons } from './closing-buttons.tsx'
import { isUnclosed, standingWords } from './standing.ts'
import { useAppointment } from './use-appointment.ts'

interface AppointmentBoxProps {
  appointment: Appointment
  now: Date
  onOpen: () => void
  onChange: (changed: Appointment) => void
  onReload: () => void
}

/**
 * One appointment in the table of a day: time, name, and what for. A press opens it; from its start on two
 * buttons say whether the visitor came.
 */
export function AppointmentBox({ appointment, now, onOpen, onChange, onReload }: AppointmentBoxProps) {
  const { startsAt, state, purpose, name, model } = appointment
  const { isBusy, change } = useAppointment(appointment, onChange, onReload)
  const isBooked = state === 'booked'
  return (
    <div
      className={`rounded-md border ${isUnclosed(appointment, now) ? 'border-warning' : isBooked ? 'border-control' : 'border-hairline bg-soft'}`}
    >
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-11 w-full rounded-md px-2 py-1.5 text-left leading-snug transition-colors hover:bg-soft"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <time dateTime={startsAt} className="figures text-sm font-bold">
            {clockOf(startsAt)}
          </time>{' '}
          {isBooked && !hasBegun(appointment, now) ? null : (
            <span className="text-sm">{standingWords(appointment, now)} </span>
          )}
        </span>
        <span className="line-clamp-2 font-semibold wrap-anywhere">{name || 'No name given'} </span>
        <span className="text-sm text-muted wrap-anywhere">
          {[purposeLabel(purpose), model].filter(Boolean).join(' · ')}
        </span>
      </button>
      {isBooked && hasBegun(appointment, now) ? (
        <div className="flex flex-wrap gap-1.5 px-2 pb-2">
          <ClosingButtons person={name} isBusy={isBusy} onState={(next) => void change({ state: next })} />
        </div>
      ) : null}
    </div>
  )
}
