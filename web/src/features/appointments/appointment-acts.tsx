import { type ComponentType, useState } from 'react'
import { purposeLabel } from '#contract/appointments/appointment-words.ts'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { hasBegun } from '#domain/appointments/appointment-standing.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { noteContact } from '#web/shop/lead-acts/note-contact.ts'
import { waysToReach } from '#web/shop/ways-to-reach.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { ChatIcon } from '#web/ui/icon/talk.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { CallLink } from './call-link.tsx'
import { ClosingButtons } from './closing-buttons.tsx'
import { MoveDialog, type TimesProps } from './move-dialog.tsx'
import { TellVisitor } from './tell-visitor.tsx'
import type { Acting } from './use-appointment.ts'

interface AppointmentActsProps {
  appointment: Appointment
  now: Date
  acting: Acting
  Times: ComponentType<TimesProps>
}

/**
 * What staff can do with an appointment: reach its visitor, move or cancel it, and from its start on say
 * whether the visitor came.
 */
export function AppointmentActs({ appointment, now, acting, Times }: AppointmentActsProps) {
  const { startsAt, state, purpose, name, isTold } = appointment
  const { isBusy, change } = acting
  const [asks, setAsks] = useState<'move' | 'cancel'>()
  return (
    <>
      <Reach appointment={appointment} />
      {state === 'booked' ? (
        <>
          {hasBegun(appointment, now) ? (
            <ClosingButtons person={name} isBusy={isBusy} onState={(next) => void change({ state: next })} />
          ) : null}
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
          title={`Cancel ${name || 'No name given'}`}
          question={`Cancel the ${purposeLabel(purpose).toLowerCase()} on ${whenWords(startsAt)}?`}
          confirmLabel="Cancel it"
          cancelLabel="Keep it"
          busy={isBusy}
          onConfirm={() => void change({ state: 'cancelled' }).then(() => setAsks(undefined))}
          onClose={() => setAsks(undefined)}
        >
          <p>{isTold ? 'A message tells them.' : <TellVisitor appointment={appointment} />}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** The ways to call and to write, for whoever may be called. */
function Reach({ appointment: { leadId, name, mobile, marks } }: { appointment: Appointment }) {
  const { call, whatsApp } = waysToReach(mobile)
  const person = name || 'No name given'
  if (marks.includes('do-not-call')) return null
  return (
    <>
      {call ? <CallLink leadId={leadId} person={person} mobile={mobile} /> : null}
      {whatsApp ? (
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
    </>
  )
}
