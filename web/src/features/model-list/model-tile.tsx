import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { linkTypeOf } from '#contract/catalogue/lines.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { Price } from '#web/shop/price.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

interface ModelTileProps {
  model: ModelFacts
  /** A control that lies in the corner of the picture. */
  corner?: ReactNode
  /** A line below the price. */
  note?: string | undefined
}

/**
 * A model as a card, which leads to the model's page: picture, name, line of text, three figures and price.
 */
export function ModelTile({ model, corner, note }: ModelTileProps) {
  const { bikeName, name, tagline, category, image, price } = model
  return (
    <li
      data-line={category}
      className="group/tile relative flex flex-col overflow-hidden rounded-lg border border-hairline transition-shadow hover:shadow-soft"
    >
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
            sizes="(min-width: 1024px) 380px, (min-width: 640px) 45vw, 92vw"
            className="aspect-16/10 w-full bg-soft object-cover object-[50%_45%] transition-transform group-hover:scale-[1.03]"
          />
        </span>
        <span className="flex flex-1 flex-col gap-1.5 border-t-3 border-line p-4">
          <span className="display text-lg wrap-anywhere">{name}</span>
          <span className="mb-auto text-sm leading-snug text-muted">{tagline}</span>
          <span className="figures text-sm font-semibold">{figuresOf(model).join(' · ')}</span>
          <Price rupees={price} bikeName={bikeName} isFrom />
          {note ? <span className="figures text-sm text-muted">{note}</span> : null}
        </span>
      </Link>
      {corner}
    </li>
  )
}

/** The first three of the figures that tell models apart; a figure that the catalogue lacks is left out. */
function figuresOf({ engine, range, mileage, weight, seatHeight }: ModelFacts): string[] {
  return [
    engine && `${Math.round(engine)} cc`,
    range && t`${range} km range`,
    mileage && `${mileage} km/l`,
    weight && `${weight} kg`,
    seatHeight && t`seat ${seatHeight} mm`,
  ]
    .filter((text): text is string => Boolean(text))
    .slice(0, 3)
}
