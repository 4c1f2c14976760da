import type { Variant } from '#contract/catalogue.ts'
import { formatRupees } from '#web/lib/money.ts'
import type { Subject } from '#web/lib/page-subject.ts'
import { type Chosen, paths } from '#web/lib/paths.ts'
import { absoluteUrl } from '#web/lib/site-url.ts'

interface AskedBike {
  bikeName: string
  name: string
  /** Rupees; undefined where the page does not know what the chosen variant costs. */
  price?: number | undefined
}

/** A question on WhatsApp about a model: what was chosen, what it costs, and the address that shows it. */
export function questionAbout({ bikeName, name, price }: AskedBike, chosen: Chosen): string {
  const model = [name, chosen.variant].filter(Boolean).join(' ')
  const colour = chosen.colour ? ` in ${chosen.colour}` : ''
  const cost = price === undefined ? '' : ` (${formatRupees(price)} ex-showroom)`
  const address = absoluteUrl(paths.viewDetails(bikeName, undefined, chosen))
  return `Hello, I am interested in the ${model}${colour}${cost}. ${address} `
}

/** What is within reach on a page about one model, as its address says it was chosen. */
export function bikeSubject(bike: AskedBike, chosen: Chosen): Subject {
  return { question: questionAbout(bike, chosen), ride: paths.productEnquiry(bike.bikeName, chosen) }
}

/** The chosen variant of a model, or its first, with the price of that. */
export function chosenVariant(
  variants: readonly Variant[],
  { variant, colour }: Chosen,
): { variant: Variant | undefined; chosen: Chosen } {
  const found = variants.find(({ name }) => name === variant) ?? variants[0]
  return { variant: found, chosen: { variant: found?.name, colour } }
}
