import type { Group } from 'three'
import type { Vehicle } from '../../scene.ts'
import type { MotorcycleDesign } from '../models/design.ts'
import { adventureDress } from './adventure.ts'
import { commuterDress } from './commuter.ts'
import { fairedDress } from './faired.ts'
import { maxiDress } from './maxi.ts'
import { retroDress } from './retro.ts'
import type { Rig } from './rig.ts'
import { streetDress } from './street.ts'

/** Tank, seat, lamps, mudguards and panels of a motorcycle. */
export function dressed(rig: Rig, design: MotorcycleDesign, vehicle: Vehicle): Group {
  const { dress } = design
  switch (dress.kind) {
    case 'commuter':
      return commuterDress(rig, design, dress, vehicle)
    case 'street':
      return streetDress(rig, design, dress, vehicle)
    case 'faired':
      return fairedDress(rig, design, vehicle)
    case 'maxi':
      return maxiDress(rig, design, vehicle)
    case 'retro':
      return retroDress(rig, design, dress, vehicle)
    case 'adventure':
      return adventureDress(rig, design, dress, vehicle)
  }
}
