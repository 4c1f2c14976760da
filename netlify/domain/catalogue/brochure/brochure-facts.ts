import type { BikeDetail, Colour, Variant } from '#contract/catalogue/catalogue.ts'
import type { Dealership } from '#contract/dealership/dealership.ts'
import type { BrochurePicture } from './picture.ts'

/** What a brochure says. */
export interface Brochure {
  bike: BikeDetail
  variants: readonly Variant[]
  colours: readonly Colour[]
  /** Without a picture the page begins with its words. */
  picture: BrochurePicture | undefined
  /** The day to which the prices of the brochure belong, as people write it. */
  day: string
  dealership: Dealership
  /** A label of a data sheet, and the name of a phone line, in the language of the brochure. */
  labelOf: (label: string) => string
  lineName: (label: string) => string
}
