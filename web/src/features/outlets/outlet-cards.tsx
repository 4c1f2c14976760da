import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { t } from '#contract/wire/language.ts'
import type { VisitReason } from '#domain/outlets/nearest-outlet.ts'
import { paths } from '#web/lib/address/paths.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { telLink } from '#web/lib/phone.ts'
import { OpenLine } from '#web/shop/open-line.tsx'
import { openTimeWords } from '#web/shop/open-time-words.ts'
import { wholeHours } from '#web/shop/whole-hours.ts'
import { ClockIcon, PhoneIcon } from '#web/ui/icon/contact.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'
import { OutletKind } from './outlet-kind.tsx'
import { numberFor } from './outlet-number.ts'
import { OutletPicture } from './outlet-picture.tsx'

interface OutletCardsProps {
  dealers: readonly Dealer[]
  /** The reason of a visit, which decides whose hours and number are shown. */
  reason?: VisitReason | undefined
  /** Makes the badge above a name. */
  badgeOf?: (dealer: Dealer) => ReactNode
}

/** Outlets as cards with address, hours, and links to call and to navigate. */
export function OutletCards({ dealers, reason, badgeOf }: OutletCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {dealers.map((dealer, nth) => (
        <OutletCard
          key={dealer.id}
          dealer={dealer}
          isFirst={nth === 0}
          reason={reason}
          badge={badgeOf?.(dealer)}
        />
      ))}
    </ul>
  )
}

const action =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-2 px-3 text-[0.9375rem] font-semibold transition-colors hover:bg-soft'

interface OutletCardProps {
  dealer: Dealer
  isFirst: boolean
  reason: VisitReason | undefined
  badge: ReactNode
}

function OutletCard({ dealer, isFirst, reason, badge }: OutletCardProps) {
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-hairline transition-colors focus-within:border-content hover:border-content">
      <OutletPicture
        dealer={dealer}
        sizes="(min-width: 1264px) 390px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
        eager={isFirst}
        className="aspect-16/9 w-full bg-soft object-cover"
      />
      <div className="relative flex flex-1 flex-col gap-3 p-5">
        {badge}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="text-lg leading-snug font-bold">
            {/* The link covers the whole upper part of the card. */}
            <Link to={paths.dealer(dealer.id)} className="after:absolute after:inset-0">
              {dealer.name}
            </Link>
          </h2>
          <OutletKind isShowroom={dealer.is_showroom} />
        </div>
        <p className="flex gap-2.5 text-[0.9375rem] text-muted">
          <PinIcon className="mt-0.5" />
          {dealer.address}
        </p>
        <div className="mt-auto flex gap-2.5">
          <ClockIcon className="mt-0.5 text-muted" />
          <div className="min-w-0">
            <OpenLine outlet={dealer} department={reason} />
            <p className="text-[0.9375rem] text-pretty text-muted">{wholeHours(openTimeWords(dealer))}</p>
          </div>
        </div>
      </div>
      <div className="flex divide-x divide-hairline border-t border-hairline">
        <a href={telLink(numberFor(dealer, reason))} className={action}>
          <PhoneIcon />
          {t`Call`} <span className="sr-only">{dealer.name}</span>
        </a>
        <a href={mapsLink(dealer)} target="_blank" rel="noreferrer" className={action}>
          <PinIcon />
          {t`Directions`} <span className="sr-only">{t`to ${dealer.name}`}</span>
        </a>
      </div>
    </li>
  )
}
