import type { RecordSection, VehicleState } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleDocument } from '#contract/catalogue/vehicle-record.ts'

/**
 * A vehicle in the form that a folder and a project share: without ids of the database. Prices are in rupees.
 */
export interface CatalogueVehicle {
  state: VehicleState
  /**
   * The price of a vehicle without variants; 0 where there is no price yet, and where the first variant gives
   * the price.
   */
  price: number
  formerNames: string[]
  document: VehicleDocument
}

/**
 * Stands for the address of a brochure that is made from the record; the real address has the vehicle's
 * number in it.
 */
export const madeBrochure = '/media/brochures/made.pdf'

/** A vehicle with an empty record; `facts` are given with each vehicle. */
export const emptySections: Omit<VehicleDocument, 'facts'> = {
  variants: [],
  colours: [],
  features: [],
  specification: {
    bodyDimensions: [],
    engine: [],
    battery: [],
    transmission: [],
    tyresAndBrakes: [],
    frameAndSuspension: [],
    electricals: [],
  },
  accessories: [],
  pictures: { hero: '', listing: '', name: '', icon: '', share: '', brochure: madeBrochure, frames: [] },
}

/** The sections of a record in the order of a folder. */
export const sectionNames: readonly RecordSection[] = [
  'facts',
  'variants',
  'colours',
  'features',
  'specification',
  'accessories',
  'pictures',
]
