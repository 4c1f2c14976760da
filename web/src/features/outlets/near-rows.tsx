import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Dealer } from '#contract/dealers.ts'
import { t } from '#contract/language.ts'
import { kmInWords, type VisitReason } from '#contract/nearest-outlet.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { paths } from '#web/lib/paths.ts'
import { telLink } from '#web/lib/phone.ts'
import { useResource } from '#web/lib/resource.ts'
import { FailureLine } from '#web/ui/failure-line.tsx'
import { OpenLine } from '#web/ui/open-line.tsx'
import { findNear } from './find-near.ts'
import { loadDealers } from './load-dealers.ts'
import { NearWords } from './near-words.tsx'
import { numberFor } from './outlet-number.ts'

/** So many stand beside a form. */
const most = 3

interface NearRowsProps {
  typed: string
  reason: VisitReason | undefined
  onPlace: (place: string) => void
}

/** The three outlets nearest to a place. The outlets are asked for with the first place. */
export function NearRows({ typed, reason, onPlace }: NearRowsProps) {
  const [source, setSource] = useState(loadDealers)
  const { value, error, isLoading } = useResource(source)
  if (error !== undefined && !value)
    return (
      <FailureLine
        message={t`Our outlets could not be loaded.`}
        onRetry={() => setSource(loadDealers())}
        retrying={isLoading}
      />
    )
  if (!value) return null
  const near = findNear(value, typed, reason)
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
