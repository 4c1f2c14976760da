import { type Category, categories } from '#contract/catalogue/lines.ts'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import type { Choice } from '#web/ui/form/controls/select.tsx'

/** Every model as a choice, by line; `lineNames` as the dealer calls the lines. */
export function modelChoices(facts: readonly ModelFacts[], lineNames: Record<Category, string>): Choice[] {
  return categories.flatMap((line) => {
    const choices = facts
      .filter(({ category }) => category === line)
      .map(({ bikeName, name }) => ({ value: bikeName, label: name }))
    return choices.length > 0 ? [{ label: lineNames[line], choices }] : []
  })
}
