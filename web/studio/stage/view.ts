import { Box3, PerspectiveCamera, Vector3 } from 'three'
import type { Detail, Vehicle } from '../scene.ts'

/** Where the camera stands and looks, in millimetres and degrees. */
export interface View {
  camera: PerspectiveCamera
  /** Turn of the vehicles about their middle, in degrees. */
  turn: number
  /** Where the floor meets the wall, as a share of the picture's height from above. */
  horizon: number
}

interface Size {
  width: number
  height: number
}

const angle = 17
/** Free shares of a picture's height and width around what is shown; below there is room for the shadow. */
interface Free {
  above: number
  below: number
  aside: number
}
/** Pages crop pictures of 4:3 to as little as 16:9, so that an eighth lies free above and below. */
const free: Free = { above: 0.135, below: 0.125, aside: 0.05 }
/** The pictures of a turn are never cropped. */
const freeInTurn: Free = { above: 0.06, below: 0.09, aside: 0.05 }
/** How far the eye stands above the middle, as a share of the distance. */
const rise = 0.085

/** Distance between the vehicles of a row. */
export const apart = 1300

/** The outermost points of a vehicle that stands in the middle, and its place in the row. */
export interface Standing {
  reach: readonly Vector3[]
  x: number
}

/**
 * A view of whole vehicles, as near as they fit into the picture. With `steady` the camera stands where every turn fits,
 * so that nothing is cut while they turn.
 */
export function wholeView(
  standing: readonly Standing[],
  { turn, centre, steady, size }: { turn: number; centre: number; steady: boolean; size: Size },
): View {
  const turns = steady ? Array.from({ length: 36 }, (_, index) => index * 10) : [turn]
  const points = turns.flatMap((one) => standing.flatMap((vehicle) => turned(vehicle, one)))
  const camera = new PerspectiveCamera(angle, size.width / size.height, 500, 60_000)
  const { above, below, aside: margin } = steady ? freeInTurn : free
  const half = 2 * Math.min(centre, 1 - centre) - 2 * margin
  let [middle, distance, aside] = [550, 8000, 0]
  // Each step puts the seen height and width where they belong; a dozen steps leave no difference to see.
  for (let step = 0; step < 12; step++) {
    camera.position.set(aside, middle + distance * rise, distance)
    camera.lookAt(aside, middle, 0)
    camera.updateMatrixWorld()
    const seen = new Box3().setFromPoints(points.map((point) => point.clone().project(camera)))
    const [wide, high] = [seen.max.x - seen.min.x, seen.max.y - seen.min.y]
    const unit = distance * Math.tan((angle * Math.PI) / 360)
    middle += ((seen.max.y + seen.min.y) / 2 - (below - above)) * unit
    aside += ((seen.max.x + seen.min.x) / 2) * unit * camera.aspect
    distance *= Math.max(high / (2 * (1 - above - below)), wide / (2 * half))
  }
  shift(camera, centre, size)
  return { camera, turn, horizon: horizonOf(camera) }
}

function turned({ reach, x }: Standing, turn: number): Vector3[] {
  const radians = (-turn * Math.PI) / 180
  return reach.map((point) => {
    const moved = point.clone().applyAxisAngle(upwards, radians)
    moved.x += x
    return moved
  })
}

const upwards = new Vector3(0, 1, 0)

/** Moves what stands in the middle to `centre`, a share of the picture's width. */
function shift(camera: PerspectiveCamera, centre: number, { width, height }: Size): void {
  if (centre !== 0.5) camera.setViewOffset(width, height, (0.5 - centre) * width, 0, width, height)
  camera.updateProjectionMatrix()
}

function horizonOf(camera: PerspectiveCamera): number {
  const pitch = camera.rotation.x
  return 0.5 + Math.tan(pitch) / (2 * Math.tan((angle * Math.PI) / 360))
}

/** Place (shares of half the wheelbase, of the height), height of the view, turn and height of the eye. */
const closeUps: Record<
  Detail,
  { at: readonly [x: number, y: number, z: number]; seen: number; turn: number; eye: number }
> = {
  lamp: { at: [0.72, 0.8, 0], seen: 620, turn: 52, eye: 0.06 },
  'front-wheel': { at: [0.97, 0.33, 0], seen: 780, turn: 28, eye: 0.05 },
  'rear-wheel': { at: [-0.92, 0.36, 0], seen: 820, turn: -28, eye: 0.06 },
  engine: { at: [0.1, 0.36, 0], seen: 720, turn: 18, eye: 0.05 },
  seat: { at: [-0.42, 0.72, 0], seen: 900, turn: -34, eye: 0.34 },
  controls: { at: [0.36, 0.95, 0], seen: 820, turn: 236, eye: 0.5 },
  body: { at: [0.14, 0.72, 0], seen: 880, turn: 24, eye: 0.14 },
}

/** A view of one part, large. */
export function closeUp(vehicle: Vehicle, detail: Detail, turn: number | undefined, size: Size): View {
  const { at, seen, turn: own, eye } = closeUps[detail]
  const { wheelbase, height } = vehicle.dimensions
  const chosen = turn ?? own
  const radians = (chosen * Math.PI) / 180
  const [x, y] = [(at[0] * wheelbase) / 2, at[1] * height]
  const distance = 3600
  const camera = new PerspectiveCamera(
    (Math.atan(seen / 2 / distance) * 360) / Math.PI,
    size.width / size.height,
    500,
    60_000,
  )
  // The vehicle turns about its middle and takes the part with it.
  const [px, pz] = [x * Math.cos(radians), x * Math.sin(radians)]
  camera.position.set(px, y + distance * eye, pz + distance)
  camera.lookAt(px, y, pz)
  camera.updateProjectionMatrix()
  const pitch = Math.atan(eye)
  return { camera, turn: chosen, horizon: 0.5 - (Math.tan(pitch) * distance) / seen }
}
