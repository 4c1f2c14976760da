import { Suspense } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { CatalogueBike } from '#contract/catalogue/catalogue.ts'
import { type Category, categories } from '#contract/catalogue/lines.ts'
import { t } from '#contract/wire/language.ts'
import { Listing } from '#web/features/catalogue/listing.tsx'
import { loadListing } from '#web/features/catalogue/load-catalogue.ts'
import { useEmiDialog } from '#web/features/emi/use-emi-dialog.tsx'
import { linePaths, paths } from '#web/lib/address/paths.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { reloadsFor } from '#web/lib/api/revalidation.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useNear } from '#web/lib/device/use-near.ts'
import { PageHead } from '#web/lib/head/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { late } from '#web/ui/loading/late.tsx'

const BelowListing = late(() => import('./below-listing.tsx'), 'BelowListing')

const intros: Record<Category, string> = {
  motorcycle: t`From the first bike of the family to the weekend ride. Choose one to see it closer.`,
  scooter: t`Easy in traffic, room under the seat, light on petrol. Choose one to see it closer.`,
  ev: t`Electric, without petrol or noise. Choose one to see it closer.`,
  bigwing: t`For the long road. Choose one to see it closer.`,
}

/** The products of a line, as the beginning of a sentence: staff's name for it, where it says what they are. */
function productsOf(name: string): string {
  return name === t`Electric` ? t`Electric scooters` : name
}

/** One of the listings, which differ only by their category. */
export function pageAt(address: string) {
  const category = categories.find((one) => linePaths[one] === address)
  if (!category) throw new Error(`${address} is no listing.`)
  return {
    loader: (): { bikes: Loadable<CatalogueBike[]> } => ({ bikes: loadListing(category) }),
    shouldRevalidate: reloadsFor(),
    element: <ListingPage key={category} category={category} />,
  }
}

function ListingPage({ category }: { category: Category }) {
  const dealership = useDealership()
  const { bikes } = useLoaderData() as { bikes: Loadable<CatalogueBike[]> }
  const what = productsOf(dealership.parts.names[category])
  const emi = useEmiDialog(({ bikeName }, loan) => (
    <ButtonLink to={paths.financeFor(bikeName, undefined, loan?.amount)} variant="primary">
      {t`INTERESTED FOR FINANCE ?`}
    </ButtonLink>
  ))
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
      <AllOfLine category={category} what={what} bikes={bikes} />
      {emi.dialog}
    </>
  )
}

interface AllOfLineProps {
  category: Category
  what: string
  bikes: Loadable<CatalogueBike[]>
}

/**
 * The models of the line as a grid; its code and figures are loaded when it comes near the screen. Its height
 * is reserved, so that nothing moves.
 */
function AllOfLine({ category, what, bikes }: AllOfLineProps) {
  const [place, isNear] = useNear<HTMLElement>()
  // For an empty line the listing above says that there are no models, so there is nothing to filter.
  if (useResource(bikes).value?.length === 0) return null
  return (
    <div data-line={category}>
      <section ref={place} aria-labelledby="all" className="shell min-h-dvh pb-16 noscript:min-h-0">
        <h2 id="all" className="display text-2xl md:text-3xl">
          {t`${what}: filter and compare`}
        </h2>
        {isNear ? (
          <Suspense>
            <BelowListing category={category} bikes={bikes} />
          </Suspense>
        ) : (
          <Link to={paths.models} className="inline-flex min-h-11 items-center underline underline-offset-3">
            {t`All models`}
          </Link>
        )}
      </section>
    </div>
  )
}
