import type { Colour } from '#contract/catalogue/catalogue.ts'
import { enquiryColours } from '#domain/enquiries/enquiry-colours.ts'
import type { Choice } from '#web/ui/form/controls/select.tsx'

/** A colour of a model: the maker's name, which the form sends, and the words that the visitor reads. */
export type OwnColour = Pick<Colour, 'name' | 'words'>

/**
 * The colours that a form offers: those of the model, as its page shows them, each once, because two paints
 * of a model may have one name. Where none is known, the five of every model (storefront section 5): nobody
 * chooses a colour in which the model is not made.
 */
export function colourChoices(own: readonly OwnColour[]): readonly Choice[] {
  if (own.length === 0) return enquiryColours
  return [...new Map(own.map(({ name, words }) => [name, { value: name, label: words }])).values()]
}
