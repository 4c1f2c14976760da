import { Suspense } from 'react'
import type { BikeDetail, Colour, Variant } from '#contract/catalogue/catalogue.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ModelsLink } from '#web/shop/models-link.tsx'
import { Price, usePricesOnRoad } from '#web/shop/price.tsx'
import { PriceKind } from '#web/shop/prices/price-kind.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

// The prerendered markup stays until the code of this part has come.
const VariantSelect = late(() => import('#web/shop/variant-select.tsx'), 'VariantSelect')

interface EnquiredBikeProps {
  bike: BikeDetail
  variants: Variant[]
  /** The chosen variant; undefined for a bike without variants. */
  variant: Variant | undefined
  onVariant: (chosen: { variant: string }) => void
  /** The chosen colour, in which the picture shows the bike; undefined where none was chosen. */
  colour: Colour | undefined
}

/** The bike of an enquiry with the price of its variant, and a list to choose another variant. */
export function EnquiredBike({ bike, variants, variant, onVariant, colour }: EnquiredBikeProps) {
  const bikeName = bike.name
  return (
    <aside
      aria-label={t`Your bike`}
      data-line={bike.category}
      className="overflow-hidden rounded-lg border border-hairline lg:sticky lg:top-28"
    >
      <Picture
        src={colour?.image || bike.image}
        fallback={bike.image}
        alt={colour ? t`${bikeName} in ${colour.words}` : bikeName}
        width={1280}
        height={960}
        sizes="(min-width: 1264px) 480px, (min-width: 1024px) 40vw, 100vw"
        eager
        className="aspect-4/3 w-full object-cover max-lg:aspect-16/10"
      />
      <div className="flex flex-col items-start gap-4 p-5 md:p-6">
        <div>
          <h2 data-seen="Model" className="display mb-1 text-2xl">
            {bike.name}
          </h2>
          <div data-seen="Price" aria-live="polite">
            <Price rupees={variant?.price ?? bike.bikePrice} bikeName={bike.bikeName} kind={<PriceKind />} />
          </div>
          <p className="mt-1 text-sm text-muted">{usePriceNote()}</p>
        </div>
        {variant && variants.length > 1 ? (
          <Suspense fallback={<Skeleton className="h-20 w-full" />}>
            <VariantSelect
              bikeName={bike.bikeName}
              variants={variants}
              variant={variant}
              onVariant={(name) => onVariant({ variant: name })}
            />
          </Suspense>
        ) : null}
        <ButtonLink
          to={paths.financeFor(bike.bikeName, variant?.name)}
        >{t`INTERESTED FOR FINANCE ?`}</ButtonLink>
      </div>
    </aside>
  )
}

/** Says which kind of prices is shown. */
const usePriceNote = () => usePricesOnRoad()?.note ?? texts.bike.priceNote

/** Shown beside an enquiry that is about no particular model. */
export function NotDecided() {
  return (
    <aside
      aria-label={t`Prices and finance`}
      className="max-lg:order-last flex flex-col items-start gap-4 rounded-lg bg-soft p-5 md:p-6"
    >
      <h2 className="text-lg font-bold">{t`Not decided yet?`}</h2>
      <p className="text-muted">{t`Type any model, or look at our models and their prices first.`}</p>
      <p className="text-sm text-muted">{usePriceNote()}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.finance}>{t`INTERESTED FOR FINANCE ?`}</ButtonLink>
        <ModelsLink variant="quiet" />
      </div>
    </aside>
  )
}
