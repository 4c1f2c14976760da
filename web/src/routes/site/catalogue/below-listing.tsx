import type { CatalogueBike } from '#contract/catalogue/catalogue.ts'
import type { Category } from '#contract/catalogue/lines.ts'
import { t } from '#contract/wire/language.ts'
import { failureText } from '#web/features/catalogue/failure-text.ts'
import { chosenBike } from '#web/features/catalogue/listed-bike.ts'
import { useInstalment } from '#web/features/emi/use-instalment.ts'
import { loadModelFacts } from '#web/features/model-list/load-model-facts.ts'
import { ModelBrowser } from '#web/features/model-list/model-browser.tsx'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { CompareToggle } from '#web/shop/compare-toggle.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

interface BelowListingProps {
  category: Category
  bikes: Loadable<CatalogueBike[]>
}

/**
 * The parts below a listing's chosen model: a button to compare the model, and all models of the line with
 * filters.
 */
export function BelowListing({ category, bikes }: BelowListingProps) {
  const [address] = useSearchState()
  const instalmentOf = useInstalment()
  const { value: listed = [] } = useResource(bikes)
  const { value: facts, error, isLoading, reload } = useLoaded('model-facts', loadModelFacts)
  const chosen = chosenBike(listed, address)
  const models = facts?.filter((one) => one.category === category)
  return (
    <>
      <p className="mt-2 mb-6 flex min-h-11 flex-wrap items-center gap-3 text-muted">
        {chosen ? (
          <>
            {t`The ${chosen.name} above:`}
            <CompareToggle model={{ bikeName: chosen.bikeName, name: chosen.name }} />
          </>
        ) : null}
      </p>
      {error === undefined ? null : (
        <FailureLine message={failureText(error)} onRetry={reload} retrying={isLoading} />
      )}
      {models ? (
        <ModelBrowser models={models} instalmentOf={instalmentOf} />
      ) : isLoading ? (
        <Skeleton className="h-dvh" />
      ) : null}
    </>
  )
}
