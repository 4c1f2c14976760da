import {
  Color,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three'
import { shadeByDepth } from './depth.ts'

const kept = new Map<string, Material>()

function keep<M extends Material>(key: string, make: () => M): M {
  const known = kept.get(key)
  if (known) return known as M
  const made = make()
  made.side = DoubleSide
  if (!(made instanceof MeshBasicMaterial)) shadeByDepth(made)
  kept.set(key, made)
  return made
}

/** Clear-coat paint in a colour, #rrggbb. */
export function paint(colour: string): Material {
  return keep(`paint ${colour}`, () => {
    const { l } = new Color(colour).getHSL({ h: 0, s: 0, l: 0 })
    const pale = l > 0.75
    return new MeshPhysicalMaterial({
      color: new Color(colour),
      metalness: pale ? 0.02 : 0.35,
      roughness: pale ? 0.4 : 0.42,
      clearcoat: 1,
      clearcoatRoughness: 0.06,
    })
  })
}

const metal = (color: string, roughness: number, metalness = 1) => ({ color, roughness, metalness })

/** Everything but paint that a vehicle is made of. */
const looks = {
  rubber: metal('#202022', 0.8, 0),
  grip: metal('#1a1a1b', 0.9, 0),
  vinyl: metal('#202124', 0.56, 0),
  'tan vinyl': metal('#5d3d29', 0.6, 0),
  plastic: metal('#25272a', 0.52, 0),
  gloss: metal('#0d0e10', 0.16, 0.1),
  frame: metal('#212327', 0.36, 0.3),
  shadow: metal('#070708', 0.95, 0),
  steel: metal('#8f9296', 0.32),
  chrome: metal('#e8eaec', 0.06),
  alloy: metal('#b3b6ba', 0.34),
  'grey alloy': metal('#6d7176', 0.42, 0.85),
  'black alloy': metal('#2d3035', 0.38, 0.55),
  'black engine': metal('#36393d', 0.44, 0.5),
  fins: metal('#85888c', 0.45, 0.9),
  gold: metal('#c59a3a', 0.28),
  bronze: metal('#8a6a3c', 0.34, 0.9),
  copper: metal('#7d6a58', 0.35),
  spring: metal('#b51c22', 0.4, 0.2),
  'black spring': metal('#1d1e20', 0.35, 0.4),
  plate: metal('#f3f3ee', 0.5, 0),
  mirror: metal('#c9d3da', 0.03),
  reflector: metal('#dfe3e6', 0.12),
} as const

export type Finish = keyof typeof looks

/** A material by its name. */
export function finish(name: Finish): Material {
  return keep(name, () => new MeshStandardMaterial(looks[name]))
}

const glows = {
  lamp: ['#c9d3dc', '#e6efff', 0.62],
  line: ['#ffffff', '#f4f8ff', 2.4],
  warm: ['#fff3d8', '#ffdf9c', 1.2],
  tail: ['#c3121a', '#ff1a1a', 0.75],
  amber: ['#e88a12', '#ff8a00', 0.35],
  screen: ['#0c1418', '#3f8fb0', 0.5],
} as const

export type Glow = keyof typeof glows

/** A lens that shines. */
export function glow(name: Glow): Material {
  return keep(`glow ${name}`, () => {
    const [color, emissive, emissiveIntensity] = glows[name]
    return new MeshStandardMaterial({ color, emissive, emissiveIntensity, roughness: 0.12 })
  })
}

/** Clear or smoked glass. */
export function glass(tint: 'clear' | 'smoke'): Material {
  return keep(`glass ${tint}`, () => {
    const clear = tint === 'clear'
    return new MeshPhysicalMaterial({
      color: clear ? '#dfe9ee' : '#20262b',
      roughness: 0.04,
      metalness: 0,
      transparent: true,
      opacity: clear ? 0.28 : 0.72,
      depthWrite: false,
    })
  })
}

/** A material with a drawing on it: tread, lettering, a number plate. */
export function printed(key: string, make: () => Texture, kind: 'tread' | 'decal' | 'sheet'): Material {
  return keep(`printed ${key}`, () => {
    const map = make()
    if (kind === 'tread')
      return new MeshStandardMaterial({ map, bumpMap: map, bumpScale: 12, roughness: 0.85, color: '#ffffff' })
    return new MeshStandardMaterial({
      map,
      roughness: 0.4,
      transparent: kind === 'decal',
      polygonOffset: true,
      polygonOffsetFactor: -2,
    })
  })
}
