import { type BufferGeometry, Float32BufferAttribute, Group, type Material, Mesh, type Object3D } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

/** Joins all pieces of one material into one, so that a vehicle takes a few dozen draws instead of a thousand. */
export function merged(root: Object3D): Group {
  root.updateMatrixWorld(true)
  const sorted = new Map<Material, BufferGeometry[]>()
  root.traverse((one) => {
    if (!(one instanceof Mesh) || Array.isArray(one.material)) return
    const material = one.material as Material
    const geometry = (one.geometry as BufferGeometry).clone().applyMatrix4(one.matrixWorld)
    const flat = geometry.index ? geometry : indexed(geometry)
    if (!flat.getAttribute('uv')) {
      const { count } = flat.getAttribute('position')
      flat.setAttribute('uv', new Float32BufferAttribute(new Float32Array(count * 2), 2))
    }
    sorted.set(material, [...(sorted.get(material) ?? []), flat])
    one.geometry.dispose()
  })
  const group = new Group()
  for (const [material, parts] of sorted) {
    const mesh = new Mesh(mergeGeometries(parts), material)
    mesh.castShadow = !material.transparent
    mesh.receiveShadow = true
    group.add(mesh)
  }
  return group
}

/** Gives a geometry of loose triangles an index that simply counts. */
function indexed(geometry: BufferGeometry): BufferGeometry {
  const { count } = geometry.getAttribute('position')
  geometry.setIndex(Array.from({ length: count }, (_, index) => index))
  return geometry
}
