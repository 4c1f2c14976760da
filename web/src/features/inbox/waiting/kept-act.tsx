import { Link } from 'react-router-dom'
import { paths } from '#web/lib/address/paths.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { readKept } from '#web/lib/outbox/read-kept.ts'
import { actOf } from '#web/shop/lead-acts/lead-act.ts'
import { RefusedWalkIn } from '../walk-in/refused-walk-in.tsx'

/**
 * Shows more about what the server did not accept: who walked in, or the lead, beside which staff decide what
 * is to stand.
 */
export function RefusedAct({ id }: { id: string }) {
  const kept = useLoaded(`kept ${id}`, () => readKept(id)).value
  if (kept?.endpoint === 'addWalkIn') return <RefusedWalkIn id={id} />
  const act = kept && actOf(kept.endpoint, kept.body)
  if (!act) return null
  return (
    <Link
      to={`${paths.adminDashboard}?page=inbox&tab=all&lead=${act.lead}`}
      className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-3"
    >
      Open the lead
    </Link>
  )
}
