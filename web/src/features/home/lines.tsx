import { Link } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import { type Category, categories } from '#contract/catalogue/lines.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { linePaths } from '#web/lib/address/paths.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

const wordsOf: Record<Category, string> = {
  motorcycle: t`For work, family and the open road`,
  scooter: t`Light, easy, room for everything`,
  ev: t`Quiet, and cheap to run`,
  bigwing: t`Big bikes from 350 cc`,
}

/** As many columns as lines, so that no place stays empty. */
const columns: Record<number, string> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

/** Links to the lines that have models, each in its own colours with its cheapest model. */
export function Lines({ models }: { models: Loadable<ModelCard[]> }) {
  const { value } = useResource(models)
  const { parts } = useDealership()
  const lines = categories.filter((line) => !isOff(parts, line))
  // Where there is no model at all, the part above says so.
  if (value?.length === 0) return null
  return (
    <section aria-labelledby="lines" className="shell py-10 md:py-14">
      <h2 id="lines" className="display mb-6 text-2xl md:text-3xl">
        {t`What will you ride?`}
      </h2>
      <ul className={classNames('grid gap-4 sm:grid-cols-2', lines.length > 2 && columns[lines.length])}>
        {lines.map((category) => {
          const ofLine = value?.filter((card) => card.category === category) ?? []
          const [shown] = [...ofLine].sort((one, other) => one.price - other.price)
          // A line without models has nothing to lead to.
          if (value && !shown) return null
          return (
            <li key={category} data-line={category} className="grid rounded-lg">
              <Link
                to={linePaths[category]}
                className="group flex flex-col overflow-hidden rounded-lg border border-hairline transition-shadow hover:shadow-soft max-sm:flex-row"
              >
                <span className="flex flex-1 flex-col p-5 max-sm:basis-1/2">
                  <span className="display flex items-center justify-between gap-3 text-xl">
                    {parts.names[category]}
                    <ArrowRightIcon className="text-line transition-transform group-hover:translate-x-1 max-sm:hidden" />
                  </span>
                  <span className="mt-1 text-sm text-muted">{wordsOf[category]}</span>
                  {shown ? (
                    <span className="figures mt-3 text-sm font-semibold">
                      {ofLine.length === 1
                        ? t`1 model from ${formatRupees(shown.price)}`
                        : t`${ofLine.length} models from ${formatRupees(shown.price)}`}
                    </span>
                  ) : null}
                </span>
                {shown ? (
                  <span className="relative block overflow-hidden max-sm:basis-1/2">
                    <Picture
                      src={shown.image}
                      alt=""
                      width={800}
                      height={600}
                      sizes="(min-width: 1024px) 290px, 50vw"
                      className="aspect-4/3 size-full object-cover object-[50%_80%] transition-transform group-hover:scale-[1.03] max-sm:absolute max-sm:inset-0 max-sm:aspect-auto"
                    />
                  </span>
                ) : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
