import { useMemo, useState } from 'react'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { t } from '#contract/wire/language.ts'
import { kmInWords, type VisitReason } from '#domain/outlets/nearest-outlet.ts'
import { deferred, useResource } from '#web/lib/api/resource.ts'
import { loadPlaces } from '#web/shop/places/load-places.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { OutletCards } from '../outlet-cards.tsx'
import { findNear } from './find-near.ts'
import { NearWords } from './near-words.tsx'

interface NearCardsProps {
  dealers: readonly Dealer[]
  typed: string
  reason: VisitReason | undefined
  onPlace: (place: string) => void
  onAll: () => void
}

/** The outlets from the nearest on, each with its distance; in their own order until the places have come. */
export function NearCards({ dealers, typed, reason, onPlace, onAll }: NearCardsProps) {
  const [source, setSource] = useState(() => deferred(loadPlaces()))
  const { value: findPlace, error, isLoading } = useResource(source)
  const near = useMemo(
    () => findPlace && findNear(findPlace, dealers, typed, reason),
    [findPlace, dealers, typed, reason],
  )
  const sorted = near && near.outlets.length > 0 ? near.outlets.map(({ outlet }) => outlet) : dealers
  const kmOf = new Map(near?.outlets.map(({ outlet, km }) => [outlet.id, km]))
  return (
    <>
      <div className="grid gap-3">
        {near ? (
          <NearWords near={near} onPlace={onPlace} />
        ) : error !== undefined ? (
          <FailureLine
            message={t`This part of the page could not be loaded.`}
            onRetry={() => setSource(deferred(loadPlaces()))}
            retrying={isLoading}
          />
        ) : null}
        <Button size="small" className="w-fit" onClick={onAll}>{t`Show all outlets`}</Button>
      </div>
      <OutletCards
        dealers={sorted}
        reason={reason}
        badgeOf={({ id }) => {
          const km = kmOf.get(id)
          return km === undefined ? null : (
            <p className="figures font-bold first-letter:uppercase">{t`${kmInWords(km)} away`}</p>
          )
        }}
      />
    </>
  )
}
