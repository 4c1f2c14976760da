import { commuter, commuters } from './commuters.ts'
import type { MotorcycleDesign } from './design.ts'
import { retros } from './retros.ts'
import { adventures, maxis, streets } from './streets.ts'

/** Every motorcycle of the catalogue. */
export const motorcycles: Readonly<Record<string, MotorcycleDesign>> = {
  ...commuters,
  ...streets,
  ...retros,
  ...adventures,
  ...maxis,
}

/** A motorcycle that the table does not know. */
export const plainMotorcycle: MotorcycleDesign = {
  ...commuter,
  dress: {
    kind: 'commuter',
    lamp: 'wide',
    tank: 'roomy',
    shrouds: 'small',
    fenders: 'painted',
    seat: 'vinyl',
    tail: 'plain',
    stepped: 0,
    rail: 'alloy',
    graphic: 'lines',
  },
}
