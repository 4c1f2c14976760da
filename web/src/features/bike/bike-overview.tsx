import type { ReactNode } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { Price } from '#web/shop/price.tsx'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { BikeFigures } from './bike-figures.tsx'
import type { ReadBike } from './price-day.tsx'

// These two stand below the first screen of a phone: the prerendered markup stays in their place until their
// code has come.
const VariantSelect = late(() => import('#web/shop/variant-select.tsx'), 'VariantSelect')

const PriceDay = late(() => import('./bike-actions.tsx'), 'PriceDay')

interface BikeOverviewProps {
  bike: BikeDetail
  variants: Variant[]
  /** The model as the page showed it when it was opened. */
  first: ReadBike
  /** The chosen variant, whose price is shown; without one, the model's price. */
  variant: Variant | undefined
  onVariant: (name: string) => void
  /** The monthly instalment, below the price. */
  monthly: ReactNode
  /** The most important button; on a phone this button stands on the first screen. */
  action: ReactNode
  /** The other buttons, and a line about the kind of the prices. */
  children: ReactNode
}

/** Picture, price, figures, text and buttons of a model. */
export function BikeOverview(props: BikeOverviewProps) {
  const { bike, variants, first, variant, onVariant, monthly, action, children } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-4 md:gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Picture
        src={bike.image}
        alt={t`${bike.name}, seen from the side`}
        width={1280}
        height={960}
        sizes="(min-width: 1264px) 680px, (min-width: 1024px) 56vw, 100vw"
        eager
        className="shared-bike aspect-16/10 w-full rounded-lg bg-soft object-cover object-[50%_75%] lg:aspect-4/3"
      />
      {/* On a phone the figures stand between the two halves of this box; nothing in the figures takes
          the focus. */}
      <div className="max-lg:contents lg:row-span-2 lg:grid lg:gap-5">
        <div className="grid gap-3 md:gap-5">
          <div>
            <h1 data-seen="Model" className="display text-[1.625rem] break-words sm:text-3xl md:text-5xl">
              {bike.name}
            </h1>
            <p className="mt-1 text-pretty text-muted md:mt-2 md:text-lg">{bike.tagline}</p>
          </div>
          <div data-seen="Price" aria-live="polite">
            <Price rupees={variant?.price ?? bike.bikePrice} bikeName={bike.bikeName} size="large" />
            {monthly}
          </div>
          {/* On a phone this line stands below the button, which belongs on the first screen. */}
          <div className="h-5 max-md:order-1 md:-mt-4">
            <Below>
              <PriceDay now={{ bike, variants }} first={first} variant={variant?.name} />
            </Below>
          </div>
          {action}
          {variant ? (
            <div className="max-md:order-1">
              <Below fallback={<Skeleton className="h-19" />}>
                <VariantSelect variants={variants} variant={variant} onVariant={onVariant} />
              </Below>
            </div>
          ) : null}
        </div>
        <div className="max-lg:order-last">{children}</div>
      </div>
      <div className="grid gap-4 md:gap-5">
        <BikeFigures figures={bike.headlineFigures} />
        <p className="prose-width text-pretty">{bike.bikeDetails}</p>
      </div>
    </div>
  )
}
