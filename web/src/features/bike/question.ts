import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { type Chosen, paths } from '#web/lib/address/paths.ts'
import { pageUrl } from '#web/lib/address/site-url.ts'

interface AskedBike {
  bikeName: string
  name: string
  /** The price in rupees; undefined where the page does not know the price of the chosen variant. */
  price?: number | undefined
}

/**
 * A question on WhatsApp about a model: the chosen variant and colour, the price, and the address of the
 * page.
 */
export function questionAbout({ bikeName, name, price }: AskedBike, chosen: Chosen): string {
  const model = [name, chosen.variant].filter(Boolean).join(' ')
  const painted = chosen.colour ? t`${model} in ${chosen.colour}` : model
  const asked = price === undefined ? painted : t`${painted} (${formatRupees(price)} ex-showroom)`
  const address = pageUrl(paths.viewDetails(bikeName, undefined, chosen))
  return t`Hello, I am interested in the ${asked}. ${address} `
}
