import type { Variant } from '#contract/catalogue/catalogue.ts'
import type { Chosen } from '#web/lib/address/paths.ts'

/** The variant and colour that the query of an address names. */
export function chosenIn(query: URLSearchParams): Chosen {
  return { variant: query.get('variant') ?? undefined, colour: query.get('colour') ?? undefined }
}

/** The chosen variant of a model, or its first one, with the price of that variant. */
export function chosenVariant(
  variants: readonly Variant[],
  { variant, colour }: Chosen,
): { variant: Variant | undefined; chosen: Chosen } {
  const found = variants.find(({ name }) => name === variant) ?? variants[0]
  return { variant: found, chosen: { variant: found?.name, colour } }
}
