import { type ReactNode, useEffect, useRef } from 'react'
import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { texts } from '#contract/texts.ts'
import { formatRupees } from '#web/lib/money.ts'
import { Select } from '#web/ui/form/select.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Price } from '#web/ui/price.tsx'

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
  const select = useRef<HTMLSelectElement>(null)

  // On a slow phone a visitor can choose a variant on the prerendered page before React listens. The price must follow,
  // so the select is read once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, when React takes the page over
  useEffect(() => {
    const shown = select.current?.value
    if (shown && shown !== variant?.name) onVariant(shown)
  }, [])

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
        <div aria-live="polite">
          <Price rupees={variant?.price ?? bike.bikePrice} after="ex-showroom" size="large" />
          <p className="mt-1 text-sm text-muted">{texts.bike.priceNote}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
