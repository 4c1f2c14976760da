import { useEffect, useState } from 'react'
import type { LeadFamily } from '#contract/leads/lead-stages.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { Person } from '#contract/leads/walk-ins.ts'
import { indianNumber } from '#contract/wire/phone-number.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { momentWords, personOf } from '../lead-words.ts'
import { StageMark } from '../stage-mark.tsx'
import { useAbout } from '../use-about.ts'

interface PersonHistoryProps {
  mobile: string
  /** The families of which an open lead can be taken up here. */
  families: readonly LeadFamily[]
  /** The id of the lead that is taken up already. */
  taken?: string | undefined
  /** Goes on with a lead that is there, instead of making one more; `form` is the form around this part. */
  onTakeUp: (lead: Lead, form: HTMLFormElement | null) => void
}

/**
 * The leads and marks known of a number, as soon as all its digits are typed; an open lead can be taken up.
 * Where the server does not answer, staff are told and go on without them.
 */
export function PersonHistory({ mobile, families, taken, onTakeUp }: PersonHistoryProps) {
  const about = useAbout()
  const number = indianNumber(mobile)
  const [known, setKnown] = useState<{ number: string; person: Person | undefined }>()
  useEffect(() => {
    if (!number) return
    const abort = new AbortController()
    callApi('findPerson', { body: { mobile: number } }, { signal: abort.signal }).then(
      (person) => setKnown({ number, person }),
      () => !abort.signal.aborted && setKnown({ number, person: undefined }),
    )
    return () => abort.abort()
  }, [number])

  if (!number || known?.number !== number) return null
  if (!known.person)
    return (
      <p role="status" className="rounded-md bg-soft p-3 text-sm">
        Whether this number is known could not be looked up.
      </p>
    )
  const { marks } = known.person
  const leads = [...known.person.leads].sort((one, other) => Number(other.isOpen) - Number(one.isOpen))
  const canBeTaken = ({ isOpen, mergedInto, family }: Lead) =>
    isOpen && mergedInto === null && families.includes(family)
  return (
    <div role="status" className="grid gap-1 rounded-md bg-soft p-3 text-sm">
      {marks.includes('do-not-call') ? <p className="font-semibold text-danger">Do not call.</p> : null}
      {marks.includes('not-a-customer') ? (
        <p className="font-semibold text-danger">Noted as not a customer.</p>
      ) : null}
      {leads.length === 0 ? <p>Not known yet.</p> : null}
      {leads.slice(0, 3).map((lead) => (
        <div key={lead.id} className="flex flex-wrap items-center gap-x-2">
          <StageMark lead={lead} />
          <span className="font-semibold">{personOf(lead)}</span>
          <span>{about(lead)}</span>
          <span className="figures text-muted">{momentWords(lead.createdAt)}</span>
          {canBeTaken(lead) ? (
            <Button
              size="small"
              aria-pressed={lead.id === taken}
              onClick={(event) => onTakeUp(lead, event.currentTarget.form)}
              className="ml-auto aria-pressed:bg-content aria-pressed:text-surface"
            >
              {lead.id === taken ? 'Taken up' : 'Take this up'}
              <span className="sr-only">: {about(lead)}</span>
            </Button>
          ) : null}
        </div>
      ))}
      {leads.length > 3 ? <p className="text-muted">and {leads.length - 3} more</p> : null}
    </div>
  )
}
