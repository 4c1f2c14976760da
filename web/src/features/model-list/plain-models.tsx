import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { ModelGrid } from './model-grid.tsx'

/** A list of so few models needs neither filters nor an order. */
export const fewModels = 3

/** The height of filters and order above the cards. */
export const toolsHeight = 'min-h-[6.75rem] mb-4'

/**
 * The cards of models as they stand until filters and comparison have come, with the room that those need.
 */
export function PlainModels({ models }: { models: readonly ModelFacts[] }) {
  return (
    <>
      {models.length > fewModels ? <div className={`${toolsHeight} noscript:hidden`} /> : null}
      <ModelGrid models={models} />
    </>
  )
}
