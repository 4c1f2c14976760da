import { useMemo } from 'react'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { type Compared, mostCompared } from '#web/shop/compare/compared-models.ts'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { PriceKind } from '#web/shop/prices/price-kind.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { rowWidths } from './columns.ts'
import { CompareControls } from './compare-controls.tsx'
import { CompareHeads } from './compare-heads.tsx'
import { type ComparedModel, compareSections } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import { modelChoices } from './model-choices.ts'
import { SharePage } from './share-page.tsx'
import { useLinkedScroll } from './use-linked-scroll.ts'

interface CompareViewProps {
  models: readonly ComparedModel[]
  facts: readonly ModelFacts[]
  /** Undefined where the dealer names no lender. */
  instalmentOf: ((price: number) => { rupees: number; terms: string }) | undefined
  /** Called when other models are to be compared. */
  onModels: (models: readonly Compared[]) => void
  onEmi: (model: ComparedModel) => void
}

/**
 * Models beside each other: their heads, the buttons for each model, and every row that tells the models
 * apart.
 */
export function CompareView({ models, facts, instalmentOf, onModels, onEmi }: CompareViewProps) {
  const { names } = useDealership().parts
  const [address, setAddress] = useSearchState()
  const [heads, rows] = useLinkedScroll()
  const onRoad = usePricesOnRoad()
  const sections = useMemo(
    () => compareSections(models, facts, instalmentOf, onRoad?.priceOf),
    [models, facts, instalmentOf, onRoad],
  )
  const showsEqual = models.length < 2 || address.has('equal')
  const equal = sections.flatMap((section) => section.rows).filter(({ isEqual }) => isEqual).length
  const compared = models.map(asCompared)
  const terms = instalmentOf?.(0).terms
  const named = (bikeName: string, variant?: string) => ({
    bikeName,
    variant,
    name: facts.find((one) => one.bikeName === bikeName)?.name ?? bikeName,
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        {models.length < mostCompared ? (
          <div className="w-60">
            <Select
              label={models.length < 2 ? t`Add one more to compare` : t`Add another`}
              autoComplete="off"
              value=""
              placeholder={t`Choose a model`}
              onChange={({ currentTarget: { value } }) => value && onModels([...compared, named(value)])}
              choices={modelChoices(facts, names)}
            />
          </div>
        ) : null}
        {equal > 0 ? (
          <Checkbox
            label={t`Show equal rows (${equal})`}
            checked={showsEqual}
            onChange={({ currentTarget }) => setAddress({ equal: currentTarget.checked ? '1' : undefined })}
          />
        ) : null}
        <PriceKind />
        <div className="flex flex-wrap gap-3 ml-auto">
          <SharePage />
          <Button size="small" onClick={() => window.print()}>{t`Print`}</Button>
        </div>
      </div>
      <CompareHeads models={models} box={heads} />
      <div ref={rows} className="relative snap-x snap-mandatory overflow-x-auto md:overflow-visible">
        <div className={rowWidths[models.length]}>
          <CompareControls
            models={models}
            facts={facts}
            onChange={(index, bikeName, variant) =>
              onModels(compared.map((one, place) => (place === index ? named(bikeName, variant) : one)))
            }
            onRemove={(index) => onModels(compared.filter((_, place) => place !== index))}
            onEmi={onEmi}
          />
          <CompareTable models={models} sections={sections} showsEqual={showsEqual} />
        </div>
      </div>
      <p className="mt-6 text-sm text-muted">
        <span className="block">{onRoad?.note ?? t`Prices are ex-showroom`}</span>
        {terms ? <span>{t`EMI: ${terms}, of the ex-showroom price.`}</span> : null}{' '}
        <span>{t`Only prices and figures that can be compared are marked. A dash means that the data sheet does not say it.`}</span>
      </p>
    </>
  )
}

function asCompared({ bike, variant }: ComparedModel): Compared {
  return { bikeName: bike.bikeName, variant: variant?.name, name: bike.name }
}
