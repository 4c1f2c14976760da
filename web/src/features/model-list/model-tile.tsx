import { Link } from 'react-router-dom'
import { linkTypeOf } from '#contract/catalogue/lines.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { CompareToggle } from '#web/shop/compare-toggle.tsx'
import { Price, usePricesOnRoad } from '#web/shop/price.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import type { InstalmentOf } from './facets.ts'

interface ModelTileProps {
  model: ModelFacts
  instalmentOf: InstalmentOf
}

/**
 * A model as a card with its name, line of text, price and figures. The card leads to the model's page, and a
 * button puts the model aside to compare.
 */
export function ModelTile({ model, instalmentOf }: ModelTileProps) {
  const { bikeName, name, tagline, category, image, price } = model
  const instalment = instalmentOf && formatRupees(instalmentOf(price).rupees)
  const isOnRoad = usePricesOnRoad() !== undefined
  return (
    <li data-line={category} className="flex flex-col overflow-hidden rounded-lg border border-hairline">
      <Link
        to={paths.viewDetails(bikeName, linkTypeOf[category])}
        state={{ image }}
        className="group flex flex-1 flex-col focus-visible:-outline-offset-3"
      >
        <span className="overflow-hidden">
          <Picture
            src={image}
            alt=""
            width={800}
            height={600}
            sizes="(min-width: 1280px) 290px, (min-width: 640px) 45vw, 92vw"
            className="aspect-16/10 w-full bg-soft object-cover object-[50%_75%] transition-transform group-hover:scale-[1.03]"
          />
        </span>
        <span className="flex flex-1 flex-col gap-1.5 border-t-3 border-line p-4 pb-2">
          <span className="display text-lg">{name}</span>
          <span className="mb-auto text-sm leading-snug text-muted">{tagline}</span>
          <span className="figures text-sm font-semibold">{figuresOf(model).join(' · ')}</span>
          <Price rupees={price} bikeName={bikeName} isFrom />
        </span>
      </Link>
      <div className="flex items-center justify-between gap-3 px-4 pb-4">
        {/* The instalment that the filter works with, which names the ex-showroom price as its base. */}
        <span className="figures text-sm text-muted">
          {instalment &&
            (isOnRoad ? t`${instalment} a month of the ex-showroom price` : t`${instalment} a month`)}
        </span>
        <CompareToggle model={{ bikeName, name }} />
      </div>
    </li>
  )
}

/** The figures that tell models apart, as one line; a figure that the catalogue lacks is left out. */
function figuresOf({ engine, mileage, range, weight, abs }: ModelFacts): string[] {
  return [
    engine && `${Math.round(engine)} cc`,
    mileage && `${mileage} km/l`,
    range && t`${range} km range`,
    weight && `${weight} kg`,
    abs && abs !== 'none' && 'ABS',
  ].filter((text): text is string => Boolean(text))
}
