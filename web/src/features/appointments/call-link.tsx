import { noteContact } from '#web/shop/lead-acts/note-contact.ts'
import { waysToReach } from '#web/shop/ways-to-reach.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'

interface CallLinkProps {
  leadId: string
  /** The name of the person, or what stands in its place. */
  person: string
  mobile: string
}

/** Calls the number of a lead with one press, which is noted with the lead. */
export function CallLink({ leadId, person, mobile }: CallLinkProps) {
  const { call, shown } = waysToReach(mobile)
  return (
    <a
      href={call}
      onClick={() => void noteContact(leadId, 'call')}
      aria-label={`Call ${person}, ${shown}`}
      className={buttonClasses({ size: 'small' })}
    >
      <PhoneIcon />
      <span className="figures">{shown}</span>
    </a>
  )
}
