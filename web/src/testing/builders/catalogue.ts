import type {
  Accessory,
  BikeDetail,
  CatalogueBike,
  Colour,
  Feature,
  Frame,
  ModelCard,
  Variant,
} from '#contract/catalogue/catalogue.ts'

export function aModelCard(given: Partial<ModelCard> = {}): ModelCard {
  return {
    bike_name: 'SP125',
    name: 'SP125',
    tagline: 'A light commuter',
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
      range: '',
      document: '/media/models/sp125/brochure.pdf',
    },
    hasAngleView: true,
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
    asOn: '2026-11-20',
    image: '/media/models/sp125/hero.webp',
    document: '/media/models/sp125/brochure.pdf',
    hasAngleView: true,
    headlineFigures: [
      { label: 'Engine', figure: '123.94 cc', source: 'the data sheet' },
      { label: 'Mileage', figure: '63 km/l', source: 'a road test' },
      { label: 'Weight', figure: '116 kg', source: 'the data sheet' },
    ],
    bodyDimensions: { overallLength: '2,020 mm', seatHeight: '' },
    engine: { maxPower: '8 kW' },
    battery: {},
    transmission: {},
    tyresAndBrakes: {},
    frameAndSuspension: {},
    electricals: {},
    ...given,
  }
}

export function aVariant(given: Partial<Variant> = {}): Variant {
  return { id: 1, name: 'Drum', price: 91_771, ...given }
}

export function aFeature(given: Partial<Feature> = {}): Feature {
  return {
    heading: 'Silent starter',
    image: '/media/models/sp125/features/1.webp',
    description: 'No gear whine when you press the button.',
    ...given,
  }
}

export function anAccessory(given: Partial<Accessory> = {}): Accessory {
  return {
    heading: 'Leg Guard',
    image: '/media/models/sp125/accessories/1.webp',
    description: 'Chromed steel guard.',
    part_no: '08P70-K7T-D00',
    price: 1190,
    ...given,
  }
}

export function aColour({ name = 'Pearl Siren Blue', ...given }: Partial<Colour> = {}): Colour {
  return {
    id: 1,
    name,
    words: name,
    image: '/media/models/sp125/colours/pearl-siren-blue.webp',
    swatch: '/media/models/sp125/swatches/pearl-siren-blue.webp',
    paint: ['#123a7a'],
    ...given,
  }
}

/** The given number of pictures of a 360 degree view, in order. */
export function someFrames(count: number): Frame[] {
  return Array.from({ length: count }, (_, index) => ({ images: `/media/models/sp125/360/${index}.avif` }))
}
