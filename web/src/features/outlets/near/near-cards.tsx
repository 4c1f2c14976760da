import { useMemo } from 'react'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { t } from '#contract/wire/language.ts'
import { kmInWords, type VisitReason } from '#domain/outlets/nearest-outlet.ts'
import { Button } from '#web/ui/button.tsx'
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

/** The outlets from the nearest on, each with its distance. */
export function NearCards({ dealers, typed, reason, onPlace, onAll }: NearCardsProps) {
  const near = useMemo(() => findNear(dealers, typed, reason), [dealers, typed, reason])
  const kmOf = new Map(near.outlets.map(({ outlet, km }) => [outlet.id, km]))
  return (
    <>
      <div className="grid gap-3">
        <NearWords near={near} onPlace={onPlace} />
        <Button size="small" className="w-fit" onClick={onAll}>{t`Show all outlets`}</Button>
      </div>
      <OutletCards
        dealers={near.outlets.length > 0 ? near.outlets.map(({ outlet }) => outlet) : dealers}
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
