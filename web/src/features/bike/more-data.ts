import type { CatalogueBike, Colour, Feature } from '#contract/catalogue/catalogue.ts'
import type { ShownReviews } from '#contract/content/reviews.ts'
import type { Dealer } from '#contract/outlets/dealers.ts'
import type { Resource } from '#web/lib/api/resource.ts'

/** The data of the part below a model's overview. */
export interface BikeMoreData {
  colours: Colour[]
  features: Feature[]
  /** All models of the line, with this model among them. */
  line: CatalogueBike[]
  /** The outlet that shows the line. */
  outlet: Dealer | null
  /** The reviews of this model by its riders. */
  reviews: ShownReviews
}

/**
 * Some data of the part below a model's overview could not be fetched; `rest` is the data that could. The
 * page treats this as a failure, so that the data already shown stays and the memory of pages keeps nothing,
 * but the page shows all of `rest`.
 */
export class MoreFailure extends Error {
  readonly rest: BikeMoreData

  constructor(rest: BikeMoreData, cause: unknown) {
    super('Some of what stands below the overview is missing.', { cause })
    this.rest = rest
  }
}

/** The data that has come: all of it, or what is left where some parts could not be fetched. */
export function knownOf({ value, error }: Pick<Resource<BikeMoreData>, 'value' | 'error'>) {
  return value ?? (error instanceof MoreFailure ? error.rest : undefined)
}
