import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import type { Category } from '#contract/lines.ts'
import { VehicleJsonLd } from '#web/features/bike/vehicle-json-ld.tsx'
import { dealership } from '#web/features/dealership/dealership.ts'
import { formatRupees } from '#web/lib/money.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { paths } from '#web/lib/paths.ts'
import { sharePictureOf } from '#web/lib/picture-files.ts'
import { BreadcrumbJsonLd } from '#web/lib/seo/breadcrumb-json-ld.tsx'

const lineOf: Record<Category, { label: string; to: string }> = {
  motorcycle: { label: 'Motorcycles', to: paths.motorcycle },
  scooter: { label: 'Scooters', to: paths.scooters },
  ev: { label: 'EV', to: paths.ev },
  bigwing: { label: 'BigWing', to: paths.bigWing },
}

/** Title, description and structured data of a model's page for search engines and link previews. */
export function BikeHead({ bike, variants }: { bike: BikeDetail; variants: readonly Variant[] }) {
  const path = paths.viewDetails(bike.bikeName)
  const prices = variants.length > 0 ? variants.map(({ price }) => price) : [bike.bikePrice]
  return (
    <>
      <PageHead
        title={`${bike.name}: price, specifications and colours | ${dealership.name}`}
        description={`${bike.name} from ${formatRupees(Math.min(...prices))} ex-showroom in ${dealership.city}. ${bike.tagline}`}
        canonical={path}
        picture={bike.shareImage ?? sharePictureOf(bike.image)}
        pictureAlt={`${bike.name}, seen from the side`}
      />
      <BreadcrumbJsonLd
        crumbs={[{ label: 'Home', to: paths.home }, lineOf[bike.category], { label: bike.name }]}
      />
      <VehicleJsonLd
        name={bike.name}
        description={bike.bikeDetails}
        image={bike.image}
        path={path}
        fuel={bike.category === 'ev' ? 'Electric' : 'Petrol'}
        lowestRupees={Math.min(...prices)}
        highestRupees={Math.max(...prices)}
        seller={dealership.name}
      />
    </>
  )
}
