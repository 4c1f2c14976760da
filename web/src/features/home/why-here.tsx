import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { NearestOutlet } from './nearest-outlet.tsx'

interface WhyHereProps {
  since: number
  showrooms: number
  customers: number
  outlets: number
}

/** How many facts the band has. */
const most = 3

/** Three facts about the dealer, and the way to the nearest outlet. */
export function WhyHere({ since, showrooms, customers, outlets }: WhyHereProps) {
  return (
    <section aria-labelledby="why-here" data-tone="dark">
      <div className="shell grid gap-x-12 gap-y-7 py-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-12">
        <div>
          <h2 id="why-here" className="display mb-5 text-2xl md:text-3xl">
            {t`Why here`}
          </h2>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
            {factsOf({ since, showrooms, customers, outlets }).map(([figure, words]) => (
              <div
                key={figure}
                className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-x-3 border-l-3 border-control pl-4 sm:grid-cols-1 sm:content-start"
              >
                <dt className="order-last text-sm leading-snug text-muted sm:mt-1">{words}</dt>
                <dd className="display figures text-lg sm:text-xl">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        {outlets > 1 ? <NearestOutlet /> : null}
      </div>
    </section>
  )
}

/**
 * The facts that this dealer states, the strongest first; a dealer without showrooms says nothing of them.
 */
function factsOf({ since, showrooms, customers, outlets }: WhyHereProps): (readonly [string, string])[] {
  const facts = [
    [t`Since ${since}`, t`selling and servicing two-wheelers`] as const,
    customers > 0 && ([`${groupLakhs(customers)}+`, t`customers on the road`] as const),
    [outlets === 1 ? t`1 outlet` : t`${outlets} outlets`, t`for sales and service near you`] as const,
    showrooms > 0 &&
      ([
        showrooms === 1 ? t`1 showroom` : t`${showrooms} showrooms`,
        t`with new models to see and try`,
      ] as const),
  ]
  return facts.filter((fact) => fact !== false).slice(0, most)
}
