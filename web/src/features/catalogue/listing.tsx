import type { CatalogueBike } from '#contract/catalogue/catalogue.ts'
import type { Category } from '#contract/catalogue/lines.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Carousel } from '#web/ui/media/carousel.tsx'
import { ChosenBike } from './chosen-bike.tsx'
import { failureText } from './failure-text.ts'
import { chosenBike } from './listed-bike.ts'
import { ModelIcon } from './model-icon.tsx'

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
  const [address, setAddress] = useSearchState()
  const chosen = chosenBike(bikes, address)
  if (!chosen) return null
  return (
    <>
      <Carousel
        label={t`Choose a model`}
        items={bikes}
        keyOf={(bike) => bike.bikeName}
        onShown={(bike) => bike !== chosen && setAddress({ bike: bike.bikeName })}
      >
        {(bike) => (
          <ModelIcon
            bike={bike}
            isChosen={bike === chosen}
            onChoose={() => setAddress({ bike: bike.bikeName })}
          />
        )}
      </Carousel>
      <ChosenBike bike={chosen} category={category} onEmi={() => onEmi(chosen)} isNew={address.has('bike')} />
    </>
  )
}

/** Shown when a listing has no model. */
function NoBikes() {
  return (
    <EmptyState
      title={texts.modelList.empty}
      action={<ButtonLink to={paths.contact}>{t`Ask us what is coming`}</ButtonLink>}
    >
      {t`Call or write to us, and we tell you what is on its way.`}
    </EmptyState>
  )
}

/** Shown while a listing is loading. */
function ListingSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <div className="mx-12 grid gap-3 sm:grid-cols-2 md:mx-14 lg:grid-cols-6">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-40 max-lg:nth-[n+3]:hidden max-sm:nth-[n+2]:hidden" />
        ))}
      </div>
      <Skeleton className="mt-6 h-[44rem] md:h-[52rem] lg:h-[31rem]" />
    </div>
  )
}
