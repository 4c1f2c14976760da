import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { VehicleJsonLd } from '#web/features/bike/vehicle-json-ld.tsx'
import { linePaths, paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { BreadcrumbJsonLd } from '#web/lib/head/breadcrumb-json-ld.tsx'

/** Structured data of a model's page; prices in rupees. */
export function VehicleFacts({ bike, prices }: { bike: BikeDetail; prices: readonly number[] }) {
  const dealership = useDealership()
  return (
    <>
      <BreadcrumbJsonLd
        crumbs={[
          { label: t`Home`, to: paths.home },
          { label: dealership.parts.names[bike.category], to: linePaths[bike.category] },
          { label: bike.name },
        ]}
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
