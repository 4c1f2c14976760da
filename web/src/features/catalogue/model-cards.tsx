import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import { type Category, categories, linkTypeOf } from '#contract/catalogue/lines.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { linePaths, paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Price } from '#web/shop/price.tsx'
import { PriceKind } from '#web/shop/prices/price-kind.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Carousel } from '#web/ui/media/carousel.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { failureText } from './failure-text.ts'
import { isModestDevice } from './modest-device.ts'

/** SELECT A MODEL: every model as a card that leads to its page, and the way to all of them. */
export function ModelCards({ models }: { models: Loadable<ModelCard[]> }) {
  return (
    <section aria-labelledby="select-a-model" className="shell pt-7 pb-5 md:pt-14 md:pb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="select-a-model" className="display text-2xl md:text-3xl">
          {t`SELECT A MODEL`}
        </h2>
        <PriceKind />
      </div>
      <ResourceView of={models} loading={<ModelCardsSkeleton />} failureText={failureText}>
        {(cards) => (cards.length === 0 ? <NoModels /> : <Cards cards={cards} />)}
      </ResourceView>
    </section>
  )
}

/**
 * Only the opened card shares its picture with the model's page in the view transition, because the name of a
 * transition may stand only once on a page.
 */
function Cards({ cards }: { cards: ModelCard[] }) {
  const { names } = useDealership().parts
  const [opened, setOpened] = useState<string>()
  const [chosen, setLine] = useState<Category>()
  const lines = categories.filter((one) => cards.some(({ category }) => category === one))
  // A single line needs no chips: it is the chosen one.
  const line = lines.length === 1 ? lines[0] : chosen
  const shown = line ? cards.filter(({ category }) => category === line) : cards
  return (
    <>
      {lines.length > 1 ? <LineChips lines={lines} chosen={line} onChoose={setLine} /> : null}
      {/* The key makes the carousel of another line begin at its first card. */}
      <Carousel
        key={line}
        label={t`Models`}
        items={shown.slice(0, mostCards)}
        keyOf={(card) => card.bike_name}
        size="cards"
      >
        {(card) => (
          <div
            data-line={card.category}
            className="flex h-full flex-col overflow-hidden rounded-lg border border-hairline transition-shadow hover:shadow-soft"
          >
            <Link
              to={paths.viewDetails(card.bike_name, linkTypeOf[card.category])}
              state={{ image: card.image }}
              viewTransition={!isModestDevice()}
              onClick={() => setOpened(card.bike_name)}
              className="group flex flex-1 flex-col focus-visible:-outline-offset-3"
            >
              <span className="overflow-hidden">
                <Picture
                  src={card.image}
                  alt=""
                  width={800}
                  height={600}
                  sizes="(min-width: 1024px) 280px, (min-width: 640px) 45vw, 90vw"
                  className={classNames(
                    'aspect-4/3 w-full bg-soft object-cover transition-transform group-hover:scale-[1.03]',
                    card.bike_name === opened && 'shared-bike',
                  )}
                />
              </span>
              <span className="flex flex-1 flex-col gap-1.5 border-t-3 border-line p-4">
                <span className="display text-lg">{card.name}</span>
                <span className="mb-auto text-sm leading-snug text-muted">{card.tagline}</span>
                <Price rupees={card.price} bikeName={card.bike_name} isFrom />
              </span>
            </Link>
          </div>
        )}
      </Carousel>
      <p className="mt-3">
        <Link
          to={line ? linePaths[line] : paths.models}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
        >
          {line ? t`All ${shown.length} ${names[line]}` : t`All ${shown.length} models`}
          <ArrowRightIcon className="size-4" />
        </Link>
      </p>
    </>
  )
}

/** The most cards that are shown, because no visitor turns further; the page of a line has all its models. */
const mostCards = 60

interface LineChipsProps {
  lines: readonly Category[]
  /** The chosen line; undefined while all lines are shown. */
  chosen: Category | undefined
  onChoose: (line: Category | undefined) => void
}

/** A chip for each of the lines, and a chip for all of them. */
function LineChips({ lines, chosen, onChoose }: LineChipsProps) {
  const { names } = useDealership().parts
  return (
    <fieldset
      aria-label={t`Show`}
      className="no-scrollbar -ml-4 mb-4 flex min-w-0 gap-2 overflow-x-auto py-1 pl-4 sm:ml-0 sm:pl-0"
    >
      {[undefined, ...lines].map((line) => (
        <button
          key={line ?? 'all'}
          type="button"
          aria-pressed={line === chosen}
          onClick={() => onChoose(line)}
          className="min-h-11 shrink-0 rounded-full border border-control bg-surface px-4 font-semibold transition-colors hover:border-content aria-pressed:border-content aria-pressed:bg-content aria-pressed:text-surface"
        >
          {line ? names[line] : t`All`}
        </button>
      ))}
    </fieldset>
  )
}

/** Shown when there is no model. */
function NoModels() {
  return (
    <EmptyState
      title={texts.modelList.empty}
      action={<ButtonLink to={paths.contact}>{t`Ask us what is coming`}</ButtonLink>}
    />
  )
}

/** Shown while the cards are loading. */
function ModelCardsSkeleton() {
  return (
    <div
      className="grid gap-3 sm:mx-12 sm:grid-cols-2 md:mx-14 lg:grid-cols-4"
      role="status"
      aria-label={texts.loading}
    >
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-72 max-lg:nth-[n+3]:hidden max-sm:nth-[n+2]:hidden" />
      ))}
    </div>
  )
}
