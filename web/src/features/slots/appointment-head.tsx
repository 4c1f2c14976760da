import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'
import { purposeLabel, stateLabel } from '#contract/appointments/appointment-words.ts'
import { inFours } from '#contract/enquiries/reference.ts'
import { t } from '#contract/wire/language.ts'
import { appointmentStanding } from '#domain/appointments/appointment-standing.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'

interface AppointmentHeadProps {
  appointment: VisitorAppointment
  /** Is the time still to come, or running? */
  isComing: boolean
}

/** The facts of an appointment: purpose, vehicle, state, time, place and reference. */
export function AppointmentHead({ appointment, isComing }: AppointmentHeadProps) {
  const { state, purpose, vehicle, startsAt, minutes, outlet, reference } = appointment
  // Nobody has noted yet how a time that is over went.
  const known = state === 'booked' && !isComing ? '' : stateLabel(state)
  return (
    <>
      <p className="text-sm text-muted">
        {[purposeLabel(purpose), vehicle, known].filter(Boolean).join(' · ')}
      </p>
      {state === 'missed' ? (
        <p className="text-lg font-semibold text-pretty">{t`The time was taken meanwhile; we call you. Or choose another one now.`}</p>
      ) : (
        <p className={isComing ? 'display text-2xl text-balance' : 'text-lg line-through'}>
          <time dateTime={startsAt}>{whenWords(startsAt)}</time>
        </p>
      )}
      {isComing || state === 'missed' || state === 'cancelled' ? null : (
        <p className="font-semibold">{appointmentStanding(appointment, serverNow())}</p>
      )}
      {isComing && appointment.isConfirmed ? (
        <p className="font-semibold">{t`You told us that you are coming.`}</p>
      ) : null}
      {state === 'missed' ? null : (
        <p>
          <strong className="block text-lg">{outlet.name}</strong>
          <span>{outlet.address}</span>
        </p>
      )}
      <p className="text-sm text-muted">
        {fillIn(isComing ? t`Reference {number}, about ${minutes} minutes` : t`Reference {number}`, {
          number: <span className="figures">{inFours(reference)}</span>,
        })}
      </p>
    </>
  )
}
