import { CanvasTexture, LatheGeometry, RepeatWrapping, SRGBColorSpace, Vector2 } from 'three'
import { assembly, piece } from '../assembly.ts'
import { finish, printed } from '../materials.ts'

export type Tread = 'street' | 'sport' | 'knobby' | 'scooter'

export interface Tyre {
  /** Millimetres, as on the sidewall. */
  width: number
  /** Height of the sidewall in percent of the width. */
  aspect: number
  /** Rim in inches. */
  rim: number
  tread: Tread
}

/** Outer radius in millimetres. */
export function tyreRadius({ width, aspect, rim }: Tyre): number {
  return rim * 12.7 + (width * aspect) / 100
}

/** Groove lines of one repeat of the pattern, in a box of 1 × 1 across the tread. */
const grooves: Record<Tread, readonly (readonly (readonly [number, number])[])[]> = {
  street: [
    [
      [0, 0.5],
      [1, 0.5],
    ],
    [
      [0.1, 0.44],
      [0.5, 0.3],
      [0.55, 0.06],
    ],
    [
      [0.1, 0.56],
      [0.5, 0.7],
      [0.55, 0.94],
    ],
    [
      [0.7, 0.4],
      [0.95, 0.24],
    ],
    [
      [0.7, 0.6],
      [0.95, 0.76],
    ],
  ],
  sport: [
    [
      [0.05, 0.46],
      [0.6, 0.3],
      [0.9, 0.06],
    ],
    [
      [0.05, 0.54],
      [0.6, 0.7],
      [0.9, 0.94],
    ],
    [
      [0.6, 0.42],
      [0.85, 0.36],
    ],
    [
      [0.6, 0.58],
      [0.85, 0.64],
    ],
  ],
  knobby: [
    [
      [0, 0.5],
      [0.5, 0.5],
    ],
    [
      [0, 0.3],
      [1, 0.3],
    ],
    [
      [0, 0.7],
      [1, 0.7],
    ],
    [
      [0.5, 0],
      [0.55, 0.5],
      [0.5, 1],
    ],
    [
      [0.98, 0],
      [0.98, 0.32],
    ],
    [
      [0.98, 0.68],
      [0.98, 1],
    ],
  ],
  scooter: [
    [
      [0, 0.42],
      [1, 0.42],
    ],
    [
      [0, 0.58],
      [1, 0.58],
    ],
    [
      [0.1, 0.36],
      [0.6, 0.1],
    ],
    [
      [0.1, 0.64],
      [0.6, 0.9],
    ],
  ],
}

function treadTexture(tread: Tread, repeats: number): CanvasTexture {
  const element = document.createElement('canvas')
  element.width = 128
  element.height = 256
  const canvas = element.getContext('2d')
  if (canvas) {
    canvas.fillStyle = '#303034'
    canvas.fillRect(0, 0, 128, 256)
    canvas.strokeStyle = '#040404'
    canvas.lineWidth = tread === 'knobby' ? 15 : 8
    canvas.lineJoin = 'round'
    for (const line of grooves[tread]) {
      canvas.beginPath()
      for (const [x, y] of line) canvas.lineTo(x * 128, y * 256)
      canvas.stroke()
    }
  }
  const texture = new CanvasTexture(element)
  texture.wrapS = RepeatWrapping
  texture.repeat.set(repeats, 1)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

/** A round tyre around the z axis. */
export function tyre(shape: Tyre) {
  const { width, aspect, rim, tread } = shape
  const bead = rim * 12.7 - 4
  const outer = tyreRadius(shape)
  const height = outer - bead
  const half = width / 2
  // Crown and sidewalls as a superellipse: low, wide tyres are flatter on top.
  const square = aspect < 75 ? 2.5 : 2.25
  const at = (angle: number): Vector2 => {
    const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** (2 / square)
    const up = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** (2 / square)
    const centre = bead + height * 0.46
    return new Vector2(centre + (up > 0 ? up * height * 0.54 : up * height * 0.46), across * half)
  }
  const arc = (from: number, to: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, index) => at(from + ((to - from) * index) / steps))
  const shoulder = 0.42
  const band = new LatheGeometry(arc(shoulder, Math.PI - shoulder, 18), 120).rotateX(Math.PI / 2)
  const right = new LatheGeometry(arc(-0.9, shoulder, 10), 96).rotateX(Math.PI / 2)
  const left = new LatheGeometry(arc(Math.PI - shoulder, Math.PI + 0.9, 10), 96).rotateX(Math.PI / 2)
  const repeats = Math.round((outer * Math.PI * 2) / (tread === 'knobby' ? 62 : 52))
  const treaded = printed(`tread ${tread} ${repeats}`, () => treadTexture(tread, repeats), 'tread')
  return assembly(piece(band, treaded), piece(right, finish('rubber')), piece(left, finish('rubber')))
}
