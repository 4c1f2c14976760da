import type { Tyre } from '../parts/tyre.ts'
import type { ScooterDesign } from './design.ts'

const tyre = (width: number, aspect: number, rim: number): Tyre => ({ width, aspect, rim, tread: 'scooter' })

const family = {
  front: tyre(90, 90, 12),
  rear: tyre(90, 100, 10),
  pattern: 'three',
  rims: 'black alloy',
  frontBrake: 'drum',
  lamp: 'bar',
  face: 'classic',
  motor: 'petrol',
  line: 'round',
  seat: 'vinyl',
  rail: 'alloy',
  trim: 'body',
} as const satisfies ScooterDesign

/** Every scooter of the catalogue but the one with a motorcycle's frame. */
export const scooters: Readonly<Record<string, ScooterDesign>> = {
  ACTIVA110: { ...family, pattern: 'steel', rims: 'grey alloy' },
  ACTIVA125: {
    ...family,
    frontBrake: { disc: 190 },
    pattern: 'five',
    face: 'chrome',
    seat: 'tan vinyl',
    rail: 'chrome',
  },
  DIO110: { ...family, lamp: 'apron', face: 'sharp', line: 'edged', rail: 'black alloy' },
  DIO125: {
    ...family,
    frontBrake: { disc: 190 },
    pattern: 'split',
    lamp: 'apron',
    face: 'sharp',
    line: 'edged',
    rail: 'black alloy',
    trim: 'accent',
  },
  ACTIVAe: {
    ...family,
    rear: tyre(110, 80, 12),
    frontBrake: { disc: 160 },
    pattern: 'five',
    lamp: 'apron',
    face: 'band',
    motor: 'electric',
  },
  QC1: {
    ...family,
    lamp: 'apron',
    face: 'band',
    motor: 'electric',
    line: 'edged',
    pattern: 'three',
    rims: 'grey alloy',
    rail: 'black alloy',
    trim: 'accent',
  },
}

/** A scooter that the table does not know. */
export const plainScooter: ScooterDesign = family
