import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { readKept } from '#web/lib/outbox/read-kept.ts'
import { PhoneLinks } from '#web/shop/phone-links.tsx'
import type { WalkIn } from './send-walk-in.ts'

/**
 * Shows the person of a walk-in that is not with the server, so that staff can call back. Nothing is shown
 * of an entry of another kind, because a visitor's own text is not for staff to read here.
 */
export function KeptWalkIn({ id }: { id: string }) {
  const kept = useLoaded(`kept ${id}`, () => readKept(id)).value
  if (kept?.endpoint !== 'addWalkIn') return null
  const { mobile, name, model, message } = kept.body as WalkIn
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold underline underline-offset-3">
        Show who it was
      </summary>
      <PhoneLinks number={mobile} />
      <p className="wrap-anywhere whitespace-pre-line">{[name, model, message].filter(Boolean).join('\n')}</p>
    </details>
  )
}
