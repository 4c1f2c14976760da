import type { Finish } from '../materials.ts'

/** What makes an air-cooled single itself. */
export interface SingleShape {
  /** Lean of the cylinder to the front in degrees. */
  lean: number
  /** Length and breadth of the finned cylinder, number of fins. */
  tall: number
  wide: number
  fins: number
  case: Finish
  cylinder: Finish
  covers: Finish
  kick?: boolean
  /** Larger engines are drawn larger. */
  size: number
}
