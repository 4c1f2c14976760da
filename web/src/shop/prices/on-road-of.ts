import type { OnRoad } from '#contract/prices/charge-rules.ts'
import { offerFor } from '#contract/prices/price-offer.ts'
import {
  type OnRoadChoices,
  type OnRoadPrice,
  plainChoices,
  priceOnRoad,
} from '#domain/prices/on-road-price.ts'

/**
 * The on-road price of a model today, from its ex-showroom price in rupees; the amounts of the answer are in
 * paise. Undefined where the dealer has entered no charges.
 */
export function onRoadOf(
  { day, rules, vehicles, offers }: OnRoad,
  bikeName: string,
  price: number,
  choices: OnRoadChoices = plainChoices,
): OnRoadPrice | undefined {
  const vehicle = vehicles.find((one) => one.bikeName === bikeName)
  if (!vehicle) return undefined
  const offer = offerFor(offers, bikeName)
  return priceOnRoad({ price, fuel: vehicle.fuel, size: vehicle.size }, rules, { ...choices, offer }, day)
}
