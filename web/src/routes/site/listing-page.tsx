import { useLoaderData } from 'react-router-dom'
import type { CatalogueBike } from '#contract/catalogue.ts'
import type { Category } from '#contract/choices.ts'
import { Listing } from '#web/features/catalogue/listing.tsx'
import { loadListing } from '#web/features/catalogue/load-catalogue.ts'
import { dealership } from '#web/features/dealership/dealership.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'

interface ListingWords {
  title: string
  /** What the dealer sells here, as a sentence begins. */
  what: string
  path: string
}

const words: Record<Category, ListingWords> = {
  motorcycle: { title: 'MOTORCYCLES', what: 'Motorcycles', path: paths.motorcycle },
  scooter: { title: 'SCOOTERS', what: 'Scooters', path: paths.scooters },
  ev: { title: 'EV', what: 'Electric scooters', path: paths.ev },
  bigwing: { title: 'BIGWING', what: 'Big bikes', path: paths.bigWing },
}

/** The route of one listing: the four differ by their category alone. */
export function listingRoute(category: Category) {
  return {
    loader: (): { bikes: Loadable<CatalogueBike[]> } => ({ bikes: loadListing(category) }),
    element: <ListingPage key={category} category={category} />,
  }
}

function ListingPage({ category }: { category: Category }) {
  const { bikes } = useLoaderData() as { bikes: Loadable<CatalogueBike[]> }
  const { title, what, path } = words[category]
  return (
    <>
      <PageHead
        title={`${what} in ${dealership.city}, with prices | ${dealership.name}`}
        description={`${what} at ${dealership.name}: engine, power, transmission and ex-showroom price of every model.`}
        canonical={path}
      />
      <Listing category={category} title={title} bikes={bikes} />
    </>
  )
}
