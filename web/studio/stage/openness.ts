import { BufferAttribute, Material, Mesh, type Object3D, Vector3 } from 'three'

const cell = 14
const reach = 230

/** Directions spread evenly over a sphere. */
const directions = Array.from({ length: 26 }, (_, index) => {
  const y = 1 - (2 * (index + 0.5)) / 26
  const turn = index * 2.399963
  const flat = Math.sqrt(1 - y * y)
  return new Vector3(Math.cos(turn) * flat, y, Math.sin(turn) * flat)
})

const known = new Map<string, Float32Array[]>()

/**
 * Gives every vertex below `root` its `open` attribute: how much of the light around reaches it past the other parts.
 * Bikes of one name differ in colour only, so the answer is kept by `key`.
 */
export function measureOpenness(root: Object3D, key: string): void {
  root.updateMatrixWorld(true)
  const meshes: Mesh[] = []
  root.traverse((one) => {
    if (one instanceof Mesh) meshes.push(one)
  })
  const before = known.get(key)
  const space = before ? undefined : new Space(meshes)
  const values = meshes.map((mesh, index) => before?.[index] ?? space?.openness(mesh) ?? new Float32Array())
  known.set(key, values)
  meshes.forEach((mesh, index) => {
    mesh.geometry.setAttribute('open', new BufferAttribute(values[index] ?? new Float32Array(), 1))
  })
}

/** Small cells of the room a vehicle takes up, marked where there is something solid. */
class Space {
  private readonly filled: Uint8Array
  private readonly size = [Math.ceil(2900 / cell), Math.ceil(1800 / cell), Math.ceil(1300 / cell)] as const

  constructor(meshes: readonly Mesh[]) {
    const [sx, sy, sz] = this.size
    this.filled = new Uint8Array(sx * sy * sz)
    for (const mesh of meshes)
      if (!(mesh.material instanceof Material && mesh.material.transparent)) this.fill(mesh)
  }

  private index(x: number, y: number, z: number): number {
    const [sx, sy, sz] = this.size
    const [i, j, k] = [Math.floor((x + 1450) / cell), Math.floor(y / cell), Math.floor((z + 650) / cell)]
    return i < 0 || j < 0 || k < 0 || i >= sx || j >= sy || k >= sz ? -1 : (j * sz + k) * sx + i
  }

  private fill(mesh: Mesh): void {
    const position = mesh.geometry.getAttribute('position')
    const order = mesh.geometry.getIndex()
    const count = order?.count ?? position.count
    const [a, b, c, point] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()]
    const corner = (into: Vector3, place: number) =>
      into.fromBufferAttribute(position, order ? order.getX(place) : place).applyMatrix4(mesh.matrixWorld)
    for (let place = 0; place + 2 < count; place += 3) {
      corner(a, place)
      corner(b, place + 1)
      corner(c, place + 2)
      const steps = Math.min(
        Math.ceil(Math.max(a.distanceTo(b), b.distanceTo(c), c.distanceTo(a)) / cell) + 1,
        60,
      )
      for (let u = 0; u <= steps; u++) {
        for (let v = 0; u + v <= steps; v++) {
          const [s, t] = [u / steps, v / steps]
          point
            .copy(a)
            .multiplyScalar(1 - s - t)
            .addScaledVector(b, s)
            .addScaledVector(c, t)
          const index = this.index(point.x, point.y, point.z)
          if (index >= 0) this.filled[index] = 1
        }
      }
    }
  }

  openness(mesh: Mesh): Float32Array {
    const position = mesh.geometry.getAttribute('position')
    const normals = mesh.geometry.getAttribute('normal')
    const values = new Float32Array(position.count)
    const [at, normal] = [new Vector3(), new Vector3()]
    const seen = new Map<number, number>()
    for (let vertex = 0; vertex < position.count; vertex++) {
      at.fromBufferAttribute(position, vertex).applyMatrix4(mesh.matrixWorld)
      normal.fromBufferAttribute(normals, vertex).transformDirection(mesh.matrixWorld)
      // Vertices that share a place and a facing share their answer.
      const key =
        (Math.round(at.x * 0.5) * 1_500 + Math.round(at.y * 0.5)) * 1_500 * 64 +
        Math.round(at.z * 0.5) * 64 +
        Math.round(normal.x * 1.5 + 1.5) * 16 +
        Math.round(normal.y * 1.5 + 1.5) * 4 +
        Math.round(normal.z * 1.5 + 1.5)
      const value = seen.get(key) ?? Math.max(this.free(at, normal), this.free(at, normal.negate()))
      seen.set(key, value)
      values[vertex] = value
    }
    return values
  }

  private free(at: Vector3, normal: Vector3): number {
    let [open, all] = [0, 0]
    for (const way of directions) {
      const facing = way.dot(normal)
      if (facing < 0.12) continue
      all += facing
      open += facing * this.clear(at, normal, way)
    }
    return all > 0 ? open / all : 1
  }

  /** 1 when nothing stands in the way, less the nearer it does. */
  private clear(at: Vector3, normal: Vector3, way: Vector3): number {
    for (let far = cell * 1.1; far < reach; far += cell * 0.9) {
      const index = this.index(
        at.x + normal.x * cell * 1.2 + way.x * far,
        at.y + normal.y * cell * 1.2 + way.y * far,
        at.z + normal.z * cell * 1.2 + way.z * far,
      )
      if (index >= 0 && this.filled[index] === 1) return (far / reach) * 0.7
    }
    return 1
  }
}
