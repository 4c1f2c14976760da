import { Fragment, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { modelSlug } from '#contract/model-slug.ts'
import { loadModelCards } from '#web/features/catalogue/load-catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const lists = [
  { name: 'Motorcycles', to: paths.motorcycle },
  { name: 'Scooters', to: paths.scooters },
  { name: 'EV', to: paths.ev },
  { name: 'BigWing', to: paths.bigWing },
]

/** Shown for a model that is not in the range; `title` is the page's title. */
export function MissingBike({ title, bikeName }: { title: string; bikeName: string }) {
  useKnownSpelling(bikeName)
  return (
    <div className="shell py-12">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={bikeName ? `We have no model called ${bikeName}` : 'No model was named'}
        action={
          <ButtonLink to={paths.motorcycle} variant="primary">
            See all motorcycles
          </ButtonLink>
        }
      >
        It may have left the range, or the link may be old. Every model we sell today is under{' '}
        {lists.map(({ name, to }, index) => (
          <Fragment key={to}>
            {index === 0 ? '' : index === lists.length - 1 ? ' or ' : ', '}
            <Link to={to} className="font-semibold underline underline-offset-2">
              {name}
            </Link>
          </Fragment>
        ))}
        .
      </EmptyState>
    </div>
  )
}

/** A name that a model has in another spelling leads to that model: somebody typed it, or an old link had it. */
function useKnownSpelling(bikeName: string): void {
  const [, setAddress] = useSearchState()
  useEffect(() => {
    let isShown = true
    const find = async () => {
      const cards = await loadModelCards()
      const known = cards.find((card) => modelSlug(card.bike_name) === modelSlug(bikeName))
      if (isShown && known && known.bike_name !== bikeName) setAddress({ bikeName: known.bike_name })
    }
    if (bikeName) find().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [bikeName, setAddress])
}
