import { useEffect } from 'react'
import { t } from '#contract/wire/language.ts'
import { kmInWords } from '#domain/outlets/nearest-outlet.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { telLink } from '#web/lib/phone.ts'
import { placeName } from '#web/shop/places/find-place.ts'
import { keepPlace } from '#web/shop/places/kept-place.ts'
import type { Named } from '#web/shop/places/named-places.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'
import type { Near } from './find-near.ts'

interface NearWordsProps {
  near: Near
  /** Called with another place that the visitor meant. */
  onPlace: (place: string) => void
}

/**
 * Says from which place the distances are measured, how exact they are, and which other places the visitor
 * may have meant.
 */
export function NearWords({ near: { place, outlets }, onPlace }: NearWordsProps) {
  const { phones } = useDealership()
  const [nearest] = outlets
  const found = place.kind === 'found' ? place : undefined
  useEffect(() => {
    if (found) keepPlace({ ...found.from, name: found.name })
  }, [found])
  const call = (
    <a href={telLink(phones.sales.number)} className="figures whitespace-nowrap underline underline-offset-3">
      {phones.sales.number}
    </a>
  )
  return (
    <div role="status" className="grid gap-2">
      {place.kind === 'found' ? (
        <>
          <p className="text-lg">
            {fillIn(
              nearest
                ? t`From {place} the nearest is {outlet}, ${kmInWords(nearest.km)} away.`
                : t`From {place} no outlet of ours has this. Please choose something else to come for.`,
              { place: <strong>{place.name}</strong>, outlet: <strong>{nearest?.outlet.name}</strong> },
            )}
          </p>
          <p className="text-sm text-muted">
            {place.note ?? t`Distances are as the crow flies and good to two kilometres; the road is longer.`}
          </p>
          {place.others.length > 0 ? (
            <Others question={t`Or did you mean`} places={place.others} onPlace={onPlace} />
          ) : null}
        </>
      ) : place.kind === 'guess' ? (
        <Others
          question={t`We do not know this place. Did you mean`}
          places={place.others}
          onPlace={onPlace}
        />
      ) : place.kind === 'outside' ? (
        <p className="text-lg text-pretty">
          <span>{t`PIN ${place.pin} is outside Odisha. All our outlets are in Odisha.`}</span>{' '}
          {place.near && nearest ? <span>{`${fromOutside(place.near.name, nearest)} `}</span> : null}
          {fillIn(t`Please call {phone} before you set out.`, { phone: call })}
        </p>
      ) : place.kind === 'unfinished' ? (
        <p className="text-lg">{t`A PIN code has six digits. You can also type the name of your village or town.`}</p>
      ) : (
        <p className="text-lg text-pretty">
          {fillIn(
            t`We do not know this place. Please try the PIN code or the next bigger place, or call {phone}.`,
            { phone: call },
          )}
        </p>
      )}
    </div>
  )
}

interface OthersProps {
  question: string
  places: readonly Named[]
  onPlace: (place: string) => void
}

/** Asks which place was meant. */
function Others({ question, places, onPlace }: OthersProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>{question}</span>
      {places.map((place) => (
        <button
          key={placeName(place)}
          type="button"
          onClick={() => onPlace(placeName(place))}
          className="min-h-11 font-semibold underline underline-offset-3"
        >
          {placeName(place)}
        </button>
      ))}
    </p>
  )
}

function fromOutside(place: string, { outlet, km }: Near['outlets'][number]): string {
  return t`From ${place} the nearest is ${outlet.name}, ${kmInWords(km)} away.`
}
