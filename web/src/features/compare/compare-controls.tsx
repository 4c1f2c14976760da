import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { CalculatorIcon } from '#web/ui/icon/catalogue.tsx'
import { CloseIcon } from '#web/ui/icon/sign.tsx'
import { modelColumns } from './columns.ts'
import type { ComparedModel } from './compare-rows.ts'
import { modelChoices } from './model-choices.ts'

interface CompareControlsProps {
  models: readonly ComparedModel[]
  facts: readonly ModelFacts[]
  /** Puts another model, or another variant of a model, into the place at `index`. */
  onChange: (index: number, bikeName: string, variant?: string) => void
  onRemove: (index: number) => void
  /** Opens the EMI calculator. */
  onEmi: (model: ComparedModel) => void
}

/** Below each model: the choice of model and variant, and the buttons for it. */
export function CompareControls({ models, facts, onChange, onRemove, onEmi }: CompareControlsProps) {
  const { names } = useDealership().parts
  return (
    <ul className={classNames('print:hidden', modelColumns)}>
      {models.map((model, index) => {
        const { bike, variant, variants } = model
        const chosen = { variant: variant?.name }
        const name = nameOf(model)
        return (
          <li
            key={`${bike.bikeName} ${variant?.name}`}
            className="flex min-w-0 max-w-md snap-start flex-col gap-2.5 py-4 pr-3"
          >
            <Select
              label={t`Model`}
              autoComplete="off"
              value={bike.bikeName}
              onChange={({ currentTarget }) => onChange(index, currentTarget.value)}
              choices={
                facts.length > 0 ? modelChoices(facts, names) : [{ value: bike.bikeName, label: bike.name }]
              }
            />
            {variants.length > 1 ? (
              <Select
                label={t`Variant`}
                autoComplete="off"
                value={variant?.name ?? ''}
                onChange={({ currentTarget }) => onChange(index, bike.bikeName, currentTarget.value)}
                choices={variants.map(({ name, price }) => ({
                  value: name,
                  label: `${name}, ${formatRupees(price)}`,
                }))}
              />
            ) : null}
            <div className="mt-auto grid gap-2.5 pt-1">
              <ButtonLink
                aria-label={t`Test ride: ${name}`}
                to={paths.productEnquiry(bike.bikeName, chosen)}
                state={{ bikeName: bike.bikeName, bikePrice: model.price, image: bike.image }}
                size="small"
              >{t`Test ride`}</ButtonLink>
              <Button
                size="small"
                aria-label={t`EMI: ${name}`}
                icon={<CalculatorIcon />}
                onClick={() => onEmi(model)}
              >{t`EMI`}</Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={t`Remove: ${name}`}
                onClick={() => onRemove(index)}
                icon={<CloseIcon className="size-4" />}
              >{t`Remove`}</Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function nameOf({ bike, variant }: ComparedModel): string {
  return [bike.name, variant?.name].filter(Boolean).join(' ')
}
