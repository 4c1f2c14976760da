import type { BikeDetail, CatalogueBike, ModelCard } from '#contract/catalogue.ts'

/** Records as the contract wants them; a test says only what it is about. */
export function aModelCard(given: Partial<ModelCard> = {}): ModelCard {
  return {
    bike_name: 'SP125',
    name: 'SP125',
    image: '/media/models/sp125/listing.webp',
    category: 'motorcycle',
    price: 91_771,
    ...given,
  }
}

export function aCatalogueBike(given: Partial<CatalogueBike> = {}): CatalogueBike {
  return {
    id: 1,
    bikeName: 'SP125',
    name: 'SP125',
    tagline: 'A light commuter',
    nameImg: '/media/models/sp125/name.webp',
    bikeIcon: '/media/models/sp125/icon.webp',
    image: '/media/models/sp125/listing.webp',
    price: 91_771,
    specs: {
      engine: '123.94 cc single',
      power: '8 kW',
      transmission: '5-speed manual',
      document: '/media/models/sp125/brochure.pdf',
    },
    ...given,
  }
}

export function aBike(given: Partial<BikeDetail> = {}): BikeDetail {
  return {
    bikeName: 'SP125',
    name: 'SP125',
    category: 'motorcycle',
    tagline: 'A light commuter',
    bikeDetails: 'Easy to ride and cheap to run.',
    bikePrice: 91_771,
    image: '/media/models/sp125/hero.webp',
    document: '/media/models/sp125/brochure.pdf',
    bodyDimensions: { overallLength: '2,020 mm', seatHeight: '' },
    engine: { maxPower: '8 kW' },
    transmission: {},
    tyresAndBrakes: {},
    frameAndSuspension: {},
    electricals: {},
    ...given,
  }
}
