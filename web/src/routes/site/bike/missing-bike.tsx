import { Fragment, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { categories } from '#contract/catalogue/lines.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { modelSlug } from '#domain/catalogue/model-slug.ts'
import { loadModelCards } from '#web/features/catalogue/load-catalogue.ts'
import { linePaths } from '#web/lib/address/paths.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { ModelsLink } from '#web/shop/models-link.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/** Shown for a model that is not in the range; `title` is the page's title. */
export function MissingBike({ title, bikeName }: { title: string; bikeName: string }) {
  useKnownSpelling(bikeName)
  const { parts } = useDealership()
  const lines = categories.filter((line) => !isOff(parts, line))
  return (
    <div className="shell py-12">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={bikeName ? t`We have no model called ${bikeName}` : t`No model was named`}
        action={<ModelsLink variant="primary" />}
      >
        {fillIn(
          bikeName
            ? t`It may no longer be sold, or the link may be old. Every model we sell today is under {lists}.`
            : t`Every model we sell today is under {lists}.`,
          {
            lists: lines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 ? <span>{index === lines.length - 1 ? t` or ` : ', '}</span> : null}
                <Link to={linePaths[line]} className="font-semibold underline underline-offset-2">
                  {parts.names[line]}
                </Link>
              </Fragment>
            )),
          },
        )}
      </EmptyState>
    </div>
  )
}

/**
 * Leads from a name in another spelling, which a visitor typed or an old link contains, to the model of that
 * name.
 */
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
