import type { Tyre } from '../parts/tyre.ts'
import type { MotorcycleDesign } from './design.ts'

const tyre = (width: number, aspect: number, rim: number, tread: Tyre['tread'] = 'street'): Tyre => ({
  width,
  aspect,
  rim,
  tread,
})

const small = {
  kind: 'single',
  size: 1.12,
  lean: 16,
  tall: 138,
  wide: 132,
  fins: 10,
  case: 'fins',
  cylinder: 'fins',
  covers: 'alloy',
  kick: true,
} as const
const black = { ...small, case: 'black engine', cylinder: 'black engine', covers: 'grey alloy' } as const
const telescopic = { upsideDown: false, legs: 'alloy', half: 84, radius: 16 } as const

const commuter = {
  front: tyre(80, 100, 18),
  rear: tyre(80, 100, 18),
  pattern: 'split',
  rims: 'black alloy',
  frontBrake: 'drum',
  rearBrake: 'drum',
  fork: telescopic,
  rake: 26.5,
  shocks: 'twin',
  coil: 'chrome',
  engine: small,
  silencer: 'long',
  silencerFinish: 'black engine',
  shield: 'chrome',
  chain: 'case',
  bar: { x: -118, y: 1016, chrome: true },
  mirrors: 'wide',
  sareeGuard: true,
  centreStand: true,
} as const

/** Everyday motorcycles of 100 to 160 cc. */
const commuters: Record<string, MotorcycleDesign> = {
  CD110DELUXE: {
    ...commuter,
    pattern: 'five',
    silencerFinish: 'chrome',
    dress: {
      kind: 'commuter',
      lamp: 'square',
      shrouds: 'none',
      tail: 'plain',
      stepped: 0,
      rail: 'chrome',
      graphic: 'lines',
    },
  },
  SHINE100: {
    ...commuter,
    front: tyre(72, 100, 17),
    rear: tyre(80, 100, 17),
    pattern: 'six',
    bar: { x: -118, y: 990, chrome: true },
    dress: {
      kind: 'commuter',
      lamp: 'square',
      shrouds: 'none',
      tail: 'plain',
      stepped: 0,
      rail: 'alloy',
      graphic: 'sweep',
    },
  },
  LIVO: {
    ...commuter,
    frontBrake: { disc: 240 },
    engine: black,
    dress: {
      kind: 'commuter',
      lamp: 'wide',
      shrouds: 'small',
      tail: 'plain',
      stepped: 8,
      rail: 'black alloy',
      graphic: 'sweep',
    },
  },
  SHINE125: {
    ...commuter,
    rear: tyre(90, 90, 18),
    frontBrake: { disc: 240 },
    dress: {
      kind: 'commuter',
      lamp: 'wide',
      shrouds: 'small',
      tail: 'plain',
      stepped: 0,
      rail: 'alloy',
      graphic: 'lines',
    },
  },
  SP125: {
    ...commuter,
    rear: tyre(100, 80, 18),
    frontBrake: { disc: 240 },
    engine: black,
    silencer: 'short',
    dress: {
      kind: 'commuter',
      lamp: 'wedge',
      shrouds: 'large',
      tail: 'slim',
      stepped: 14,
      rail: 'black alloy',
      graphic: 'block',
    },
  },
  SP160: {
    ...commuter,
    front: tyre(80, 100, 17),
    rear: tyre(130, 70, 17),
    pattern: 'twin',
    frontBrake: { disc: 276, petal: true },
    rearBrake: { disc: 220, petal: true },
    shocks: 'mono',
    coil: 'spring',
    engine: { ...black, size: 1.18, kick: false },
    silencer: 'twin-mouth',
    chain: 'open',
    dress: {
      kind: 'commuter',
      lamp: 'eagle',
      shrouds: 'large',
      tail: 'slim',
      stepped: 26,
      rail: 'black alloy',
      belly: true,
      graphic: 'block',
    },
  },
  UNICORN: {
    ...commuter,
    rear: tyre(100, 90, 18),
    frontBrake: { disc: 240 },
    shocks: 'mono',
    engine: { ...small, size: 1.18 },
    pattern: 'six',
    dress: {
      kind: 'commuter',
      lamp: 'eagle',
      shrouds: 'none',
      tail: 'plain',
      stepped: 10,
      rail: 'alloy',
      graphic: 'chrome-badge',
    },
  },
}

const street = {
  ...commuter,
  front: tyre(110, 70, 17, 'sport'),
  rear: tyre(140, 70, 17, 'sport'),
  pattern: 'twin',
  frontBrake: { disc: 276, petal: true },
  rearBrake: { disc: 220, petal: true },
  fork: { upsideDown: true, legs: 'gold', half: 92, radius: 19 },
  rake: 25.5,
  shocks: 'mono',
  coil: 'spring',
  engine: { ...black, size: 1.2, kick: false, wide: 136 },
  chain: 'open',
  bar: { x: -112, y: 1010 },
  sareeGuard: false,
  centreStand: false,
} as const

const four = {
  kind: 'multi',
  cylinders: 4,
  lean: 28,
  case: 'black engine',
  covers: 'bronze',
  pipes: 'copper',
} as const
const twin = {
  kind: 'multi',
  cylinders: 2,
  lean: 16,
  case: 'black engine',
  covers: 'grey alloy',
  pipes: 'steel',
} as const

const large = {
  ...street,
  front: tyre(120, 70, 17, 'sport'),
  rear: tyre(180, 55, 17, 'sport'),
  pattern: 'split',
  frontBrake: { disc: 310, twin: true },
  rearBrake: { disc: 240 },
  fork: { upsideDown: true, legs: 'bronze', half: 104, radius: 22 },
  engine: four,
  silencer: 'stub',
  silencerFinish: 'grey alloy',
} as const

const streets: Record<string, MotorcycleDesign> = {
  'HORNET2.0': {
    ...street,
    silencer: 'twin-mouth',
    silencerFinish: 'black engine',
    dress: { kind: 'street', lamp: 'shield', shrouds: 0.9, gold: true },
  },
  XBLADE: {
    ...street,
    front: tyre(80, 100, 17),
    rear: tyre(130, 70, 17),
    fork: telescopic,
    silencer: 'twin-mouth',
    bar: { x: -112, y: 1024 },
    dress: { kind: 'street', lamp: 'face', shrouds: 0.6 },
  },
  CB650R: {
    ...large,
    bar: { x: -96, y: 1010 },
    dress: { kind: 'street', lamp: 'round', shrouds: 0, four: true },
  },
  CBR650R: { ...large, bar: { x: -84, y: 960 }, dress: { kind: 'faired' } },
}

const retro = {
  ...commuter,
  front: tyre(100, 90, 19),
  rear: tyre(130, 70, 18),
  frontBrake: { disc: 310 },
  rearBrake: { disc: 240 },
  fork: { upsideDown: false, legs: 'alloy', half: 96, radius: 20 },
  rake: 27,
  coil: 'black spring',
  engine: {
    ...small,
    size: 1.24,
    lean: 4,
    tall: 176,
    wide: 152,
    fins: 12,
    kick: false,
    cylinder: 'black engine',
    case: 'black engine',
  },
  silencer: 'peashooter',
  silencerFinish: 'chrome',
  chain: 'open',
  bar: { x: -136, y: 1046, chrome: true },
  mirrors: 'round',
  sareeGuard: false,
} as const

const retros: Record<string, MotorcycleDesign> = {
  CB350: {
    ...retro,
    fork: { ...retro.fork, covers: 'black alloy' },
    dress: { kind: 'retro', fenders: 'painted', seat: 'dual', band: false },
  },
  CB350DLX: {
    ...retro,
    fork: { ...retro.fork, covers: 'chrome' },
    engine: { ...retro.engine, covers: 'chrome' },
    dress: { kind: 'retro', fenders: 'painted', seat: 'tan', band: false },
  },
  "CB350H'ness": { ...retro, dress: { kind: 'retro', fenders: 'chrome', seat: 'dual', band: true } },
  "CB350H'nessDLX": {
    ...retro,
    engine: { ...retro.engine, covers: 'chrome' },
    dress: { kind: 'retro', fenders: 'chrome', seat: 'tan', band: true },
  },
  CB350RS: {
    ...retro,
    rear: tyre(150, 70, 17),
    fork: { ...retro.fork, gaiters: true, legs: 'black alloy' },
    engine: { ...retro.engine, covers: 'grey alloy' },
    silencer: 'low-black',
    silencerFinish: 'black engine',
    shield: 'steel',
    bar: { x: -120, y: 1024 },
    dress: { kind: 'retro', fenders: 'short', seat: 'roll', band: false },
  },
}

const adventures: Record<string, MotorcycleDesign> = {
  NX200: {
    ...street,
    silencer: 'twin-mouth',
    silencerFinish: 'black engine',
    bar: { x: -120, y: 1062, guards: true },
    dress: { kind: 'adventure', size: 'small' },
  },
  XL750TRANSALP: {
    ...large,
    front: tyre(90, 90, 21, 'knobby'),
    rear: tyre(150, 70, 18, 'knobby'),
    pattern: 'wire',
    rims: 'gold',
    fork: { upsideDown: true, legs: 'black alloy', half: 104, radius: 22 },
    frontBrake: { disc: 310, twin: true, petal: true },
    rake: 27,
    engine: twin,
    silencer: 'high',
    silencerFinish: 'steel',
    shield: 'black engine',
    bar: { x: -124, y: 1190, guards: true },
    crashBar: 'frame',
    dress: { kind: 'adventure', size: 'large' },
  },
}

const maxis: Record<string, MotorcycleDesign> = {
  'X-ADV': {
    ...large,
    front: tyre(120, 70, 17, 'knobby'),
    rear: tyre(160, 60, 15, 'knobby'),
    pattern: 'wire',
    rims: 'gold',
    fork: { upsideDown: true, legs: 'bronze', half: 104, radius: 21 },
    frontBrake: { disc: 296, twin: true },
    rake: 27,
    engine: twin,
    silencer: 'maxi',
    silencerFinish: 'grey alloy',
    shield: 'black engine',
    bar: { x: -120, y: 1110, guards: true },
    dress: { kind: 'maxi' },
  },
}

/** Every motorcycle of the catalogue. */
export const motorcycles: Readonly<Record<string, MotorcycleDesign>> = {
  ...commuters,
  ...streets,
  ...retros,
  ...adventures,
  ...maxis,
}

/** A motorcycle that the table does not know. */
export const plainMotorcycle: MotorcycleDesign = {
  ...commuter,
  dress: {
    kind: 'commuter',
    lamp: 'wide',
    shrouds: 'small',
    tail: 'plain',
    stepped: 0,
    rail: 'alloy',
    graphic: 'lines',
  },
}
