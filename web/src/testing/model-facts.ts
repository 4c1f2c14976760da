import type { ModelFacts } from '#contract/catalogue/model-facts.ts'

/** A model with its figures as numbers; a test gives only the fields that matter to it. */
export function someModelFacts(given: Partial<ModelFacts> = {}): ModelFacts {
  return {
    bikeName: 'SP125',
    name: given.bikeName ?? 'SP125',
    tagline: 'A light commuter',
    category: 'motorcycle',
    bodyType: 'commuter',
    image: '/media/models/sp125/listing.webp',
    price: 91_771,
    engine: 123.94,
    weight: 116,
    seatHeight: 790,
    mileage: 63,
    range: null,
    abs: 'none',
    ...given,
  }
}
