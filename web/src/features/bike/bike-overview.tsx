import { type ReactNode, useEffect, useRef } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { texts } from '#contract/texts.ts'
import { formatRupees } from '#web/lib/money.ts'
import { Select } from '#web/ui/form/select.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { BikeFigures } from './bike-figures.tsx'

interface BikeOverviewProps {
  bike: BikeDetail
  variants: Variant[]
  /** The chosen variant, whose price is shown; without one, the model's price. */
  variant: Variant | undefined
  onVariant: (name: string) => void
  /** What the model costs a month, below its price. */
  monthly: ReactNode
  /** The button that counts most; it stands on a phone's first screen. */
  action: ReactNode
  /** The other buttons. */
  children: ReactNode
}

/** Picture, price, figures, text and buttons of a model. */
export function BikeOverview(props: BikeOverviewProps) {
  const { bike, variants, variant, onVariant, monthly, action, children } = props
  const select = useRef<HTMLSelectElement>(null)

  // On a slow phone a visitor can choose a variant on the prerendered page before React listens. The price must follow,
  // so the select is read once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, when React takes the page over
  useEffect(() => {
    const shown = select.current?.value
    if (shown && shown !== variant?.name) onVariant(shown)
  }, [])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-4 md:gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Picture
        src={bike.image}
        alt={`${bike.name}, seen from the side`}
        width={1280}
        height={960}
        sizes="(min-width: 1264px) 680px, (min-width: 1024px) 56vw, 100vw"
        eager
        className="shared-bike aspect-16/10 w-full rounded-lg bg-soft object-cover object-[50%_75%] md:max-lg:aspect-16/9 lg:aspect-4/3"
      />
      {/* On a phone the figures stand between its two halves; nothing in them takes the focus. */}
      <div className="max-lg:contents lg:row-span-2 lg:grid lg:gap-5">
        <div className="grid gap-3 md:gap-5">
          <div>
            <h1 className="display text-[1.625rem] break-words sm:text-3xl md:text-5xl">{bike.name}</h1>
            <p className="mt-1 text-pretty text-muted md:mt-2 md:text-lg">{bike.tagline}</p>
          </div>
          <div aria-live="polite">
            <Price rupees={variant?.price ?? bike.bikePrice} after="ex-showroom" size="large" />
            {monthly}
          </div>
          {action}
          {variant ? (
            <Select
              ref={select}
              label="Variant"
              name="variant"
              autoComplete="off"
              value={variant.name}
              onChange={(event) => onVariant(event.currentTarget.value)}
              choices={variants.map(({ name, price }) => ({
                value: name,
                label: `${name}, ${formatRupees(price)}`,
              }))}
            />
          ) : null}
        </div>
        <div className="grid gap-4 max-lg:order-last">
          {children}
          <p className="text-center text-sm text-muted">{texts.bike.priceNote}</p>
        </div>
      </div>
      <div className="grid gap-4 md:gap-5">
        <BikeFigures figures={bike.headlineFigures} />
        <p className="prose-width text-pretty">{bike.bikeDetails}</p>
      </div>
    </div>
  )
}
