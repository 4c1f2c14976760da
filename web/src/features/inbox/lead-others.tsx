import { Link } from 'react-router-dom'
import type { Lead } from '#contract/leads.ts'
import { StageMark } from './lead-columns.tsx'
import { aboutOf, momentWords } from './lead-words.ts'

interface LeadOthersProps {
  others: readonly Lead[]
  addressOf: (lead: Lead) => string
}

/** What else came from the same number, of every kind. */
export function LeadOthers({ others, addressOf }: LeadOthersProps) {
  if (others.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Other leads of this number</h3>
      <ul className="grid gap-1">
        {others.map((lead) => (
          <li key={lead.id}>
            <Link
              to={addressOf(lead)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-md px-2 hover:bg-soft"
            >
              <StageMark lead={lead} />
              <span>{aboutOf(lead)}</span>
              <span className="figures ml-auto text-sm text-muted">{momentWords(lead.createdAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
