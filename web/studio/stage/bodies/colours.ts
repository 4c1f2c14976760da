import { Color } from 'three'
import type { Vehicle } from '../../scene.ts'

const fallback = '#7d8085'

/** Main and accent colour of a vehicle; without an accent, a darker or a lighter tone of the main one. */
export function coloursOf({ paint }: Vehicle): { main: string; accent: string; contrast: string } {
  const main = paint[0] ?? fallback
  const colour = new Color(main)
  const { l } = colour.getHSL({ h: 0, s: 0, l: 0 })
  const accent =
    paint[1] ?? `#${new Color(main).lerp(new Color(l > 0.4 ? '#2a2c30' : '#b9bcc0'), 0.72).getHexString()}`
  return { main, accent, contrast: l > 0.45 ? '#1b1c1f' : '#e9eaec' }
}
