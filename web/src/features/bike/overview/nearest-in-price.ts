import type { BikeDetail, CatalogueBike } from '#contract/catalogue/catalogue.ts'

/** How many other models stand on a model's page. */
const most = 3

/** The other models of a line that cost about the same, cheapest first. */
export function nearestInPrice(
  { bikeName, bikePrice }: Pick<BikeDetail, 'bikeName' | 'bikePrice'>,
  line: readonly CatalogueBike[],
): CatalogueBike[] {
  const distance = ({ price }: CatalogueBike) => Math.abs(price - bikePrice)
  return line
    .filter((other) => other.bikeName !== bikeName)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .sort((one, other) => one.price - other.price)
}
