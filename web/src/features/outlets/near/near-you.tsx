import { Suspense, useState } from 'react'
import type { VisitReason } from '#domain/outlets/nearest-outlet.ts'
import { late } from '#web/ui/loading/late.tsx'
import { PlaceForm } from './place-form.tsx'

const NearRows = late(() => import('./near-rows.tsx'), 'NearRows')

interface NearYouProps {
  title: string
  /** The reason of the form, so that only outlets that serve it are offered. */
  reason?: VisitReason
}

/** Says beside a form which outlet is nearest to a PIN code or village. */
export function NearYou({ title, reason }: NearYouProps) {
  const [asked, setAsked] = useState<{ typed: string; reason: VisitReason | undefined }>()
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-xl font-bold">{title}</h2>
      <PlaceForm
        key={`${asked?.typed} ${asked?.reason}`}
        typed={asked?.typed ?? ''}
        reason={asked ? asked.reason : reason}
        isMain={false}
        onFind={(typed, wanted) => setAsked(typed ? { typed, reason: wanted } : undefined)}
      />
      {asked ? (
        <Suspense>
          <NearRows {...asked} onPlace={(typed) => setAsked({ ...asked, typed })} />
        </Suspense>
      ) : null}
    </section>
  )
}
