import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import type { Colour } from '#contract/catalogue/catalogue.ts'
import { linkTypeOf } from '#contract/catalogue/lines.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { modelColumns, rowWidths } from './columns.ts'
import { type ComparedModel, onRoadWords } from './compare-rows.ts'

interface CompareHeadsProps {
  models: readonly ComparedModel[]
  box: RefObject<HTMLDivElement | null>
}

/** Picture, name, price and colours of each model; the heads stay on top while the rows scroll. */
export function CompareHeads({ models, box }: CompareHeadsProps) {
  return (
    <div className="sticky top-16 z-10 border-b border-content bg-surface lg:top-18 print:static">
      <div ref={box} className="no-scrollbar relative snap-x snap-mandatory overflow-x-auto">
        <ul className={classNames(modelColumns, rowWidths[models.length])}>
          {models.map((model) => (
            <li
              key={`${model.bike.bikeName} ${model.variant?.name}`}
              className="min-w-0 snap-start py-2 pr-3"
            >
              <Head model={model} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Head({ model: { bike, variant, price, colours } }: { model: ComparedModel }) {
  const onRoad = onRoadWords(usePricesOnRoad()?.priceOf(bike.bikeName, price))
  return (
    <div className="lg:flex lg:items-center lg:gap-3">
      <Picture
        src={bike.image}
        alt=""
        width={320}
        height={240}
        sizes="(min-width: 768px) 128px, 45vw"
        className="aspect-16/10 w-full max-w-24 shrink-0 rounded-sm bg-soft object-cover md:max-lg:max-w-32 lg:w-24"
      />
      <div className="min-w-0">
        <Link
          to={paths.viewDetails(bike.bikeName, linkTypeOf[bike.category], { variant: variant?.name })}
          className="flex min-h-11 flex-col justify-center leading-tight underline-offset-3 hover:underline md:min-h-0"
        >
          <span className="truncate font-bold">{bike.name}</span>
          {variant ? <span className="truncate text-sm text-muted">{variant.name}</span> : null}
        </Link>
        <p className="display figures text-base">
          <span>{onRoad ?? formatRupees(price)}</span>
          {onRoad ? <span className="text-sm font-normal text-muted"> {t`on-road`}</span> : null}
        </p>
        <ColourDots colours={colours} />
      </div>
    </div>
  )
}

/** The number of dots that fit beside each other on the smallest phone. */
const mostDots = 5

function ColourDots({ colours }: { colours: readonly Colour[] }) {
  if (colours.length === 0) return null
  const more = colours.length - mostDots
  const names = colours.map(({ words }) => words).join(', ')
  return (
    <p className="mt-1 flex items-center gap-1 print:hidden">
      <span className="sr-only">{t`Colours: ${names}`}</span>
      {colours.slice(0, mostDots).map(({ id, words, paint: [first = 'transparent', second = first] }) => (
        <span
          key={id}
          aria-hidden="true"
          title={words}
          style={{ background: `linear-gradient(135deg, ${first} 50%, ${second} 50%)` }}
          className="size-4 shrink-0 rounded-full border border-control"
        />
      ))}
      {more > 0 ? (
        <span aria-hidden="true" className="figures text-sm text-muted">
          +{more}
        </span>
      ) : null}
    </p>
  )
}
