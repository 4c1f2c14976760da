import { Link } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue.ts'
import { linkTypeOf } from '#contract/choices.ts'
import { texts } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResourceView } from '#web/ui/resource-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { failureText } from './failure-text.ts'

/** SELECT A MODEL: every model as a card that leads to its page. */
export function ModelCards({ models }: { models: Loadable<ModelCard[]> }) {
  return (
    <section aria-labelledby="select-a-model" className="shell py-8">
      <h2 id="select-a-model" className="display mb-5 text-2xl md:text-3xl">
        SELECT A MODEL
      </h2>
      <ResourceView of={models} loading={<ModelCardsSkeleton />} failureText={failureText}>
        {(cards) =>
          cards.length === 0 ? (
            <EmptyState title={texts.modelList.empty} />
          ) : (
            <Carousel label="Models" items={cards} keyOf={(card) => card.bike_name}>
              {(card) => <Card card={card} />}
            </Carousel>
          )
        }
      </ResourceView>
    </section>
  )
}

function Card({ card }: { card: ModelCard }) {
  return (
    <Link
      to={paths.viewDetails(card.bike_name, linkTypeOf[card.category])}
      data-line={card.category}
      className="group flex h-full flex-col rounded-lg border border-hairline bg-surface transition-shadow hover:shadow-soft"
    >
      <Picture
        src={card.image}
        alt=""
        width={800}
        height={600}
        className="w-full rounded-t-lg bg-soft transition-transform group-hover:scale-[1.02]"
      />
      <span className="flex flex-1 flex-col gap-1 p-4">
        <span className="display text-lg">{card.name}</span>
        <Price rupees={card.price} before="from" after="ex-showroom" />
      </span>
    </Link>
  )
}

function ModelCardsSkeleton() {
  return (
    <div className="flex gap-4 overflow-hidden" role="status" aria-label="Loading models">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-72 w-64 shrink-0" />
      ))}
    </div>
  )
}
