import { useEffect, useState } from 'react'
import type { Person } from '#contract/leads/walk-ins.ts'
import { indianNumber } from '#contract/wire/phone-number.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { momentWords, personOf } from '../lead-words.ts'
import { StageMark } from '../stage-mark.tsx'
import { useAbout } from '../use-about.ts'

/**
 * The leads and marks known of a number, as soon as all its digits are typed. Where the server does not
 * answer, staff go on without them.
 */
export function PersonHistory({ mobile }: { mobile: string }) {
  const about = useAbout()
  const number = indianNumber(mobile)
  const [known, setKnown] = useState<{ number: string; person: Person }>()
  useEffect(() => {
    if (!number) return
    const abort = new AbortController()
    callApi('findPerson', { body: { mobile: number } }, { signal: abort.signal }).then(
      (person) => setKnown({ number, person }),
      () => undefined,
    )
    return () => abort.abort()
  }, [number])

  if (!number || known?.number !== number) return null
  const { leads, marks } = known.person
  return (
    <div role="status" className="grid gap-1 rounded-md bg-soft p-3 text-sm">
      {marks.includes('do-not-call') ? <p className="font-semibold text-danger">Do not call.</p> : null}
      {marks.includes('not-a-customer') ? (
        <p className="font-semibold text-danger">Noted as not a customer.</p>
      ) : null}
      {leads.length === 0 ? <p>Not known yet.</p> : null}
      {leads.slice(0, 3).map((lead) => (
        <p key={lead.id} className="flex flex-wrap items-center gap-x-2">
          <StageMark lead={lead} />
          <span className="font-semibold">{personOf(lead)}</span>
          <span>{about(lead)}</span>
          <span className="figures text-muted">{momentWords(lead.createdAt)}</span>
        </p>
      ))}
      {leads.length > 3 ? <p className="text-muted">and {leads.length - 3} more</p> : null}
    </div>
  )
}
