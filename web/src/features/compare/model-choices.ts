import { t } from '#contract/language.ts'
import { type Category, categories } from '#contract/lines.ts'
import type { ModelFacts } from '#contract/model-facts.ts'
import type { Choice } from '#web/ui/form/select.tsx'

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
