import { type ReactNode, Suspense, useState } from 'react'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import type { Chosen } from '#web/lib/address/paths.ts'
import { whatsAppLink } from '#web/lib/phone.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { questionAbout } from '../question.ts'
import type { Showroom } from '../showroom.ts'
import { MoreWays } from './more-ways.tsx'

interface BikeActionsProps {
  bike: BikeDetail
  chosen: Chosen
  /** Price of the chosen variant in rupees. */
  price: number
  showroom: Showroom
  /** Opens the lines of the on-road price. */
  onOnRoad: () => void
  /** Further entries of "More". */
  children: ReactNode
}

const action = 'px-1! min-h-12! sm:text-base!'

/** On-road price, question on WhatsApp, and behind "More" what is rarely wanted. */
export function BikeActions({ bike, chosen, price, showroom, onOnRoad, children }: BikeActionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-2">
      <div
        className={classNames(
          'grid gap-2',
          showroom.whatsApp ? 'grid-cols-[1.2fr_1fr_0.9fr]' : 'grid-cols-2',
        )}
      >
        <Button size="small" onClick={onOnRoad} className={action}>
          {t`On-road price`}
        </Button>
        {showroom.whatsApp ? (
          <a
            href={whatsAppLink(showroom.whatsApp, questionAbout({ ...bike, price }, chosen))}
            className={`${buttonClasses({ size: 'small' })} ${action}`}
          >
            WhatsApp
          </a>
        ) : null}
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls="more-ways"
          onClick={() => setOpen(!isOpen)}
          className={`group ${action}`}
        >
          {t`More`}
          <ChevronDownIcon className="size-4 transition-transform group-aria-expanded:rotate-180" />
        </Button>
      </div>
      <div id="more-ways" hidden={!isOpen}>
        {isOpen ? (
          <MoreWays bike={bike} chosen={chosen}>
            {/* The row of buttons stays while the code of these entries is on its way. */}
            <Suspense>{children}</Suspense>
          </MoreWays>
        ) : null}
      </div>
    </div>
  )
}
