import type { EnquiryStatus } from '#contract/enquiries/enquiry-status.ts'
import { t } from '#contract/wire/language.ts'
import { promiseInWords } from '#domain/leads/promise-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { telLink } from '#web/lib/phone.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'
import { StatusAppointment } from './status-appointment.tsx'

/** How far an enquiry is, in plain words, with its appointment, or the promise as it stands now. */
export function StatusPanel({ status, onAgain }: { status: EnquiryStatus; onAgain: () => void }) {
  const { appointment, vehicle } = status
  return (
    <SentPanel isPlain title={status.words} againLabel={t`Look up another one`} onAgain={onAgain}>
      {appointment ? <StatusAppointment of={appointment} /> : null}
      <PromiseWords status={status} />
      <span className="block text-sm">
        {fillIn(t`{kind}, {reference}, sent {moment}`, {
          kind: [status.kind, appointment ? '' : vehicle].filter(Boolean).join(' · '),
          reference: <span className="figures whitespace-nowrap">{status.reference}</span>,
          moment: formatMoment(new Date(status.sentAt)),
        })}
      </span>
    </SentPanel>
  )
}

function PromiseWords({
  status: { isOpen, promisedAt, answeredAt, appointment },
}: {
  status: EnquiryStatus
}) {
  const { number } = useDealership().phones.sales
  if (!isOpen || answeredAt || appointment) return null
  const at = promisedAt === null ? undefined : new Date(promisedAt)
  if (at && at > serverNow()) return <span className="block">{promiseInWords(at, serverNow())}</span>
  const link = (
    <a
      href={telLink(number)}
      className="figures font-semibold whitespace-nowrap underline underline-offset-2"
    >
      {number}
    </a>
  )
  return (
    <span className="block">
      {at
        ? fillIn(t`We said we would call by {moment}, and have not. We are sorry. Please call {number}.`, {
            moment: formatMoment(at),
            number: link,
          })
        : fillIn(t`If you need an answer soon, call {number}.`, { number: link })}
    </span>
  )
}
