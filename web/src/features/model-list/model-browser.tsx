import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { CompareBox } from '#web/shop/compare/compare-box.tsx'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'
import { allFacets, type Facet, facetsOf, type InstalmentOf } from './facets.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FilterRow } from './filter-row.tsx'
import { ModelGrid } from './model-grid.tsx'
import { chosenIn, narrowed, openFacets, ordered, orders, relaxation, withChoice } from './narrowing.ts'
import { PlainChoices } from './plain-choices.tsx'
import { fewModels, toolsHeight } from './plain-models.tsx'
import { shownParameter } from './shown-parameter.ts'

const FilterSheet = late(() => import('./filter-sheet.tsx'), 'FilterSheet')

interface ModelBrowserProps {
  models: readonly ModelFacts[]
  instalmentOf: InstalmentOf
  /** The list that changes the kind of the prices, where the page has none above. */
  priceKind?: ReactNode
}

/**
 * Models as a grid with filters and a choice of order, which stand in the address. Each card has a box in its
 * corner to compare the model.
 */
export function ModelBrowser({ models, instalmentOf, priceKind }: ModelBrowserProps) {
  const [address, setAddress] = useSearchState()
  const { place, onClickCapture } = useFocusAfterPress()
  const [isSheetOpen, setSheetOpen] = useState<boolean>()
  const { names } = useDealership().parts
  const isOnRoad = usePricesOnRoad() !== undefined
  const facets = useMemo(() => facetsOf(models, instalmentOf, names), [models, instalmentOf, names])
  const chosen = chosenIn(address, facets)
  const order = address.get('sort') ?? ''
  const shown = ordered(narrowed(models, facets, chosen), order)
  const open = openFacets(models, facets, chosen)
  // Another list begins with its first cards again.
  const change = (next: Record<string, string | undefined>) =>
    setAddress({ ...next, [shownParameter]: undefined })
  const choose = (facet: Facet, choice: string) =>
    change({ [facet.id]: withChoice(facet, chosen[facet.id] ?? [], choice) })
  const clear = () =>
    change(Object.fromEntries(allFacets(instalmentOf, names).map(({ id }) => [id, undefined])))
  const count = shown.length
  const all = count === 1 ? t`1 model` : t`${count} models`
  const found = count === models.length ? all : t`${count} of ${models.length} models`
  return (
    <div onClickCapture={onClickCapture}>
      <noscript>{import.meta.env.SSR ? <PlainChoices models={models} facets={facets} /> : null}</noscript>
      {models.length > fewModels ? (
        <div className={classNames(toolsHeight, 'noscript:hidden')}>
          <FilterRow
            facets={open}
            chosen={chosen}
            onChoice={choose}
            onAll={() => setSheetOpen(true)}
            onClear={clear}
          />
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <p ref={place} tabIndex={-1} role="status" className="figures mr-auto font-bold max-sm:text-sm">
              {found}
            </p>
            {priceKind}
            <div className="min-w-0 grow basis-40 sm:max-w-60">
              <Select
                label={<span className="sr-only">{t`Sort by`}</span>}
                name="sort"
                autoComplete="off"
                value={orders.some(({ id }) => id === order) ? order : ''}
                onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
                choices={orders.map(({ id, label }) => ({ value: id, label }))}
              />
            </div>
          </div>
        </div>
      ) : null}
      {count > 0 ? (
        <ModelGrid
          models={shown}
          cornerOf={({ bikeName, name }) => <CompareBox model={{ bikeName, name }} />}
          noteOf={
            chosen.emi?.length ? ({ price }) => instalmentWords(instalmentOf, price, isOnRoad) : undefined
          }
        />
      ) : (
        <NothingFits
          relaxed={relaxation(models, facets, chosen)}
          total={models.length}
          onRelax={(facet) => change({ [facet.id]: undefined })}
          onClear={clear}
        />
      )}
      {isSheetOpen === undefined ? null : (
        <Suspense>
          <FilterSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} found={found} onClear={clear}>
            <FilterPanel facets={open} chosen={chosen} onChoice={choose} />
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}

/** The instalment that a filter works with, which names the ex-showroom price as its base. */
function instalmentWords(instalmentOf: InstalmentOf, price: number, isOnRoad: boolean): string | undefined {
  const instalment = instalmentOf && formatRupees(instalmentOf(price).rupees)
  if (!instalment) return undefined
  return isOnRoad ? t`${instalment} a month of the ex-showroom price` : t`${instalment} a month`
}

interface NothingFitsProps {
  relaxed: { facet: Facet; count: number } | undefined
  total: number
  onRelax: (facet: Facet) => void
  onClear: () => void
}

/**
 * Shown where no model fits: offers to leave out the one filter that helps most, or all filters where no
 * single one helps.
 */
function NothingFits({ relaxed, total, onRelax, onClear }: NothingFitsProps) {
  if (!relaxed) {
    return (
      <EmptyState
        title={t`No model fits all of this`}
        action={<Button onClick={onClear}>{t`Clear all filters: ${total} models`}</Button>}
      >{t`No single filter is the cause. Clear all of them, or tell us what you are looking for.`}</EmptyState>
    )
  }
  const { facet, count } = relaxed
  return (
    <EmptyState
      title={t`No model fits all of this`}
      action={
        <Button onClick={() => onRelax(facet)}>
          {count === 1
            ? t`Leave out “${facet.label}”: 1 model`
            : t`Leave out “${facet.label}”: ${count} models`}
        </Button>
      }
    >{t`It comes nearest without the filter “${facet.label}”.`}</EmptyState>
  )
}
