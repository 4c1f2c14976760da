import type { ComponentType } from 'react'
import { type AppointmentPurpose, purposeLabel } from '#contract/appointments/appointment-words.ts'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { hasBegun } from '#domain/appointments/appointment-standing.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { TellVisitor } from './tell-visitor.tsx'

/** The properties of the part that offers free times. */
export interface TimesProps {
  purpose: AppointmentPurpose
  outletId: number | undefined
  /** The day whose times are shown first (`YYYY-MM-DD`). */
  day?: string | undefined
  /** The time that is booked now at that outlet. */
  bookedAt?: string | undefined
  onChoose: (slot: { startsAt: string }, outlet: { id: number; name: string }) => Promise<void>
}

interface MoveDialogProps {
  appointment: Appointment
  Times: ComponentType<TimesProps>
  /** Moves the appointment to the time, or throws. */
  onMove: (to: { startsAt: string; outletId: number }) => Promise<void>
  onClose: () => void
}

/** Gives an appointment another free time. */
export function MoveDialog({ appointment, Times, onMove, onClose }: MoveDialogProps) {
  const { name, purpose, state, outletId, startsAt, isTold } = appointment
  return (
    <Dialog open title={`Another time for ${name || 'this visitor'}`} onClose={onClose}>
      <div className="grid min-w-0 gap-4">
        <p className="text-muted">
          {purposeLabel(purpose)}, now {whenWords(startsAt)}.{' '}
          {isTold ? (
            <span>A message tells them the new time.</span>
          ) : (
            <TellVisitor appointment={appointment} />
          )}
        </p>
        <Times
          purpose={purpose}
          outletId={outletId}
          day={hasBegun(appointment, serverNow()) ? undefined : indianDay(new Date(startsAt))}
          bookedAt={state === 'booked' ? startsAt : undefined}
          onChoose={(slot, { id }) => onMove({ startsAt: slot.startsAt, outletId: id })}
        />
      </div>
    </Dialog>
  )
}
