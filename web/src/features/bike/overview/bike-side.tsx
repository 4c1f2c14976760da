import type { ReactNode } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { linePaths, paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Price } from '#web/shop/price.tsx'
import { PriceKind } from '#web/shop/prices/price-kind.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// The prerendered markup stays in its place until the code has come.
const VariantChoice = late(() => import('./variant-choice.tsx'), 'VariantChoice')

interface BikeSideProps {
  bike: BikeDetail
  variants: readonly Variant[]
  /** The chosen variant, whose price is shown; without one, the model's price. */
  variant: Variant | undefined
  /** Price of the chosen variant in rupees. */
  price: number
  onVariant: (name: string) => void
  /** The monthly instalment, below the price. */
  monthly: ReactNode
  /** The most important button; on a phone this button stands on the first screen. */
  action: ReactNode
  /** The other buttons, and what stands below them. */
  children: ReactNode
}

/** The part of a model's page that asks one thing: name, price, variants, and the button for a test ride. */
export function BikeSide(props: BikeSideProps) {
  const { bike, variants, variant, price, onVariant, monthly, action, children } = props
  const { names } = useDealership().parts
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:gap-3">
      <div>
        <div className="-mt-3 max-lg:hidden">
          <Breadcrumbs
            crumbs={[
              { label: t`Home`, to: paths.home },
              { label: names[bike.category], to: linePaths[bike.category] },
            ]}
          />
        </div>
        <h1 data-seen="Model" className="display text-[1.625rem] break-words sm:text-3xl xl:text-5xl">
          {bike.name}
        </h1>
        <p className="mt-1 text-pretty text-muted max-sm:hidden">{bike.tagline}</p>
      </div>
      <div>
        <div data-seen="Price" aria-live="polite" className="min-h-11">
          <Price rupees={price} bikeName={bike.bikeName} size="large" kind={<PriceKind />} />
        </div>
        {monthly}
      </div>
      {variant ? (
        // On a phone the variants stand below the button, which belongs on the first screen.
        <div className="max-lg:order-1">
          <Below fallback={<Skeleton className="h-13" />}>
            <VariantChoice
              bikeName={bike.bikeName}
              variants={variants}
              variant={variant}
              onVariant={onVariant}
            />
          </Below>
        </div>
      ) : null}
      {action}
      <div className="grid gap-2 max-lg:order-2">{children}</div>
    </div>
  )
}
