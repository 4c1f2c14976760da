import type { Variant } from '#contract/catalogue/catalogue.ts'
import type { Chosen } from '#web/lib/address/paths.ts'

/** What an address says was chosen. */
export function chosenIn(query: URLSearchParams): Chosen {
  return { variant: query.get('variant') ?? undefined, colour: query.get('colour') ?? undefined }
}

/** The chosen variant of a model, or its first, with the price of that. */
export function chosenVariant(
  variants: readonly Variant[],
  { variant, colour }: Chosen,
): { variant: Variant | undefined; chosen: Chosen } {
  const found = variants.find(({ name }) => name === variant) ?? variants[0]
  return { variant: found, chosen: { variant: found?.name, colour } }
}
