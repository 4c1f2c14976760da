import type { CatalogueBike } from '#contract/catalogue.ts'
import type { Category } from '#contract/lines.ts'
import { texts } from '#contract/texts.ts'
import { later } from '#web/lib/later.tsx'
import type { Loadable } from '#web/lib/resource.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { Carousel } from '#web/ui/media/carousel.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ResourceView } from '#web/ui/resource-view.tsx'
import { ChosenBike } from './chosen-bike.tsx'
import { failureText } from './failure-text.ts'
import { ModelIcon } from './model-icon.tsx'

const ListingSkeleton = later(() => import('./listing-states.tsx').then((module) => module.ListingSkeleton))
const NoBikes = later(() => import('./listing-states.tsx').then((module) => module.NoBikes))

interface ListingProps {
  category: Category
  title: string
  intro: string
  bikes: Loadable<CatalogueBike[]>
  /** Opens the EMI calculator with the model's price. */
  onEmi: (bike: CatalogueBike) => void
}

/** A listing page: icons to choose from, and the chosen model large with three figures and its buttons. */
export function Listing({ category, title, intro, bikes, onEmi }: ListingProps) {
  return (
    <div data-line={category}>
      <section className="shell pb-12 md:pb-16">
        <PageHeading title={title} intro={intro} />
        <ResourceView
          of={bikes}
          loading={<ListingSkeleton />}
          failureText={category === 'scooter' ? () => texts.modelList.scootersFailed : failureText}
        >
          {(list) =>
            list.length === 0 ? <NoBikes /> : <Chooser bikes={list} category={category} onEmi={onEmi} />
          }
        </ResourceView>
      </section>
    </div>
  )
}

function Chooser({
  bikes,
  category,
  onEmi,
}: Pick<ListingProps, 'category' | 'onEmi'> & { bikes: CatalogueBike[] }) {
  const [chosenName, choose] = useSearchState('bike')
  const chosen = bikes.find((bike) => bike.bikeName === chosenName) ?? bikes[0]
  if (!chosen) return null
  return (
    <>
      <Carousel label="Choose a model" items={bikes} keyOf={(bike) => bike.bikeName}>
        {(bike) => (
          <ModelIcon bike={bike} isChosen={bike === chosen} onChoose={() => choose(bike.bikeName)} />
        )}
      </Carousel>
      <ChosenBike
        bike={chosen}
        category={category}
        onEmi={() => onEmi(chosen)}
        isNew={chosenName !== undefined}
      />
    </>
  )
}
