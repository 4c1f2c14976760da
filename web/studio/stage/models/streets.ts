import { black, commuter, telescopic, tyre } from './commuters.ts'
import type { MotorcycleDesign } from './design.ts'

export const street = {
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

export const large = {
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

export const streets: Record<string, MotorcycleDesign> = {
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

export const adventures: Record<string, MotorcycleDesign> = {
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

export const maxis: Record<string, MotorcycleDesign> = {
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
