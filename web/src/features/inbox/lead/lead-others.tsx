import { Link, useLocation } from 'react-router-dom'
import type { Lead } from '#contract/leads/leads.ts'
import { Button } from '#web/ui/button.tsx'
import { momentWords } from '../lead-words.ts'
import { StageMark } from '../stage-mark.tsx'
import { useAbout } from '../use-about.ts'

interface LeadOthersProps {
  lead: Lead
  others: readonly Lead[]
  addressOf: (lead: Lead) => string
  /** Merges the lead `id` into the lead `into`, or makes it a lead of its own again for null. */
  onJoin: (id: string, into: string | null) => Promise<boolean>
}

/**
 * The other leads of the same number, of every kind; leads about one matter can be merged into one, and taken
 * apart again.
 */
export function LeadOthers({ lead, others, addressOf, onJoin }: LeadOthersProps) {
  const about = useAbout()
  const { state } = useLocation()
  if (others.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Other leads of this number</h3>
      {lead.mergedInto ? (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-soft px-3 py-1">
          This one goes on in another lead.
          <Button size="small" onClick={() => void onJoin(lead.id, null)}>
            Unmerge
          </Button>
        </p>
      ) : null}
      <ul className="grid gap-1">
        {others.map((other) => (
          <li key={other.id} className="flex items-center gap-1">
            <Link
              to={addressOf(other)}
              state={state}
              className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 rounded-md px-2 hover:bg-soft"
            >
              <StageMark lead={other} />
              <span>{about(other)}</span>
              <span className="figures ml-auto text-sm text-muted">{momentWords(other.createdAt)}</span>
            </Link>
            {other.mergedInto === lead.id ? (
              <Button size="small" variant="quiet" onClick={() => void onJoin(other.id, null)}>
                Unmerge<span className="sr-only"> {about(other)}</span>
              </Button>
            ) : mayMerge(other, lead) ? (
              <Button size="small" variant="quiet" onClick={() => void onJoin(other.id, lead.id)}>
                Merge<span className="sr-only"> {about(other)} into this one</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Whether `other` may be merged into `lead`: both are work of the same family, and `lead` has not ended while
 * `other` is open.
 */
function mayMerge(other: Lead, lead: Lead): boolean {
  return (
    other.mergedInto === null &&
    lead.mergedInto === null &&
    other.family === lead.family &&
    (lead.isOpen || !other.isOpen)
  )
}
