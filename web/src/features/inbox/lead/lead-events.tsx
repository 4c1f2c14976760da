import { type LeadFamily, stageLabel } from '#contract/leads/lead-stages.ts'
import type { LeadEvent } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
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
              {wordsOf(event, (leadOf(event) ?? lead).family)}
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

function wordsOf({ kind, value, words }: LeadEvent, family: LeadFamily): string {
  switch (kind) {
    case 'stage':
      return [`Moved to ${stageLabel(family, value)}`, words].filter(Boolean).join(': ')
    case 'assigned':
      return value ? `Given to ${value}` : 'Given back'
    case 'due':
      return ['Next step', value && momentWords(value), words].filter(Boolean).join(' · ')
    case 'call':
      return ['Called', words].filter(Boolean).join(': ')
    case 'whatsapp':
      return ['Wrote on WhatsApp', words].filter(Boolean).join(': ')
    case 'note':
      return words
    case 'merged':
      return 'Goes on in another lead of this number'
    case 'unmerged':
      return 'Stands by itself again'
    case 'marked':
      return markWords[value] ?? value
    case 'unmarked':
      return `Taken back: ${markWords[value] ?? value}`
    case 'outlet':
      return value ? `Sent to ${value}` : 'Is for no outlet'
    case 'appointment':
      return `Appointment ${momentWords(value)}: ${words}`
  }
}

const markWords: Record<string, string> = {
  'do-not-call': 'Do not call',
  'not-a-customer': 'Not a customer',
}
