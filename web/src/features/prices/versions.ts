import type { PriceChange, PriceItem } from '#contract/prices/prices.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import type { PricedItem } from './price-list.ts'

/** A row of Manage Price: a model with the price of its first variant, or one of its further variants. */
export interface Version extends PricedItem {
  /** The number of the model in the list; undefined for a further variant. */
  number: number | undefined
  bikeName: string
  /** The name of the variant; undefined where the model has only one. */
  variant: string | undefined
}

/** Every model, each followed by its further variants. */
export function listVersions(items: readonly PriceItem[]): Version[] {
  return items.flatMap(
    (
      { bike_name: bikeName, display_name: name, bike_price: price, variants: [first, ...further] },
      index,
    ) => [
      {
        key: `model ${bikeName}`,
        number: index + 1,
        bikeName,
        name,
        variant: further.length > 0 ? first?.name : undefined,
        fullName: name,
        price,
      },
      ...further.map((variant) => ({
        key: `variant ${variant.id}`,
        number: undefined,
        bikeName,
        name,
        variant: variant.name,
        fullName: `${name} ${variant.name}`,
        price: variant.price,
      })),
    ],
  )
}

/** Saves the price of the row with this key. */
export function saveVersion(key: string, body: PriceChange): Promise<unknown> {
  const [, kind, name = ''] = /^(model|variant) (.*)$/.exec(key) ?? []
  return kind === 'variant'
    ? callApi('updateVariantPrice', { params: { id: Number(name) }, body })
    : callApi('updatePrice', { params: { bikeName: name }, body })
}
