import type { CatalogueBike, Colour, Feature } from '#contract/catalogue/catalogue.ts'
import type { ShownReviews } from '#contract/content/reviews.ts'
import type { Dealer } from '#contract/outlets/dealers.ts'

/** What leads on from a model's overview. */
export interface BikeMoreData {
  colours: Colour[]
  features: Feature[]
  /** All models of the line, this one among them. */
  line: CatalogueBike[]
  /** The outlet that shows the line. */
  outlet: Dealer | null
  /** What riders of this model say. */
  reviews: ShownReviews
}

/**
 * Some of what stands below a model's overview could not be fetched; `rest` is what could. It is a failure, so that what
 * stands there already stays and nothing is remembered, and no reason to show less than there is.
 */
export class MoreFailure extends Error {
  readonly rest: BikeMoreData

  constructor(rest: BikeMoreData, cause: unknown) {
    super('Some of what stands below the overview is missing.', { cause })
    this.rest = rest
  }
}
