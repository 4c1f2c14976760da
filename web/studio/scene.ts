/** What the stage can draw; plain data, handed from Node to the page. */
export interface Vehicle {
  bikeName: string
  bodyType: BodyType
  /** Lettering on the body, the model's own name. */
  lettering: string
  /** Main colour and accent, #rrggbb. */
  paint: readonly string[]
  /** Millimetres. */
  dimensions: {
    length: number
    width: number
    height: number
    wheelbase: number
    clearance: number
    seatHeight: number
  }
}

export type BodyType =
  | 'commuter'
  | 'naked'
  | 'faired'
  | 'retro'
  | 'adventure'
  | 'maxi-scooter'
  | 'family-scooter'
  | 'electric-scooter'

export type Backdrop =
  | 'none'
  | 'plain'
  | 'studio'
  | 'showroom'
  | 'workshop'
  | 'riverside'
  | 'evening'
  | 'road'
  | 'town'
  | 'graphite'
  | 'teal'

export type Detail = 'lamp' | 'front-wheel' | 'rear-wheel' | 'engine' | 'seat' | 'controls' | 'body'

export type AccessoryKind =
  | 'guard'
  | 'cover'
  | 'mat'
  | 'box'
  | 'screen'
  | 'pad'
  | 'charger'
  | 'rail'
  | 'helmet'

export type Scene =
  | {
      kind: 'vehicles'
      backdrop: Backdrop
      vehicles: readonly Vehicle[]
      /** Turn in degrees, 0 from the right side, front to the right. */
      turn?: number
      /** Leaves room for every other turn: for pictures that turn. */
      steady?: boolean
      /** Shows one part large. */
      detail?: Detail
      /** Where the vehicles stand across the picture, 0 to 1; in the middle when not said. */
      centre?: number
    }
  | { kind: 'swatch'; paint: readonly string[] }
  | { kind: 'accessory'; accessory: AccessoryKind }
  | { kind: 'wordmark'; text: string }
  | { kind: 'outlet'; seed: number; use: 'showroom' | 'workshop' }
