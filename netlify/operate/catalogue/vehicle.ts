import type { RecordSection, VehicleState } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleDocument } from '#contract/catalogue/vehicle-record.ts'

/** A vehicle as a folder and a project both know it: without numbers of the database. Prices are in rupees. */
export interface CatalogueVehicle {
  state: VehicleState
  /** Of a vehicle without variants; 0 where there is none, and where the first variant gives the price. */
  price: number
  formerNames: string[]
  document: VehicleDocument
}

/** Stands for the address of a brochure that is made of the record, which has the vehicle's number in it. */
export const madeBrochure = '/media/brochures/made.pdf'

/** A vehicle of whose record nothing is filled in; `facts` are given with each vehicle. */
export const emptySections: Omit<VehicleDocument, 'facts'> = {
  variants: [],
  colours: [],
  features: [],
  specification: {
    bodyDimensions: [],
    engine: [],
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
