import type { VehicleDocument, VehicleRecord, VehicleSummary } from '#contract/catalogue/vehicle-record.ts'

export function aVehicleSummary(given: Partial<VehicleSummary> = {}): VehicleSummary {
  return {
    id: 7,
    name: 'SP125',
    displayName: 'SP125',
    category: 'motorcycle',
    state: 'shown',
    missing: [],
    price: 91_771,
    picture: '/media/models/sp125/listing.webp',
    by: 'bijaya',
    at: '2026-03-01T08:00:00.000Z',
    ...given,
  }
}

/** A vehicle record; the given sections of the document replace those of an SP125. */
export function aVehicleRecord({
  document,
  ...given
}: Partial<Omit<VehicleRecord, 'document'>> & { document?: Partial<VehicleDocument> } = {}): VehicleRecord {
  return {
    id: 7,
    version: 4,
    state: 'shown',
    missing: [],
    by: 'bijaya',
    at: '2026-03-01T08:00:00.000Z',
    price: 91_771,
    formerNames: [],
    ...given,
    document: {
      facts: {
        name: 'SP125',
        displayName: 'SP125',
        menuName: '',
        isInMenu: true,
        category: 'motorcycle',
        bodyType: 'commuter',
        tagline: 'A sharper 125',
        details: 'Words',
        engine: '124 cc',
        power: '8 kW',
        transmission: '5-speed',
        mileage: '',
        sources: { engine: '', power: '', mileage: '', range: '', weight: '', seatHeight: '' },
      },
      variants: [
        { id: 1, name: 'Drum', price: 91_771 },
        { id: 2, name: 'Disc', price: 95_000 },
      ],
      colours: [],
      features: [],
      specification: {
        bodyDimensions: [{ label: 'seatHeight', text: '790 mm' }],
        engine: [],
        transmission: [],
        battery: [],
        tyresAndBrakes: [],
        frameAndSuspension: [],
        electricals: [],
      },
      accessories: [],
      pictures: {
        hero: '/media/h.webp',
        listing: '',
        name: '',
        icon: '',
        share: '',
        brochure: '',
        frames: [],
      },
      ...document,
    },
  }
}
