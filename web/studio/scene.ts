/** What the stage can draw; plain data, handed from Node to the page. */
export interface Vehicle {
  bodyType: BodyType
  /** Main colour and accent, #rrggbb. */
  paint: readonly string[]
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
      /** Turn in degrees, 0 from the right side. */
      turn?: number
      /** Shows one part large. */
      detail?: Detail
      /** Where the vehicles stand across the picture, 0 to 1; in the middle when not said. */
      centre?: number
    }
  | { kind: 'swatch'; paint: readonly string[] }
  | { kind: 'accessory'; accessory: AccessoryKind }
  | { kind: 'wordmark'; text: string }

export interface Picture {
  /** Below web/public/media. */
  file: string
  width: number
  height: number
  scene: Scene
  /** Quality is lowered until the file fits. */
  maxBytes: number
}
