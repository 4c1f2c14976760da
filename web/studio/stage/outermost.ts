import { Mesh, type Object3D, Vector3 } from 'three'

/** Directions all around, close enough together that a hull of their points misses a few millimetres at most. */
const ways = Array.from({ length: 240 }, (_, index) => {
  const y = 1 - (2 * (index + 0.5)) / 240
  const turn = index * 2.399963
  const flat = Math.sqrt(1 - y * y)
  return new Vector3(Math.cos(turn) * flat, y, Math.sin(turn) * flat)
})

/** The points of a merged vehicle that lie furthest out, one for each direction. */
export function outermost(root: Object3D): Vector3[] {
  const found = ways.map((way) => ({ way, far: Number.NEGATIVE_INFINITY, at: new Vector3() }))
  const point = new Vector3()
  root.traverse((one) => {
    if (!(one instanceof Mesh)) return
    const position = one.geometry.getAttribute('position')
    // Every third vertex: neighbours lie a few millimetres apart.
    for (let vertex = 0; vertex < position.count; vertex += 3) {
      point.fromBufferAttribute(position, vertex)
      for (const best of found) {
        const far = point.dot(best.way)
        if (far <= best.far) continue
        best.far = far
        best.at.copy(point)
      }
    }
  })
  return found.map(({ at }) => at)
}
