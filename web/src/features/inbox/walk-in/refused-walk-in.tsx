import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { readKept } from '#web/lib/outbox/read-kept.ts'
import { PhoneLinks } from '#web/shop/phone-links.tsx'
import type { WalkIn } from './send-walk-in.ts'

/**
 * Shows whom a walk-in was about that the server did not accept, so that somebody can call them back; nothing of another entry,
 * because what a visitor typed here is theirs.
 */
export function RefusedWalkIn({ id }: { id: string }) {
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
