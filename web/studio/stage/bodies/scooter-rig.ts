import type { Spot } from '../shapes/cast.ts'
import type { Row } from '../shapes/hull.ts'
import type { Place } from '../shapes/tube.ts'

/** The fixed points of one scooter, in millimetres. */
export interface ScooterRig {
  rearAxle: Spot
  frontAxle: Spot
  rearRadius: number
  frontRadius: number
  scaled(place: Place): Place
  fitRows(rows: readonly Row[]): Row[]
}
