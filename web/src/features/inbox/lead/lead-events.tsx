import type { LeadEvent } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { leadEventWords } from '#web/shop/lead-acts/lead-event-words.ts'
import { momentWords } from '../lead-words.ts'
import { useAbout } from '../use-about.ts'

interface LeadEventsProps {
  lead: Lead
  /** The other leads of the same person. */
  others: readonly Lead[]
  /** The events of this lead and of the others. */
  events: readonly LeadEvent[]
}

/**
 * Everything that has happened with this person, the newest first; an event of another lead of the person
 * names that lead.
 */
export function LeadEvents({ lead, others, events }: LeadEventsProps) {
  const about = useAbout()
  if (events.length === 0) return null
  const leadOf = ({ leadId }: LeadEvent) => others.find(({ id }) => id === leadId)
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">What happened</h3>
      <ol className="grid gap-2.5">
        {[...events].reverse().map((event) => (
          <li key={event.id} className="border-l-2 border-hairline pl-3">
            <p className="wrap-anywhere whitespace-pre-line">
              {leadEventWords(event, (leadOf(event) ?? lead).family, momentWords)}
            </p>
            <p className="figures text-sm text-muted">
              {[leadOf(event) && about(leadOf(event) ?? lead), event.by, momentWords(event.at)]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
