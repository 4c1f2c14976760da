import { Suspense } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import type { DatedOnRoadPrice } from '#domain/prices/on-road-price.ts'
import { OnRoadSection } from '#web/features/on-road/on-road-section.tsx'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useRefresh } from '#web/lib/api/use-refresh.ts'
import { chosenIn } from '#web/shop/chosen-variant.ts'
import { loadOnRoad } from '#web/shop/prices/load-on-road.ts'
import { late } from '#web/ui/loading/late.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const QuotePart = late(() => import('./quote-part.tsx'), 'QuotePart')

export interface OnRoadPanelProps {
  bike: BikeDetail
  variant: Variant | undefined
  /** Opens the calculator with a price in rupees and the lines of that price. */
  onEmi: (rupees: number, onRoad: DatedOnRoadPrice) => void
}

/** Loads the charges and accessories of a model, and shows the model's on-road price. */
export function OnRoadPanel({ bike, variant, onEmi }: OnRoadPanelProps) {
  const [address] = useSearchState()
  const loaded = useLoaded(bike.bikeName, () =>
    Promise.all([loadOnRoad(), callApi('listAccessories', { params: { bikeName: bike.bikeName } })]),
  )
  // Charges are refreshed, because a slip is calculated with the present charges, and the lines beside the
  // button for it must not be older.
  useRefresh(loaded.reload, 5 * 60_000)
  if (!loaded.value)
    return loaded.error === undefined ? (
      <Skeleton className="h-96" />
    ) : (
      <LoadFailure of={loaded} words={t`The on-road price could not be loaded.`} />
    )
  const [onRoad, accessories] = loaded.value
  return (
    <OnRoadSection
      bike={bike}
      variant={variant}
      onRoad={onRoad}
      accessories={accessories}
      onEmi={onEmi}
      quote={(price) => (
        <Suspense>
          <QuotePart
            bike={bike}
            chosen={{ ...chosenIn(address), variant: variant?.name }}
            price={variant?.price ?? bike.bikePrice}
            onRoad={price}
          />
        </Suspense>
      )}
    />
  )
}
