import type { CatalogueBike } from '#contract/catalogue.ts'
import { type Category, linkTypeOf } from '#contract/choices.ts'
import { texts } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResourceView } from '#web/ui/resource-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { failureText } from './failure-text.ts'

interface ListingProps {
  category: Category
  title: string
  bikes: Loadable<CatalogueBike[]>
}

/** A listing page: icons to choose from, the chosen bike large with its three figures and its buttons. */
export function Listing({ category, title, bikes }: ListingProps) {
  return (
    <div data-line={category}>
      <section className="shell py-8 md:py-12">
        <h1 className="display mb-5 text-3xl md:text-5xl">{title}</h1>
        <ResourceView
          of={bikes}
          loading={<ListingSkeleton />}
          failureText={category === 'scooter' ? () => texts.modelList.scootersFailed : failureText}
        >
          {(list) =>
            list.length === 0 ? (
              <EmptyState title={texts.modelList.empty} />
            ) : (
              <Chooser bikes={list} category={category} />
            )
          }
        </ResourceView>
      </section>
    </div>
  )
}

function Chooser({ bikes, category }: { bikes: CatalogueBike[]; category: Category }) {
  const [chosenName, choose] = useSearchState('bike')
  const chosen = bikes.find((bike) => bike.bikeName === chosenName) ?? bikes[0]
  if (!chosen) return null
  return (
    <>
      <Carousel label="Choose a model" items={bikes} keyOf={(bike) => bike.bikeName}>
        {(bike) => (
          <IconButton bike={bike} isChosen={bike === chosen} onChoose={() => choose(bike.bikeName)} />
        )}
      </Carousel>
      <ChosenBike bike={chosen} category={category} />
    </>
  )
}

function IconButton({
  bike,
  isChosen,
  onChoose,
}: {
  bike: CatalogueBike
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex w-full flex-col items-center gap-1 rounded-md border p-3 transition-colors',
        isChosen ? 'border-line bg-line-soft' : 'border-hairline bg-surface hover:border-content',
      )}
    >
      <Picture src={bike.bikeIcon} alt="" width={320} height={240} className="w-full max-w-40" />
      <span className="text-sm font-semibold">{bike.name}</span>
    </button>
  )
}

function ChosenBike({ bike, category }: { bike: CatalogueBike; category: Category }) {
  const figures = [
    ['Engine', bike.specs.engine],
    ['Power', bike.specs.power],
    ['Transmission', bike.specs.transmission],
  ] as const
  return (
    <div
      className="mt-6 grid items-center gap-8 rounded-lg bg-soft p-5 md:grid-cols-[3fr_2fr] md:p-10"
      aria-live="polite"
    >
      <Picture
        key={bike.image}
        src={bike.image}
        alt={`${bike.name}, seen from the side`}
        width={800}
        height={600}
        eager
        className="w-full"
      />
      <div className="flex flex-col gap-5">
        <div>
          <h2 className="display text-3xl md:text-4xl">{bike.name}</h2>
          <p className="mt-1 text-muted">{bike.tagline}</p>
        </div>
        <Price rupees={bike.price} before="from" after="ex-showroom" size="large" />
        <dl className="grid gap-3 border-y border-hairline py-4">
          {figures.map(([label, value]) => (
            <div key={label} className="grid grid-cols-[7.5rem_1fr] gap-3">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.viewDetails(bike.bikeName, linkTypeOf[category])} variant="primary">
            View Details
          </ButtonLink>
          <a href={bike.specs.document} target="_blank" rel="noreferrer" className={buttonClasses()}>
            E-Brochure
          </a>
        </div>
      </div>
    </div>
  )
}

function ListingSkeleton() {
  return (
    <div role="status" aria-label="Loading bikes">
      <Skeleton className="h-44" />
      <Skeleton className="mt-6 h-[32rem]" />
    </div>
  )
}
