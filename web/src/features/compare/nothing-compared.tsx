import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import type { Compared } from '#web/shop/compare/compared-models.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { modelChoices } from './model-choices.ts'

interface NothingComparedProps {
  facts: readonly ModelFacts[]
  onModels: (models: readonly Compared[]) => void
}

/** Shown while no model is chosen: a choice of the first model, and a link to all models. */
export function NothingCompared({ facts, onModels }: NothingComparedProps) {
  const { names } = useDealership().parts
  return (
    <EmptyState
      title={t`Nothing to compare yet`}
      action={<ButtonLink to={paths.models}>{t`See all models`}</ButtonLink>}
    >
      <p>{t`Press “Compare” on two to four models, or begin here.`}</p>
      <div className="mx-auto mt-4 w-60 max-w-full text-left text-content noscript:hidden">
        <Select
          label={t`First model`}
          autoComplete="off"
          value=""
          placeholder={t`Choose a model`}
          onChange={({ currentTarget: { value } }) => {
            const found = facts.find(({ bikeName }) => bikeName === value)
            if (found) onModels([{ bikeName: found.bikeName, name: found.name }])
          }}
          choices={modelChoices(facts, names)}
        />
      </div>
    </EmptyState>
  )
}
