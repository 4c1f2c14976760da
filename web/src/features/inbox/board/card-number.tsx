import type { LeadCard } from '#contract/leads/leads.ts'
import type { Contact } from '#web/shop/lead-acts/note-contact.ts'
import { waysToReach } from '#web/shop/ways-to-reach.ts'
import { ChatIcon } from '#web/ui/icon/talk.tsx'

interface CardNumberProps {
  card: Pick<LeadCard, 'mobile' | 'marks'>
  onContact: (kind: Contact) => void
}

/** The number of a card: a link to call, and a button for WhatsApp beside it; none where nobody may call. */
export function CardNumber({ card: { mobile, marks }, onContact }: CardNumberProps) {
  const { call, whatsApp, shown } = waysToReach(mobile)
  if (marks.includes('do-not-call'))
    return <span className="text-xs font-semibold text-danger">Do not call</span>
  if (!call) return null
  return (
    <span className="flex items-center justify-between gap-2">
      <a
        href={call}
        aria-label={`Call ${shown}`}
        draggable={false}
        onClick={() => onContact('call')}
        className="figures inline-flex min-h-6 items-center underline decoration-control underline-offset-3 max-md:min-h-11"
      >
        {shown}
      </a>
      {whatsApp ? (
        <a
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          draggable={false}
          onClick={() => onContact('whatsapp')}
          title="WhatsApp"
          className="grid size-6 place-items-center rounded-sm text-muted hover:bg-soft hover:text-content max-md:size-11"
        >
          <ChatIcon className="size-4.5" />
          <span className="sr-only">WhatsApp to {shown} (opens in a new tab)</span>
        </a>
      ) : null}
    </span>
  )
}
