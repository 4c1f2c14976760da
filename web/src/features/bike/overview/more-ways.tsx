import type { ReactNode } from 'react'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { type Chosen, paths, withQuery } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { BrochureLink } from '#web/shop/brochure/brochure-link.tsx'
import { CompareToggle } from '#web/shop/compare/compare-toggle.tsx'
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx'

interface MoreWaysProps {
  bike: BikeDetail
  chosen: Chosen
  /** Further entries. */
  children: ReactNode
}

const entry = buttonClasses({ size: 'small', variant: 'quiet' })

/** The ways on from a model that few visitors want, as quiet entries of one list. */
export function MoreWays({ bike, chosen, children }: MoreWaysProps) {
  const { parts } = useDealership()
  const { bikeName, name, document } = bike
  return (
    <nav
      aria-label={t`More about the ${name}`}
      className="grid grid-cols-2 gap-x-2 *:min-h-11! *:justify-start! *:px-2! *:text-left *:not-aria-pressed:border-transparent!"
    >
      <ButtonLink to={paths.financeFor(bikeName, chosen.variant)} size="small" variant="quiet">
        {t`INTERESTED FOR FINANCE ?`}
      </ButtonLink>
      <CompareToggle model={{ bikeName, variant: chosen.variant, name }} />
      {document ? (
        <BrochureLink bikeName={bikeName} document={document} className={entry}>
          {t`E-Brochure`}
        </BrochureLink>
      ) : null}
      {children}
      <ButtonLink to={withQuery(paths.salesEnquiry, { model: name })} size="small" variant="quiet">
        {t`Ask the showroom`}
      </ButtonLink>
      {isOff(parts, 'exchange') ? null : (
        <ButtonLink to={withQuery(paths.exchange, { model: name })} size="small" variant="quiet">
          {t`Exchange your old one`}
        </ButtonLink>
      )}
    </nav>
  )
}
