import type { EnquiryStatus } from '#contract/enquiry-status.ts'
import { promiseInWords } from '#contract/promise-words.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { telLink } from '#web/lib/phone.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { SentPanel } from '#web/ui/form/sent-panel.tsx'

/** How far an enquiry is, in plain words, with the promise as it stands. */
export function StatusPanel({ status, onAgain }: { status: EnquiryStatus; onAgain: () => void }) {
  return (
    <SentPanel title={status.words} againLabel="Look up another one" onAgain={onAgain}>
      <PromiseWords status={status} />
      <span className="block text-sm">
        {status.kind}, <span className="figures whitespace-nowrap">{status.reference}</span>, sent{' '}
        {formatMoment(new Date(status.sentAt))}
      </span>
    </SentPanel>
  )
}

function PromiseWords({ status: { isOpen, promisedAt, answeredAt } }: { status: EnquiryStatus }) {
  const { number } = useDealership().phones.sales
  if (!isOpen || !promisedAt || answeredAt) return null
  const at = new Date(promisedAt)
  if (at > serverNow()) return <span className="block">{promiseInWords(at, serverNow())}</span>
  return (
    <span className="block">
      We said we would call by {formatMoment(at)}, and have not. We are sorry. Please call{' '}
      <a href={telLink(number)} className="font-semibold underline underline-offset-2">
        {number}
      </a>
      .
    </span>
  )
}
