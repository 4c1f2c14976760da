import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import type { Category } from '#contract/catalogue/lines.ts'
import { t } from '#contract/wire/language.ts'
import { VehicleJsonLd } from '#web/features/bike/vehicle-json-ld.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { BreadcrumbJsonLd } from '#web/lib/head/breadcrumb-json-ld.tsx'

const lineOf: Record<Category, { label: string; to: string }> = {
  motorcycle: { label: t`Motorcycles`, to: paths.motorcycle },
  scooter: { label: t`Scooters`, to: paths.scooters },
  ev: { label: 'EV', to: paths.ev },
  bigwing: { label: 'BigWing', to: paths.bigWing },
}

/** Structured data of a model's page; prices in rupees. */
export function VehicleFacts({ bike, prices }: { bike: BikeDetail; prices: readonly number[] }) {
  const dealership = useDealership()
  return (
    <>
      <BreadcrumbJsonLd
        crumbs={[{ label: t`Home`, to: paths.home }, lineOf[bike.category], { label: bike.name }]}
      />
      <VehicleJsonLd
        name={bike.name}
        description={bike.bikeDetails}
        image={bike.image}
        path={paths.viewDetails(bike.bikeName)}
        fuel={bike.category === 'ev' ? t`Electric` : t`Petrol`}
        lowestRupees={Math.min(...prices)}
        highestRupees={Math.max(...prices)}
        seller={dealership.name}
      />
    </>
  )
}
