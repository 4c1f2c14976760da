import type { Vehicle } from '../../scene.ts'
import type { MotorcycleDesign } from '../models/design.ts'
import { tyreRadius } from '../parts/tyre.ts'
import type { Spot } from '../shapes/cast.ts'
import type { Row } from '../shapes/hull.ts'
import type { Place } from '../shapes/tube.ts'

/** The fixed points of one motorcycle, in millimetres: x forward from the middle of the wheelbase, y up, z right. */
export interface Rig {
  rearAxle: Spot
  frontAxle: Spot
  rearRadius: number
  frontRadius: number
  /** Middle of the upper yoke. */
  crown: Spot
  engine: Spot
  pivot: Spot
  /** Moves a place drawn for the reference figures of a body type to this model's own. */
  scaled(place: Place): Place
  fitRows(rows: readonly Row[]): Row[]
  /** A place on the fork's line, 0 at the axle and 1 at the crown. */
  onFork(share: number, z?: number): Place
}

/** The figures that body shapes are drawn for. */
const drawnFor = { wheelbase: 1285, seat: 790 }

/** Works the fixed points out from a model's figures and its design. */
export function rigOf({ dimensions }: Vehicle, design: MotorcycleDesign, drawn = drawnFor): Rig {
  const half = dimensions.wheelbase / 2
  const [rearRadius, frontRadius] = [tyreRadius(design.rear), tyreRadius(design.front)]
  const [wide, high] = [dimensions.wheelbase / drawn.wheelbase, dimensions.seatHeight / drawn.seat]
  const lean = Math.tan((design.rake * Math.PI) / 180)
  const crownY = design.bar.y - 55
  const frontAxle: Spot = [half, frontRadius]
  const crown: Spot = [half - (crownY - frontRadius) * lean + 6, crownY]
  const size = design.engine.kind === 'single' ? design.engine.size : 1.3
  const engine: Spot = [half - frontRadius - 80 - 160 * size, dimensions.clearance + 132 * size]
  return {
    rearAxle: [-half, rearRadius],
    frontAxle,
    rearRadius,
    frontRadius,
    crown,
    engine,
    pivot: [engine[0] - 176 * size - 24, Math.max(engine[1] + 30, rearRadius + 36)],
    scaled: ([x, y, z]) => [x * wide, y * high, z],
    fitRows: (rows) =>
      rows.map(
        ([tx, ty, bx, by, thick, z = 0]): Row => [tx * wide, ty * high, bx * wide, by * high, thick, z],
      ),
    onFork: (share, z = 0) => [
      frontAxle[0] + (crown[0] - frontAxle[0]) * share,
      frontAxle[1] + (crown[1] - frontAxle[1]) * share,
      z,
    ],
  }
}
