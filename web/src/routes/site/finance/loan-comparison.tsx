import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { loadBike, loadVariants } from '#web/features/catalogue/load-catalogue.ts'
import { comparedIn } from '#web/features/emi/offers/offer-address.ts'
import { OfferComparison } from '#web/features/emi/offers/offer-comparison.tsx'
import type { ComparedBike } from '#web/features/emi/offers/price-source.tsx'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { QuotePart } from '#web/routes/site/bike/quote-part.tsx'
import { chosenIn, chosenVariant } from '#web/shop/chosen-variant.ts'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

/** Loan offers side by side. The address contains all choices; the price of a model is loaded anew. */
export function LoanComparison() {
  const isHydrated = useHydrated()
  const { loan } = useDealership()
  const [query, change] = useSearchState()
  const bikeName = query.get('bikeName') ?? ''
  if (bikeName) return <OfBike key={bikeName} bikeName={bikeName} query={query} onChange={change} />
  return (
    // The prerendered page does not know the address, so hydration begins a new comparison.
    <OfferComparison
      key={String(isHydrated)}
      initial={comparedIn(query, undefined, loan)}
      bike={undefined}
      onChange={change}
    />
  )
}

interface OfBikeProps {
  bikeName: string
  query: URLSearchParams
  onChange: (query: Record<string, string | undefined>) => void
}

function OfBike({ bikeName, query, onChange }: OfBikeProps) {
  const { loan } = useDealership()
  const { value: found, error } = useLoaded(bikeName, () => findBike(bikeName))
  if (found === undefined && error === undefined)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-[48rem]" />
      </div>
    )
  const bike = found ? comparedBike(found, query) : undefined
  return (
    <div className="grid gap-6">
      {bike ? null : (
        <FailureLine
          message={t`We could not look up the price of the bike. The price below is the one of the link.`}
        />
      )}
      <OfferComparison
        key={bike?.name}
        initial={comparedIn(query, bike?.price, loan)}
        bike={bike}
        onChange={onChange}
        also={
          found && bike
            ? ({ cost, months }) => (
                <QuotePart
                  bike={found.bike}
                  chosen={{ ...chosenIn(query), variant: bike.variant }}
                  price={bike.price}
                  loan={{ amount: cost.loan, annualRate: cost.trueRate, months, monthly: cost.monthly }}
                />
              )
            : undefined
        }
      />
    </div>
  )
}

interface Found {
  bike: BikeDetail
  variants: Variant[]
}

/** Loads a model; null for a model that is not sold. */
async function findBike(bikeName: string): Promise<Found | null> {
  try {
    const [bike, variants] = await Promise.all([loadBike(bikeName), loadVariants(bikeName)])
    return { bike, variants }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

function comparedBike({ bike, variants }: Found, query: URLSearchParams): ComparedBike {
  const { variant } = chosenVariant(variants, chosenIn(query))
  return {
    bikeName: bike.bikeName,
    name: [bike.name, variant?.name].filter(Boolean).join(' '),
    variant: variant?.name,
    price: variant?.price ?? bike.bikePrice,
    asOn: bike.asOn,
  }
}
