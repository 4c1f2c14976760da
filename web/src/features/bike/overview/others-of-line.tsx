import { Link } from 'react-router-dom'
import type { BikeDetail, CatalogueBike } from '#contract/catalogue/catalogue.ts'
import { type Category, linkTypeOf } from '#contract/catalogue/lines.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { formatDay } from '#web/lib/dates.ts'
import { CompareToggle } from '#web/shop/compare-toggle.tsx'
import { Price, usePricesOnRoad } from '#web/shop/price.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { nearestInPrice } from './nearest-in-price.ts'

const lineOf: Record<Category, { name: string; to: string }> = {
  motorcycle: { name: t`motorcycles`, to: paths.motorcycle },
  scooter: { name: t`scooters`, to: paths.scooters },
  ev: { name: t`electric scooters`, to: paths.ev },
  bigwing: { name: t`big bikes`, to: paths.bigWing },
}

/**
 * The models of the same line that are nearest in price, each with its price and a button that puts it aside
 * to compare.
 */
export function OthersOfLine({ bike, line }: { bike: BikeDetail; line: readonly CatalogueBike[] }) {
  const onRoad = usePricesOnRoad()
  const others = nearestInPrice(bike, line)
  if (others.length === 0) return null
  const { name, to } = lineOf[bike.category]
  // One or two models would look lost as columns on a wide screen.
  const columns = others.length > 2
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="display text-2xl md:text-3xl">
        {t`More ${name}`}
      </h2>
      <ul className={classNames('mt-4 grid gap-3 sm:grid-cols-2', columns && 'lg:grid-cols-4')}>
        {others.map((other) => (
          <li
            key={other.id}
            className="flex flex-col overflow-hidden rounded-lg border border-hairline transition-colors hover:border-content"
          >
            <Link
              to={paths.viewDetails(other.bikeName, linkTypeOf[bike.category])}
              state={{ image: other.image }}
              className={classNames(
                'flex flex-1 items-center gap-4 p-3 focus-visible:-outline-offset-3',
                columns && 'lg:flex-col lg:items-stretch lg:p-0',
              )}
            >
              <Picture
                src={other.image}
                alt=""
                width={800}
                height={600}
                sizes="(min-width: 1024px) 290px, 112px"
                className={classNames(
                  'aspect-4/3 w-28 shrink-0 rounded-md bg-soft object-cover object-[50%_80%]',
                  columns && 'lg:w-full lg:rounded-none',
                )}
              />
              <span className={classNames('flex min-w-0 flex-col gap-1', columns && 'lg:px-4')}>
                <span className="display text-base">{other.name}</span>
                <span className="text-sm leading-snug text-muted">{other.tagline}</span>
                <Price rupees={other.price} bikeName={other.bikeName} isFrom />
              </span>
            </Link>
            <div className={classNames('px-3 pb-3 noscript:hidden', columns && 'lg:px-4 lg:pb-4')}>
              <CompareToggle model={{ bikeName: other.bikeName, name: other.name }} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        {onRoad?.note ?? t`Ex-showroom prices as on ${formatDay(bike.asOn)}`}
      </p>
      {line.length > others.length + 1 ? (
        <Link
          to={to}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          {t`All ${line.length} ${name}`}
        </Link>
      ) : null}
    </section>
  )
}
