import type { Group, Material, Mesh } from 'three'
import { assembly, piece } from '../assembly.ts'
import { lettering, stripes } from '../lettering.ts'
import { type Hull, type HullShape, hull, type Row } from '../shapes/hull.ts'
import type { Area } from '../shapes/patch.ts'
import type { Rig } from './rig.ts'

type Form = Omit<HullShape, 'rows'>

/** A body in the middle of the vehicle, drawn for the reference figures. */
export function body(rig: Pick<Rig, 'fitRows'>, rows: readonly Row[], form: Form = {}): Hull {
  return hull({ rows: rig.fitRows(rows), upper: 2.8, lower: 3, ...form })
}

export interface Marks {
  /** A stripe of another material. */
  stripe?: { area: Area; material: Material }
  words?: { text: string; area: Area; colour: string; slant?: boolean }
}

/** The same panel on both sides; rows are the right one's, with their distance from the middle. */
export function panels(
  rig: Pick<Rig, 'fitRows'>,
  rows: readonly Row[],
  material: Material,
  form: Form = {},
  marks: Marks = {},
): Group {
  const parts: Mesh[] = []
  for (const side of [1, -1] as const) {
    const set = rig
      .fitRows(rows)
      .map(([tx, ty, bx, by, half, z = 0]): Row => [tx, ty, bx, by, half, z * side])
    const shape = hull({
      upper: 3,
      lower: 3,
      dome: 5,
      around: 28,
      ...form,
      rows: set,
      lean: (form.lean ?? 0) * side,
    })
    parts.push(piece(shape.geometry, material))
    const { stripe, words } = marks
    // A mark lies on both faces of a panel; only the outer one is seen.
    const outer = <One>(pair: readonly One[]) => pair.slice(side > 0 ? 0 : 1, side > 0 ? 1 : 2)
    if (stripe) parts.push(...outer(stripes(shape, stripe.area, stripe.material)))
    if (words) parts.push(...outer(lettering(shape, words.text, words.area, words.colour, words.slant)))
  }
  return assembly(...parts)
}
