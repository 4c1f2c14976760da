import type { Finish } from '../materials.ts'
import type { MultiShape } from '../parts/multi.ts'
import type { SingleShape } from '../parts/single-shape.ts'
import type { ForkShape } from '../parts/suspension.ts'
import type { Tyre } from '../parts/tyre.ts'
import type { Pattern } from '../parts/wheel.ts'

export type Brake = 'drum' | { disc: number; petal?: boolean; twin?: boolean }

export type Silencer = 'long' | 'short' | 'twin-mouth' | 'stub' | 'peashooter' | 'low-black' | 'high' | 'maxi'

/** What makes a motorcycle itself, beside its figures and its paint. */
export interface MotorcycleDesign {
  front: Tyre
  rear: Tyre
  pattern: Pattern
  rims: Finish
  frontBrake: Brake
  rearBrake: Brake
  fork: Pick<ForkShape, 'upsideDown' | 'legs' | 'half' | 'radius'> & Pick<ForkShape, 'gaiters' | 'covers'>
  /** Degrees the steering leans back. */
  rake: number
  shocks: 'twin' | 'mono'
  coil: Finish
  engine: ({ kind: 'single' } & SingleShape) | ({ kind: 'multi' } & Omit<MultiShape, 'collect'>)
  silencer: Silencer
  silencerFinish: Finish
  shield?: Finish
  chain: 'case' | 'open'
  bar: { y: number; x: number; chrome?: boolean; guards?: boolean }
  mirrors: 'round' | 'wide'
  sareeGuard?: boolean
  crashBar?: Finish
  centreStand?: boolean
  dress: Dress
}

export type Dress =
  | {
      kind: 'commuter'
      lamp: 'round' | 'square' | 'wide' | 'wedge' | 'eagle'
      /** A teardrop, a long and roomy tank, or one with high shoulders in front. */
      tank: 'teardrop' | 'roomy' | 'shouldered'
      shrouds: 'none' | 'small' | 'large'
      /** Wings beside the tank in the accent colour. */
      contrast?: boolean
      fenders: 'painted' | 'black' | 'chrome'
      seat: Finish
      tail: 'plain' | 'slim'
      /** Steps the pillion's seat up. */
      stepped: number
      rail: Finish
      belly?: boolean
      graphic: 'lines' | 'sweep' | 'block' | 'chrome-badge'
    }
  | { kind: 'street'; lamp: 'face' | 'shield' | 'round'; shrouds: number; gold?: boolean; four?: boolean }
  | { kind: 'faired' }
  | { kind: 'maxi' }
  | { kind: 'retro'; fenders: 'painted' | 'chrome' | 'short'; seat: 'dual' | 'tan' | 'roll'; band: boolean }
  | { kind: 'adventure'; size: 'small' | 'large' }

export type AdventureDress = Extract<Dress, { kind: 'adventure' }>
export type CommuterDress = Extract<Dress, { kind: 'commuter' }>

/** What makes a scooter itself. */
export interface ScooterDesign {
  front: Tyre
  rear: Tyre
  pattern: Pattern
  rims: Finish
  frontBrake: Brake
  /** Where the headlamp sits. */
  lamp: 'bar' | 'apron'
  face: 'classic' | 'chrome' | 'sharp' | 'band'
  motor: 'petrol' | 'electric'
  /** Sharp tail and side panels, or rounded ones. */
  line: 'round' | 'edged'
  seat: Finish
  rail: Finish
  /** Rubber and plastic trims in the accent colour. */
  trim: 'body' | 'accent'
}
