import type { CatalogueBike } from '#contract/catalogue/catalogue.ts'

/** The model that the address of a listing names, or the first model; undefined for an empty listing. */
export function chosenBike(
  bikes: readonly CatalogueBike[],
  address: URLSearchParams,
): CatalogueBike | undefined {
  return bikes.find(({ bikeName }) => bikeName === address.get('bike')) ?? bikes[0]
}
