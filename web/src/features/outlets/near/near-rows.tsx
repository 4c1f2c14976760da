import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { t } from '#contract/wire/language.ts'
import { kmInWords, type VisitReason } from '#domain/outlets/nearest-outlet.ts'
import { paths } from '#web/lib/address/paths.ts'
import { deferred, useResource } from '#web/lib/api/resource.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { telLink } from '#web/lib/phone.ts'
import { OpenLine } from '#web/shop/open-line.tsx'
import { loadPlaces } from '#web/shop/places/load-places.ts'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { loadDealers } from '../load-dealers.ts'
import { numberFor } from '../outlet-number.ts'
import { findNear } from './find-near.ts'
import { NearWords } from './near-words.tsx'

/** How many outlets stand beside a form. */
const most = 3

interface NearRowsProps {
  typed: string
  reason: VisitReason | undefined
  onPlace: (place: string) => void
}

/** The three outlets nearest to a place. Outlets and places are fetched with the first place. */
export function NearRows({ typed, reason, onPlace }: NearRowsProps) {
  const [source, setSource] = useState(loadBoth)
  const { value, error, isLoading } = useResource(source)
  if (error !== undefined && !value)
    return (
      <FailureLine
        message={t`Our outlets could not be loaded.`}
        onRetry={() => setSource(loadBoth())}
        retrying={isLoading}
      />
    )
  if (!value) return null
  const [dealers, findPlace] = value
  const near = findNear(findPlace, dealers, typed, reason)
  return (
    <>
      <NearWords near={near} onPlace={onPlace} />
      <ul className="grid gap-3">
        {near.outlets.slice(0, most).map(({ outlet, km }) => (
          <NearRow key={outlet.id} outlet={outlet} km={km} reason={reason} />
        ))}
      </ul>
    </>
  )
}

const loadBoth = () => deferred(Promise.all([loadDealers(), loadPlaces()]))

const action = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-3'

function NearRow({ outlet, km, reason }: { outlet: Dealer; km: number; reason: VisitReason | undefined }) {
  return (
    <li className="grid gap-1 rounded-md border border-hairline p-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <Link to={paths.dealer(outlet.id)} className="font-bold underline-offset-3 hover:underline">
          {outlet.name}
        </Link>
        <span className="figures text-muted">{kmInWords(km)}</span>
      </p>
      <p className="text-[0.9375rem] text-muted">{outlet.address}</p>
      <OpenLine outlet={outlet} department={reason} />
      <p className="flex gap-6">
        <a href={telLink(numberFor(outlet, reason))} className={action}>
          {t`Call`}
          <span className="sr-only"> {outlet.name}</span>
        </a>
        <a href={mapsLink(outlet)} target="_blank" rel="noreferrer" className={action}>
          {t`Directions`}
          <span className="sr-only"> {t`to ${outlet.name}`}</span>
        </a>
      </p>
    </li>
  )
}
