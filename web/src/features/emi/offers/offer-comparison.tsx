import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { noteSeen } from '#web/lib/visit/seen.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { numberOf, textOf } from '../loan-terms.ts'
import { TermField } from '../term-field.tsx'
import { CheapestLine } from './cheapest-line.tsx'
import type { OfferCost } from './offer.ts'
import { queryOf } from './offer-address.ts'
import { OfferCard } from './offer-card.tsx'
import { OfferSchedule } from './offer-schedule.tsx'
import { OfferTable } from './offer-table.tsx'
import { type Compared, type OfferResult, offerName, offerNames, resultsOf } from './offer-terms.ts'
import { offerForStaff } from './offer-words.ts'
import { type ComparedBike, PriceSource } from './price-source.tsx'

interface OfferComparisonProps {
  /**
   * The comparison that the address names, read once: from then on the fields lead, and the address follows.
   */
  initial: Compared
  bike: ComparedBike | undefined
  /** Puts the typed terms into the address. */
  onChange: (query: Record<string, string | undefined>) => void
  /** Further actions for an offer, beside the button that asks for the offer. */
  also?: ((offer: { cost: OfferCost; months: number }) => ReactNode) | undefined
}

/**
 * How long the address waits while a visitor types, in milliseconds: browsers refuse an address that changes
 * with each key.
 */
const pauseMs = 400

/** Three lenders' offers for one price, with the true cost of each. */
export function OfferComparison({ initial, bike, onChange, also }: OfferComparisonProps) {
  const [compared, setCompared] = useState(initial)
  const follow = useEffectEvent(() => onChange(queryOf(compared)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed starts the pause anew
  useEffect(() => {
    if (compared === initial) return
    const timer = setTimeout(follow, pauseMs)
    return () => clearTimeout(timer)
  }, [compared])
  const results = resultsOf(compared)
  const setPrice = (price: string) => setCompared({ ...compared, price })
  return (
    <div className="grid gap-8 md:gap-10">
      <div className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-2">
        <TermField label={t`Price`} unit="₹" text={compared.price} onChange={setPrice} />
        <PriceSource
          bike={bike}
          counted={numberOf(compared.price)}
          onCurrent={() => setPrice(bike ? textOf(bike.price) : '')}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-3 print:hidden">
        {compared.offers.map((terms, index) => (
          <OfferCard
            key={offerNames[index]}
            name={offerName(index)}
            price={compared.price}
            terms={terms}
            onChange={(changed) =>
              setCompared({
                ...compared,
                offers: compared.offers.map((one, place) => (place === index ? changed : one)),
              })
            }
          />
        ))}
      </div>
      <section aria-label={t`What they cost`} className="grid gap-5">
        <CheapestLine results={results} />
        <OfferTable results={results} />
        <p className="prose-width text-sm text-muted">{t`A flat rate takes interest on the whole loan until its last month, so it is nearly twice as dear as it sounds; the true rate is what it comes to on what you still owe. Lenders round differently: their figures may differ from these by a few rupees. Tax on the fee, stamp duty and insurance are not in them.`}</p>
      </section>
      <Ways results={results} bike={bike} also={also} />
      <OfferSchedule results={results} />
    </div>
  )
}

function Ways({
  results,
  bike,
  also,
}: { results: readonly OfferResult[] } & Pick<OfferComparisonProps, 'bike' | 'also'>) {
  const sound = results.flatMap(({ name, offer, cost }) => (cost ? [{ name, offer, cost }] : []))
  if (sound.length === 0) return null
  return (
    <section
      aria-label={t`Go on with an offer`}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-3 print:hidden"
    >
      {sound.map(({ name, offer, cost }) => (
        <div key={name} className="grid content-start gap-3">
          <ButtonLink
            to={`${paths.financeFor(bike?.bikeName, bike?.variant, cost.loan)}#enquiry`}
            // Staff who call about the loan should know which offer the visitor asked for.
            onClick={() => noteSeen('EMI', offerForStaff(offer, cost))}
          >{t`Ask for ${name}`}</ButtonLink>
          {also?.({ cost, months: offer.months })}
        </div>
      ))}
    </section>
  )
}
