import { Suspense } from 'react'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { visitReasons } from '#domain/outlets/nearest-outlet.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { OutletCards } from './outlet-cards.tsx'

// The prerendered markup of the form stays in its place until its code has come.
const PlaceForm = late(() => import('./near/place-form.tsx'), 'PlaceForm')
// The table of places and its search come with these cards: no visitor needs them before asking.
const NearCards = late(() => import('./near/near-cards.tsx'), 'NearCards')

/**
 * All outlets; after a PIN code or village is typed, the nearest first. Place and reason stand in the
 * address, so the list can be shared.
 */
export function OutletFinder({ dealers }: { dealers: readonly Dealer[] }) {
  const [address, setAddress] = useSearchState()
  const typed = address.get('near') ?? ''
  const reason = visitReasons.find(({ id }) => id === address.get('for'))?.id
  const cards = <OutletCards dealers={dealers} />
  return (
    <div className="grid gap-6">
      <Suspense fallback={<Skeleton className="h-32" />}>
        <PlaceForm
          key={`${typed} ${reason}`}
          typed={typed}
          reason={reason}
          onFind={(near, wanted) => setAddress({ near, for: wanted }, { step: true })}
        />
      </Suspense>
      {typed ? (
        <Suspense fallback={cards}>
          <NearCards
            dealers={dealers}
            typed={typed}
            reason={reason}
            onPlace={(near) => setAddress({ near })}
            onAll={() => setAddress({ near: undefined, for: undefined })}
          />
        </Suspense>
      ) : (
        cards
      )}
    </div>
  )
}
