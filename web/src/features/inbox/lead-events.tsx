import { type LeadFamily, stageLabel } from '#contract/lead-stages.ts'
import type { LeadEvent } from '#contract/leads.ts'
import { momentWords } from './lead-words.ts'

interface LeadEventsProps {
  events: readonly LeadEvent[]
  family: LeadFamily
}

/** What happened since, the newest first. */
export function LeadEvents({ events, family }: LeadEventsProps) {
  if (events.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">What happened</h3>
      <ol className="grid gap-2.5">
        {[...events].reverse().map((event) => (
          <li key={event.id} className="border-l-2 border-hairline pl-3">
            <p className="wrap-anywhere whitespace-pre-line">{wordsOf(event, family)}</p>
            <p className="figures text-sm text-muted">
              {[event.by, momentWords(event.at)].filter(Boolean).join(', ')}
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
  }
}
