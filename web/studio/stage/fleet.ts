import { type Group, Mesh, type Vector3, type WebGLRenderer } from 'three'
import type { Vehicle } from '../scene.ts'
import { assembly } from './assembly.ts'
import { motorcycle } from './bodies/motorcycle.ts'
import { scooter } from './bodies/scooter.ts'
import { merged } from './merged.ts'
import { motorcycles, plainMotorcycle } from './models/motorcycles.ts'
import { plainScooter, scooters } from './models/scooters.ts'
import { measureOpenness } from './openness.ts'
import { outermost } from './outermost.ts'
import { contactShadow } from './shadow.ts'

/** A built vehicle and the shadow it stands on; both turn together. */
interface Exhibit {
  whole: Group
  vehicle: Group
  /** Its outermost points, from which the camera knows how far away to stand. */
  reach: readonly Vector3[]
}

const kept = new Map<string, Exhibit>()
const room = 8
/** What a model has in common in all its colours, which takes long to find. */
const traits = new Map<string, { shadow: Mesh; reach: readonly Vector3[] }>()

/** Builds a vehicle once and keeps it: the frames of one turn need it again and again. */
export function exhibit(renderer: WebGLRenderer, vehicle: Vehicle): Exhibit {
  const key = JSON.stringify(vehicle)
  const known = kept.get(key)
  if (known) return known
  const [oldest] = kept
  if (oldest && kept.size >= room) {
    kept.delete(oldest[0])
    discard(oldest[1].whole)
  }
  const built = merged(build(vehicle))
  const shape = `${vehicle.bikeName} ${vehicle.bodyType}`
  measureOpenness(built, shape)
  const { shadow, reach } = traits.get(shape) ?? {
    shadow: contactShadow(renderer, built),
    reach: outermost(built),
  }
  traits.set(shape, { shadow, reach })
  const made = { vehicle: built, whole: assembly(shadow.clone(), built), reach }
  kept.set(key, made)
  return made
}

function build(vehicle: Vehicle): Group {
  const { bikeName, bodyType } = vehicle
  const ownScooter = scooters[bikeName]
  const ownMotorcycle = motorcycles[bikeName]
  if (ownMotorcycle) return motorcycle(vehicle, ownMotorcycle)
  if (ownScooter || bodyType.endsWith('-scooter')) return scooter(vehicle, ownScooter ?? plainScooter)
  return motorcycle(vehicle, plainMotorcycle)
}

function discard(whole: Group): void {
  whole.traverse((one) => {
    if (one instanceof Mesh) one.geometry.dispose()
  })
}
