import { lazy, type ReactNode, Suspense } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { texts } from '#contract/texts.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

// Its markup stands in the prerendered page until its code has come.
const VariantSelect = lazy(() =>
  import('#web/ui/form/variant-select.tsx').then((module) => ({ default: module.VariantSelect })),
)

interface BikeOverviewProps {
  bike: BikeDetail
  variants: Variant[]
  /** The chosen variant, whose price is shown; without one, the model's price. */
  variant: Variant | undefined
  onVariant: (name: string) => void
  /** The buttons. */
  children: ReactNode
}

/** Picture, text, price and buttons of a model. */
export function BikeOverview({ bike, variants, variant, onVariant, children }: BikeOverviewProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Picture
        src={bike.image}
        alt={`${bike.name}, seen from the side`}
        width={1280}
        height={960}
        sizes="(min-width: 1264px) 680px, (min-width: 1024px) 56vw, 100vw"
        eager
        className="shared-bike aspect-4/3 w-full rounded-lg bg-soft object-cover object-[50%_75%] md:max-lg:aspect-16/9"
      />
      <div className="flex flex-col gap-5">
        <div>
          <h1 className="display text-4xl break-words md:text-5xl">{bike.name}</h1>
          <p className="mt-2 text-lg text-muted">{bike.tagline}</p>
        </div>
        <p className="prose-width text-pretty">{bike.bikeDetails}</p>
        {variant ? (
          <Suspense fallback={<Skeleton className="h-20" />}>
            <VariantSelect variants={variants} variant={variant} onVariant={onVariant} />
          </Suspense>
        ) : null}
        <div aria-live="polite">
          <Price rupees={variant?.price ?? bike.bikePrice} after="ex-showroom" size="large" />
          <p className="mt-1 text-sm text-muted">{texts.bike.priceNote}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
