import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageHead } from '#web/lib/head/page-head.tsx'
import { sharePictureOf } from '#web/lib/picture-files.ts'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'

// Late, because only search engines read these facts: they are in the prerendered page, and in the browser
// they come a moment later.
const VehicleFacts = late(() => import('./vehicle-facts.tsx'), 'VehicleFacts')

/** Title, description and structured data of a model's page for search engines and link previews. */
export function BikeHead({ bike, variants }: { bike: BikeDetail; variants: readonly Variant[] }) {
  const { name: dealer, city } = useDealership()
  const path = paths.viewDetails(bike.bikeName)
  const prices = variants.length > 0 ? variants.map(({ price }) => price) : [bike.bikePrice]
  return (
    <>
      <PageHead
        title={t`${bike.name} price, specifications and colours | ${dealer}`}
        description={t`${bike.name} from ${formatRupees(Math.min(...prices))} ex-showroom in ${city}. ${bike.tagline}`}
        canonical={path}
        picture={sharePictureOf(bike.shareImage ?? bike.image)}
        pictureAlt={bike.name}
      />
      <Below>
        <VehicleFacts bike={bike} prices={prices} />
      </Below>
    </>
  )
}
