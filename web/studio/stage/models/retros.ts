import { commuter, small, tyre } from './commuters.ts'
import type { MotorcycleDesign } from './design.ts'

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

export const retros: Record<string, MotorcycleDesign> = {
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
