import { type ComponentType, useState } from 'react'
import { Link } from 'react-router-dom'
import { purposeLabel, stateLabel } from '#contract/appointments/appointment-words.ts'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { inFours } from '#contract/enquiries/reference.ts'
import { paths } from '#web/lib/address/paths.ts'
import { clockOf, whenWords } from '#web/shop/appointment-words.ts'
import { noteContact } from '#web/shop/note-contact.ts'
import { waysToReach } from '#web/shop/ways-to-reach.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { ChatIcon } from '#web/ui/icon/talk.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { MoveDialog, type TimesProps } from './move-dialog.tsx'
import { TellVisitor } from './tell-visitor.tsx'
import { useAppointment } from './use-appointment.ts'

export interface AppointmentRowProps {
  appointment: Appointment
  withOutlet: boolean
  Times: ComponentType<TimesProps>
  onChange: (changed: Appointment) => void
  /** Asks for the day again after somebody else changed the appointment. */
  onReload: () => void
}

/** One appointment: its time, its visitor, its purpose, and what became of it. */
export function AppointmentRow({ appointment, withOutlet, Times, onChange, onReload }: AppointmentRowProps) {
  const {
    startsAt,
    minutes,
    state,
    purpose,
    name,
    mobile,
    model,
    outlet,
    leadId,
    reference,
    marks,
    isMailed,
  } = appointment
  const { isBusy, isUntold, change } = useAppointment(appointment, onChange, onReload)
  const [asks, setAsks] = useState<'move' | 'cancel'>()
  const { call, whatsApp } = waysToReach(mobile)
  const mayReach = !marks.includes('do-not-call')
  const isBooked = state === 'booked'
  const person = name || 'No name given'
  const about = [purposeLabel(purpose), model, withOutlet ? outlet : ''].filter(Boolean).join(' · ')

  return (
    <li
      className={`grid gap-x-5 gap-y-2 rounded-md border border-hairline p-3 md:grid-cols-[6rem_minmax(0,1fr)_fit-content(55%)] md:items-center print:break-inside-avoid ${isBooked ? 'bg-surface' : 'bg-soft'}`}
    >
      <p className="figures max-md:flex max-md:items-baseline max-md:gap-2">
        <time dateTime={startsAt} className="text-lg font-bold whitespace-nowrap">
          {clockOf(startsAt)}
        </time>
        <span className="text-sm text-muted md:block">{minutes ? `${minutes} min` : ''}</span>
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={`${paths.adminDashboard}?page=inbox&tab=all&lead=${leadId}`}
            className="font-semibold wrap-anywhere underline-offset-3 hover:underline max-md:flex max-md:min-h-11 max-md:items-center"
          >
            {person}
          </Link>
          <span className="text-sm font-semibold">{stateLabel(state)}</span>
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {about} · <span className="figures">{inFours(reference)}</span>
          <span className="hidden print:inline"> · {mobile}</span>
        </p>
        <p role="status" className="text-sm print:hidden">
          {isUntold ? <TellVisitor appointment={appointment} /> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end print:hidden">
        {call && mayReach ? (
          <a
            href={call}
            onClick={() => void noteContact(leadId, 'call')}
            aria-label={`Call ${person}, ${mobile}`}
            className={buttonClasses({ size: 'small' })}
          >
            <PhoneIcon />
            <span className="figures">{mobile}</span>
          </a>
        ) : null}
        {whatsApp && mayReach ? (
          <a
            href={whatsApp}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => void noteContact(leadId, 'whatsapp')}
            aria-label={`WhatsApp to ${person} (opens in a new tab)`}
            className={buttonClasses({ size: 'small' })}
          >
            <ChatIcon />
          </a>
        ) : null}
        {isBooked ? (
          <>
            <Button size="small" busy={isBusy} onClick={() => void change({ state: 'done' })}>
              Done
            </Button>
            <Button size="small" busy={isBusy} onClick={() => void change({ state: 'no-show' })}>
              Did not come
            </Button>
            <Button size="small" variant="quiet" onClick={() => setAsks('move')}>
              Move
            </Button>
            <Button size="small" variant="quiet" onClick={() => setAsks('cancel')}>
              Cancel
            </Button>
          </>
        ) : state === 'missed' ? (
          <Button size="small" onClick={() => setAsks('move')}>
            Choose a time
          </Button>
        ) : (
          <Button size="small" variant="quiet" busy={isBusy} onClick={() => void change({ state: 'booked' })}>
            Undo
          </Button>
        )}
      </div>
      {asks === 'move' ? (
        <MoveDialog
          appointment={appointment}
          Times={Times}
          onMove={async (to) => {
            await change(to, { throws: true })
            setAsks(undefined)
          }}
          onClose={() => setAsks(undefined)}
        />
      ) : null}
      {asks === 'cancel' ? (
        <ConfirmDialog
          title={`Cancel ${person}`}
          question={`Cancel the ${purposeLabel(purpose).toLowerCase()} on ${whenWords(startsAt)}?`}
          confirmLabel="Cancel it"
          cancelLabel="Keep it"
          busy={isBusy}
          onConfirm={() => void change({ state: 'cancelled' }).then(() => setAsks(undefined))}
          onClose={() => setAsks(undefined)}
        >
          <p>{isMailed ? 'A mail tells them.' : <TellVisitor appointment={appointment} />}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
