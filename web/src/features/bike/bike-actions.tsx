import type { ReactNode } from 'react'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { type Chosen, paths } from '#web/lib/address/paths.ts'
import { telLink, whatsAppLink } from '#web/lib/phone.ts'
import { CompareToggle } from '#web/shop/compare-toggle.tsx'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { Button, ButtonLink, buttonClasses } from '#web/ui/button.tsx'
import { CalculatorIcon, DocumentIcon, TurnIcon } from '#web/ui/icon/catalogue.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { ChatIcon } from '#web/ui/icon/talk.tsx'
import { questionAbout } from './question.ts'
import type { Showroom } from './showroom.ts'

// `PriceDay` is exported from the file of the actions, because the name of each file weighs on the first
// script of every page.
export { PriceDay } from './price-day.tsx'

interface BikeActionsProps {
  bike: BikeDetail
  chosen: Chosen
  /** Price of the chosen variant in rupees. */
  price: number
  showroom: Showroom
  onEmi: () => void
  /** One more button, below the other buttons. */
  children: ReactNode
}

/**
 * The other buttons of a model's page: finance, 360° view, question; below them a line about the kind of the
 * prices.
 */
export function BikeActions({ bike, chosen, price, showroom, onEmi, children }: BikeActionsProps) {
  const question = questionAbout({ ...bike, price }, chosen)
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-4">
        <Button onClick={onEmi} icon={<CalculatorIcon />} className="px-3!">
          EMI
        </Button>
        {bike.document ? (
          <a
            href={bike.document}
            hrefLang="en"
            target="_blank"
            rel="noreferrer"
            className={`${buttonClasses()} px-3!`}
          >
            <DocumentIcon />
            {t`E-Brochure`}
          </a>
        ) : null}
        {bike.hasAngleView ? (
          <ButtonLink
            to={paths.angleView(bike.bikeName, chosen)}
            state={{ bikeName: bike.bikeName }}
            icon={<TurnIcon />}
            className="px-3!"
          >
            {t`Angle View`}
          </ButtonLink>
        ) : null}
        {showroom.whatsApp ? (
          <a href={whatsAppLink(showroom.whatsApp, question)} className={`${buttonClasses()} px-3!`}>
            <ChatIcon />
            WhatsApp
          </a>
        ) : null}
      </div>
      <CompareToggle
        model={{ bikeName: bike.bikeName, variant: chosen.variant, name: bike.name }}
        size="medium"
      />
      <ButtonLink
        to={paths.financeFor(bike.bikeName, chosen.variant)}
      >{t`INTERESTED FOR FINANCE ?`}</ButtonLink>
      {children}
      <a
        href={telLink(showroom.phone)}
        aria-label={t`Questions? Call ${showroom.phone} about the ${bike.name}, ${formatRupees(price)}`}
        className="figures inline-flex min-h-11 items-center gap-2 justify-self-center font-semibold underline-offset-3 hover:underline"
      >
        <PhoneIcon />
        {t`Questions? Call ${showroom.phone}`}
      </a>
      <p className="mt-1 text-center text-sm text-muted">{usePricesOnRoad()?.note ?? texts.bike.priceNote}</p>
    </div>
  )
}
