import { Link } from 'react-router-dom'
import { paths } from '#web/lib/address/paths.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { readKept } from '#web/lib/outbox/read-kept.ts'
import { actOf } from '#web/shop/lead-acts/lead-act.ts'
import { seenLead } from '../lead/seen-lead.ts'
import { personOf } from '../lead-words.ts'
import { KeptWalkIn } from '../walk-in/kept-walk-in.tsx'
import { actWords } from './act-words.ts'

/**
 * Shows what waits on this device, and about whom: who walked in, or what was done about a lead, which opens
 * so that staff decide beside it what is to stand.
 */
export function KeptAct({ id }: { id: string }) {
  const kept = useLoaded(`kept ${id}`, () => readKept(id)).value
  if (kept?.endpoint === 'addWalkIn') return <KeptWalkIn id={id} />
  const act = kept && actOf(kept.endpoint, kept.body)
  if (!act) return null
  const seen = seenLead(act.lead).read()
  return (
    <div>
      {seen ? <p className="wrap-anywhere">{actWords(act, seen.lead.family)}</p> : null}
      <Link
        to={`${paths.adminDashboard}?page=inbox&tab=all&lead=${act.lead}`}
        className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-3"
      >
        {seen ? personOf(seen.lead, seen.others) : 'Open the lead'}
      </Link>
    </div>
  )
}
