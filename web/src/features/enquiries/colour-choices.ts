import { t } from '#contract/wire/language.ts'
import { enquiryColours } from '#domain/enquiries/enquiry-colours.ts'
import type { Choice } from '#web/ui/form/controls/select.tsx'

/**
 * The model's own colours, then those of the five colours of every model (storefront section 5) of which no
 * own colour is a shade: nobody has to choose between "Black" and "Pearl Igneous Black".
 */
export function colourChoices(own: readonly string[]): readonly Choice[] {
  if (own.length === 0) return enquiryColours
  const words = new Set(
    own.flatMap((colour) =>
      colour
        .toLowerCase()
        .replace('gray', 'grey')
        .split(/[^a-z]+/),
    ),
  )
  const others = enquiryColours.filter((colour) => !words.has(colour.toLowerCase()))
  const groups = [{ label: t`Colours of this model`, choices: [...new Set(own)] }]
  return others.length === 0 ? groups : [...groups, { label: t`Another colour`, choices: others }]
}
