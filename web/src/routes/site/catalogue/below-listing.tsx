import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { useInstalment } from '#web/features/emi/use-instalment.ts'
import { ModelBrowser } from '#web/features/model-list/model-browser.tsx'

/** The models of a line with filters, an order and boxes to compare them. */
export function BelowListing({ models }: { models: readonly ModelFacts[] }) {
  return <ModelBrowser models={models} instalmentOf={useInstalment()} />
}
