import { type BufferGeometry, Group, type Material, Mesh, type Object3D } from 'three'
import type { Place } from './shapes/tube.ts'

/** One solid piece of one material. */
export function piece(geometry: BufferGeometry, material: Material, at: Place = [0, 0, 0]): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.set(...at)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** Pieces that belong together. */
export function assembly(...pieces: readonly Object3D[]): Group {
  const group = new Group()
  if (pieces.length > 0) group.add(...pieces)
  return group
}

/** The same part on both sides; `make` gets 1 for the right side and -1 for the left one. */
export function bothSides(make: (side: 1 | -1) => Object3D): Group {
  return assembly(make(1), make(-1))
}

/** A part set down somewhere; turns in degrees, about z first (nose up), then about y (to the left). */
export function placed<Part extends Object3D>(part: Part, at: Place, noseUp = 0, left = 0): Part {
  part.position.set(...at)
  part.rotation.set(0, (left * Math.PI) / 180, (noseUp * Math.PI) / 180, 'YZX')
  return part
}
