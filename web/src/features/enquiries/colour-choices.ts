import type { Colour } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { enquiryColours } from '#domain/enquiries/enquiry-colours.ts'
import type { Choice } from '#web/ui/form/controls/select.tsx'

/** A colour of a model: the maker's name, which the form sends, and the words that the visitor reads. */
export type OwnColour = Pick<Colour, 'name' | 'words'>

/**
 * The model's own colours, then those of the five colours of every model (storefront section 5) of which no
 * own colour is a shade: nobody has to choose between "Black" and "Pearl Igneous Black".
 */
export function colourChoices(own: readonly OwnColour[]): readonly Choice[] {
  if (own.length === 0) return enquiryColours
  const words = new Set(
    own.flatMap(({ name }) =>
      name
        .toLowerCase()
        .replace('gray', 'grey')
        .split(/[^a-z]+/),
    ),
  )
  const others = enquiryColours.filter((colour) => !words.has(colour.toLowerCase()))
  const groups = [{ label: t`Colours of this model`, choices: ownChoices(own) }]
  return others.length === 0 ? groups : [...groups, { label: t`Another colour`, choices: others }]
}

/** Each colour once, because two paints of a model may have one name. */
function ownChoices(own: readonly OwnColour[]) {
  return [...new Map(own.map(({ name, words }) => [name, { value: name, label: words }])).values()]
}
