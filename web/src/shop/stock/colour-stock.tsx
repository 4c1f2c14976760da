import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { StockRow } from '#contract/stock/stock.ts'
import { t } from '#contract/wire/language.ts'
import { countedWords, daysInWords } from '#domain/stock/stock-words.ts'
import { type Chosen, paths } from '#web/lib/address/paths.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { telLink } from '#web/lib/phone.ts'
import { PinIcon } from '#web/ui/icon/place.tsx'
import { StockJsonLd } from './stock-json-ld.tsx'
import { rowOf } from './use-stock.ts'

const way = 'inline-flex min-h-11 items-center underline underline-offset-3'

interface ColourStockProps {
  bike: { bikeName: string; name: string }
  rows: readonly StockRow[]
  variant: string | undefined
  colour: string | undefined
  /** The number of the showroom, for what is not known. */
  phone: string
  /** What comes first where the variant stands nowhere in this colour. */
  otherwise: ReactNode
}

/**
 * Where a variant stands in a colour, as counted in the last two days; where it stands nowhere, how long one
 * took to come, and the way to be told; where neither is known, the way to ask too.
 */
export function ColourStock({ bike, rows, variant, colour, phone, otherwise }: ColourStockProps) {
  const row = rowOf(rows, variant, colour)
  const when = row?.countedAt ? countedWords(row.countedAt, serverNow()) : ''
  return (
    <div role="status" className="grid gap-1">
      <StockJsonLd bike={bike} rows={rows} />
      {row && row.places.length > 0 ? (
        <Places row={row} bikeName={bike.bikeName} chosen={{ variant, colour }} />
      ) : (
        <>
          {otherwise}
          {when ? <p>{t`None stands here now, counted ${when}.`}</p> : null}
          {row?.wait ? <Wait wait={row.wait} /> : null}
          <p className="flex flex-wrap gap-x-5">
            <Link to={paths.tellMeOf(bike.bikeName, { variant, colour })} className={way}>
              {t`Tell me when one is here`}
            </Link>
            {when || row?.wait ? null : (
              <a href={telLink(phone)} className={way}>
                {t`Ask us whether this colour is here`}
              </a>
            )}
          </p>
        </>
      )}
    </div>
  )
}

interface PlacesProps {
  row: StockRow
  bikeName: string
  chosen: Chosen
}

function Places({ row: { places }, bikeName, chosen }: PlacesProps) {
  const now = serverNow()
  return (
    <ul className="grid">
      {places.map(({ outletId, outlet, free, countedAt }) => {
        const when = countedWords(countedAt, now)
        return (
          <li key={outletId} className="flex flex-wrap items-center gap-x-5">
            <Link
              to={paths.dealer(outletId)}
              className="inline-flex min-h-11 items-center gap-2 underline-offset-3 hover:underline"
            >
              <PinIcon className="text-muted" />
              <span>
                <span className="font-semibold">{t`${free} at ${outlet}`}</span>{' '}
                <span className="text-sm text-muted">{t`counted ${when}`}</span>
              </span>
            </Link>
            <Link to={paths.productEnquiry(bikeName, { ...chosen, outlet: outletId })} className={way}>
              {t`Test ride here`}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function Wait({ wait }: { wait: NonNullable<StockRow['wait']> }) {
  const [usual, late] = [daysInWords(wait.usual), daysInWords(wait.late)]
  return <p>{t`Our last ones came in ${usual} from the booking, four of five within ${late}.`}</p>
}
