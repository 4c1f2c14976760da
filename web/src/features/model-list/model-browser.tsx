import { Suspense, useMemo, useState } from 'react'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PriceKind } from '#web/shop/prices/price-kind.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { CloseIcon } from '#web/ui/icon/sign.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'
import { allFacets, type Facet, facetsOf, type InstalmentOf } from './facets.ts'
import { FilterPanel } from './filter-panel.tsx'
import { ModelGrid } from './model-grid.tsx'
import { type Chosen, chosenIn, narrowed, ordered, orders, relaxation, withChoice } from './narrowing.ts'
import { PlainChoices } from './plain-choices.tsx'

const FilterSheet = late(() => import('./filter-sheet.tsx'), 'FilterSheet')

interface ModelBrowserProps {
  models: readonly ModelFacts[]
  instalmentOf: InstalmentOf
}

/** Models as a grid with filters and a choice of order, which stand in the address. */
export function ModelBrowser({ models, instalmentOf }: ModelBrowserProps) {
  const [address, setAddress] = useSearchState()
  const { place, onClickCapture } = useFocusAfterPress()
  const [isSheetOpen, setSheetOpen] = useState<boolean>()
  const { names } = useDealership().parts
  const facets = useMemo(() => facetsOf(models, instalmentOf, names), [models, instalmentOf, names])
  const chosen = chosenIn(address, facets)
  const order = address.get('sort') ?? ''
  const shown = ordered(narrowed(models, facets, chosen), order)
  const asked = facets.filter(({ id }) => chosen[id]?.length)
  const change = (facet: Facet, choice: string) =>
    setAddress({ [facet.id]: withChoice(facet, chosen[facet.id] ?? [], choice) })
  const clear = () =>
    setAddress(Object.fromEntries(allFacets(instalmentOf, names).map(({ id }) => [id, undefined])))
  const panel = <FilterPanel models={models} facets={facets} chosen={chosen} onChoice={change} />
  const count = shown.length
  const all = count === 1 ? t`1 model` : t`${count} models`
  const found = count === models.length ? all : t`${count} of ${models.length} models`
  return (
    <div
      onClickCapture={onClickCapture}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <aside aria-label={t`Filters`} className="max-lg:hidden noscript:hidden">
        {panel}
      </aside>
      <div className="min-w-0">
        <noscript>{import.meta.env.SSR ? <PlainChoices models={models} facets={facets} /> : null}</noscript>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 noscript:hidden">
          <p ref={place} tabIndex={-1} role="status" className="figures text-lg font-bold">
            {found}
          </p>
          <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
            <PriceKind />
            <Button
              onClick={() => setSheetOpen(true)}
              aria-haspopup="dialog"
              className="max-sm:flex-1 lg:hidden"
            >
              {asked.length > 0 ? t`Filters (${asked.length})` : t`Filters`}
            </Button>
            <div className="min-w-0 grow basis-48">
              <Select
                label={<span className="sr-only">{t`Sort by`}</span>}
                name="sort"
                autoComplete="off"
                value={orders.some(({ id }) => id === order) ? order : ''}
                onChange={({ currentTarget }) => setAddress({ sort: currentTarget.value })}
                choices={orders.map(({ id, label }) => ({ value: id, label }))}
              />
            </div>
          </div>
        </div>
        {asked.length > 0 ? <Asked facets={asked} chosen={chosen} onChoice={change} onClear={clear} /> : null}
        {shown.length > 0 ? (
          // The key makes other filters begin at the first card again.
          <ModelGrid key={JSON.stringify([chosen, order])} models={shown} instalmentOf={instalmentOf} />
        ) : (
          <NothingFits
            relaxed={relaxation(models, facets, chosen)}
            total={models.length}
            onRelax={(facet) => setAddress({ [facet.id]: undefined })}
            onClear={clear}
          />
        )}
      </div>
      {isSheetOpen === undefined ? null : (
        <Suspense>
          <FilterSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} found={found} onClear={clear}>
            {panel}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}

interface AskedProps {
  facets: readonly Facet[]
  chosen: Chosen
  onChoice: (facet: Facet, choice: string) => void
  onClear: () => void
}

/** The chosen filters, each of which a press takes back. */
function Asked({ facets, chosen, onChoice, onClear }: AskedProps) {
  return (
    <ul aria-label={t`Chosen filters`} className="mb-4 flex flex-wrap gap-2">
      {facets.flatMap((facet) =>
        (chosen[facet.id] ?? []).map((choice) => (
          <li key={`${facet.id} ${choice}`}>
            <Button
              size="small"
              aria-label={t`Take back: ${wordsOf(facet, choice)}`}
              onClick={() => onChoice(facet, choice)}
            >
              {wordsOf(facet, choice)}
              <CloseIcon className="size-4" />
            </Button>
          </li>
        )),
      )}
      <li>
        <Button size="small" variant="quiet" onClick={onClear}>{t`Clear all`}</Button>
      </li>
    </ul>
  )
}

/** A choice with the name of its facet, because a weight and a range may have the same number. */
function wordsOf({ label, choices, isLimit }: Facet, choice: string): string {
  const words = choices.find(({ id }) => id === choice)?.label
  return isLimit ? t`${label} up to ${formatRupees(Number(choice))}` : `${label}: ${words ?? choice}`
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
