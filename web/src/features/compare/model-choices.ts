import { type Category, categories } from '#contract/catalogue/lines.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { t } from '#contract/wire/language.ts'
import type { Choice } from '#web/ui/form/controls/select.tsx'

const lineNames: Record<Category, string> = {
  motorcycle: t`Motorcycles`,
  scooter: t`Scooters`,
  ev: t`Electric`,
  bigwing: t`BigWing`,
}

/** Every model as a choice, by line. */
export function modelChoices(facts: readonly ModelFacts[]): Choice[] {
  return categories.flatMap((line) => {
    const choices = facts
      .filter(({ category }) => category === line)
      .map(({ bikeName, name }) => ({ value: bikeName, label: name }))
    return choices.length > 0 ? [{ label: lineNames[line], choices }] : []
  })
}
