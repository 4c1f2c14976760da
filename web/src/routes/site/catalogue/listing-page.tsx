import { Suspense, useDeferredValue } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { CatalogueBike } from '#contract/catalogue/catalogue.ts'
import { type Category, categories } from '#contract/catalogue/lines.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { failureText } from '#web/features/catalogue/failure-text.ts'
import { Listing } from '#web/features/catalogue/listing.tsx'
import { loadListing } from '#web/features/catalogue/load-catalogue.ts'
import { useEmiDialog } from '#web/features/emi/use-emi-dialog.tsx'
import { loadModelFacts } from '#web/features/model-list/load-model-facts.ts'
import { shownParameter } from '#web/features/model-list/shown-parameter.ts'
import { linePaths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { deferred, type Loadable, useResource } from '#web/lib/api/resource.ts'
import { reloadsFor } from '#web/lib/api/revalidation.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useNear } from '#web/lib/device/use-near.ts'
import { PageHead } from '#web/lib/head/page-head.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const cardsSkeleton = <Skeleton className="h-[200dvh]" />
// The cards stand below the first screen: their prerendered markup stays until the code has come.
const PlainModels = late(() => import('#web/features/model-list/plain-models.tsx'), 'PlainModels', {
  fallback: cardsSkeleton,
  waits: true,
})
const BelowListing = late(() => import('./below-listing.tsx'), 'BelowListing')

const intros: Record<Category, string> = {
  motorcycle: t`From the first bike of the family to the weekend ride. Choose one to see it closer.`,
  scooter: t`Easy in traffic, room under the seat, light on petrol. Choose one to see it closer.`,
  ev: t`Electric, without petrol or noise. Choose one to see it closer.`,
  bigwing: t`For the long road. Choose one to see it closer.`,
}

/**
 * The products of a line, as the beginning of a sentence: staff's name for it, where it says what they are.
 */
function productsOf(name: string): string {
  return name === t`Electric` ? t`Electric scooters` : name
}

/** One of the listings, which differ only by their category. */
export function pageAt(address: string) {
  const category = categories.find((one) => linePaths[one] === address)
  if (!category) throw new Error(`${address} is no listing.`)
  return {
    loader: (): ListingData => ({ bikes: loadListing(category), models: loadModelsOf(category) }),
    shouldRevalidate: reloadsFor(),
    element: <ListingPage key={category} category={category} />,
  }
}

type ListingData = {
  bikes: Loadable<CatalogueBike[]>
  models: Loadable<ModelFacts[]>
}

function loadModelsOf(category: Category): Promise<ModelFacts[]> {
  return deferred(loadModelFacts().then((models) => models.filter((model) => model.category === category)))
}

function ListingPage({ category }: { category: Category }) {
  const dealership = useDealership()
  const { bikes, models } = useLoaderData() as ListingData
  const what = productsOf(dealership.parts.names[category])
  const emi = useEmiDialog()
  return (
    <>
      <PageHead
        title={t`${what} in ${dealership.city}, with prices | ${dealership.name}`}
        description={t`${what} at ${dealership.name}: engine, power, transmission and ex-showroom price of every model.`}
        canonical={linePaths[category]}
      />
      <Listing
        category={category}
        title={dealership.parts.names[category].toUpperCase()}
        intro={intros[category]}
        bikes={bikes}
        onEmi={emi.open}
      />
      <AllOfLine category={category} heading={t`${what}: all models`} models={models} />
      {emi.dialog}
    </>
  )
}

interface AllOfLineProps {
  category: Category
  heading: string
  models: Loadable<ModelFacts[]>
}

/**
 * The models of the line as cards, which are part of the page, so that nothing moves when the code for
 * filters and comparison comes; that comes when the cards are near the screen, or at once where the address
 * has filters.
 */
function AllOfLine({ category, heading, models }: AllOfLineProps) {
  const [place, isNear] = useNear<HTMLElement>()
  const [address] = useSearchState()
  const hasFilters = [...address.keys()].some((name) => name !== 'bike' && name !== shownParameter)
  // Deferred, so that the cards stay until the code has come.
  const isWhole = useDeferredValue(isNear || hasFilters)
  // For an empty line the listing above says that there are no models.
  if (useResource(models).value?.length === 0) return null
  return (
    <div data-line={category}>
      <section ref={place} aria-labelledby="all" className="shell pb-16">
        <h2 id="all" className="display mb-4 text-2xl md:text-3xl">
          {heading}
        </h2>
        <ResourceView of={models} loading={cardsSkeleton} failureText={failureText}>
          {(list) => (
            <Suspense fallback={<PlainModels models={list} />}>
              {isWhole ? <BelowListing models={list} /> : <PlainModels models={list} />}
            </Suspense>
          )}
        </ResourceView>
      </section>
    </div>
  )
}
