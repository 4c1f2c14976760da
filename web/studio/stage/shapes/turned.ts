import { type BufferGeometry, LatheGeometry, Vector2 } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

/** A turned part: radius and distance along the axis, which is z (an axle). */
export function turned(
  profile: readonly (readonly [radius: number, along: number])[],
  around = 64,
): BufferGeometry {
  const lathe = new LatheGeometry(
    profile.map(([radius, along]) => new Vector2(radius, along)),
    around,
  )
  lathe.rotateX(Math.PI / 2)
  return toCreasedNormals(lathe, 0.55)
}
