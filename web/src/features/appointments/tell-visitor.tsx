import type { Appointment } from '#contract/appointments/appointments.ts'
import { noteContact } from '#web/shop/lead-acts/note-contact.ts'
import { waysToReach } from '#web/shop/ways-to-reach.ts'

/** Tells staff how to reach a visitor who gets no mail about a change. */
export function TellVisitor({ appointment: { leadId, mobile, marks } }: { appointment: Appointment }) {
  const { call, whatsApp } = waysToReach(mobile)
  if (marks.includes('do-not-call')) return <span>No mail address, and this number is not to be called.</span>
  if (!call) return <span>No mail address, and no number that can be called.</span>
  const link = 'font-semibold underline underline-offset-3'
  return (
    <span>
      No mail address:{' '}
      <a href={call} onClick={() => void noteContact(leadId, 'call')} className={link}>
        call
      </a>
      {whatsApp ? (
        <span>
          {' '}
          or{' '}
          <a
            href={whatsApp}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => void noteContact(leadId, 'whatsapp')}
            className={link}
          >
            send WhatsApp<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </span>
      ) : null}
    </span>
  )
}
