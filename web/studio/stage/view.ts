import { PerspectiveCamera } from 'three'
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
/** Share of the picture below the front wheel. */
const foreground = 0.13

/** Distance between the vehicles of a row. */
export const apart = 1300

/** A view of whole vehicles: steady while they turn. */
export function wholeView(vehicles: readonly Vehicle[], turn: number, centre: number, size: Size): View {
  const tallest = Math.max(...vehicles.map(({ dimensions }) => dimensions.height)) + 110
  const longest = Math.max(...vehicles.map(({ dimensions }) => dimensions.length))
  const aspect = size.width / size.height
  const row = (vehicles.length - 1) * apart
  // A row stands at an angle: its ends reach less far out than a single vehicle seen from the side.
  const across = row > 0 ? row + longest * 0.84 : longest * 1.09
  const seen = Math.max(tallest * 1.27, across / aspect)
  const distance = seen / (2 * Math.tan((angle * Math.PI) / 360))
  const camera = new PerspectiveCamera(angle, aspect, 500, 60_000)
  const middle = seen * (0.5 - foreground)
  const eye = middle + distance * 0.085
  camera.position.set(0, eye, distance)
  camera.lookAt(0, middle, 0)
  shift(camera, centre, size)
  return { camera, turn, horizon: horizonOf(camera) }
}

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
