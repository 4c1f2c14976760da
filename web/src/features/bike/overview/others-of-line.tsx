import { Link } from 'react-router-dom'
import type { BikeDetail, CatalogueBike } from '#contract/catalogue/catalogue.ts'
import { linkTypeOf } from '#contract/catalogue/lines.ts'
import { t } from '#contract/wire/language.ts'
import { linePaths, paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Price, usePricesOnRoad } from '#web/shop/price.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { nearestInPrice } from './nearest-in-price.ts'
import { whatDiffers } from './what-differs.ts'

/** The models of the same line that are nearest in price, each with its price and what is other about it. */
export function OthersOfLine({ bike, line }: { bike: BikeDetail; line: readonly CatalogueBike[] }) {
  const onRoad = usePricesOnRoad()
  const { names } = useDealership().parts
  const others = nearestInPrice(bike, line)
  if (others.length === 0) return null
  const name = names[bike.category]
  const asShown = (one: CatalogueBike) => ({
    ...one,
    price: onRoad?.priceOf(one.bikeName, one.price)?.rupees ?? one.price,
  })
  const own = line.find(({ bikeName }) => bikeName === bike.bikeName)
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="display text-2xl md:text-3xl">
        {t`More in ${name}`}
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {others.map((other) => (
          <li
            key={other.id}
            className="overflow-hidden rounded-lg border border-hairline transition-colors hover:border-content"
          >
            <Link
              to={paths.viewDetails(other.bikeName, linkTypeOf[bike.category])}
              state={{ image: other.image }}
              className="flex h-full items-center gap-4 p-3 focus-visible:-outline-offset-3 md:flex-col md:items-stretch md:p-0 md:pb-4"
            >
              <Picture
                src={other.image}
                alt=""
                width={800}
                height={600}
                sizes="(min-width: 1264px) 220px, (min-width: 768px) 31vw, 112px"
                className="aspect-4/3 w-28 shrink-0 rounded-md bg-soft object-cover md:w-full md:rounded-none"
              />
              <span className="flex min-w-0 flex-1 flex-col gap-1 md:px-4">
                <span className="display text-base">{other.name}</span>
                <span className="figures mb-auto text-sm leading-snug text-muted">
                  {own ? whatDiffers(asShown(own), asShown(other)).join(' · ') : other.tagline}
                </span>
                <Price rupees={other.price} bikeName={other.bikeName} isFrom />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {line.length > others.length + 1 ? (
        <Link
          to={linePaths[bike.category]}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          {t`All ${line.length} in ${name}`}
        </Link>
      ) : null}
    </section>
  )
}
