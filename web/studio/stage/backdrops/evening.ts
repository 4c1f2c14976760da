import { block, type Canvas, fade, type Ground, shine, soft } from './brush.ts'

/** A street after sunset: lit shop fronts out of focus, lamps, a dark road that mirrors them. */
export function evening(canvas: Canvas, ground: Ground): void {
  const { width, height, floor } = ground
  const unit = height / 100
  const lamps: number[] = []
  soft(canvas, ground, 0.012, (on) => {
    block(
      on,
      fade(on, 0, floor, [
        [0, '#1c2140'],
        [0.45, '#4a3f63'],
        [0.8, '#a5645c'],
        [1, '#d98e57'],
      ]),
      0,
      0,
      width,
      floor,
    )
    for (let index = 0, x = -unit * 4; x < width; index++) {
      const wide = unit * (16 + ((index * 29) % 17))
      const top = floor * (0.22 + ((index * 53) % 37) / 100)
      block(on, index % 2 ? '#262a40' : '#1f2236', x, top, wide, floor - top)
      for (let row = 0; row < 5; row++) {
        for (let column = 0; column < 4; column++) {
          if ((index * 7 + row * 3 + column * 5) % 4 === 0) continue
          const y = top + unit * (4 + row * 8)
          if (y < floor * 0.76)
            block(
              on,
              (row + column + index) % 3 ? '#f3c677' : '#6b6f8e',
              x + unit * 2 + column * (wide / 4.2),
              y,
              wide * 0.13,
              unit * 4,
            )
        }
      }
      block(
        on,
        ['#f7d28a', '#f0b060', '#ffe2ad'][index % 3] ?? '#f7d28a',
        x + unit,
        floor * 0.8,
        wide - unit * 2,
        floor * 0.17,
      )
      block(
        on,
        ['#b3202f', '#00857c', '#c8a24a'][index % 3] ?? '#b3202f',
        x + unit,
        floor * 0.74,
        wide - unit * 2,
        floor * 0.055,
      )
      x += wide + unit
    }
    block(on, '#2b2a38', 0, floor * 0.965, width, floor * 0.04)
  })
  for (let x = width * 0.08; x < width; x += Math.max(width * 0.21, unit * 36)) lamps.push(x)
  for (const x of lamps) {
    block(canvas, '#15161f', x - unit * 0.4, floor * 0.2, unit * 0.8, floor * 0.8)
    block(canvas, '#15161f', x - unit * 0.4, floor * 0.2, unit * 7, unit * 0.7)
    shine(canvas, x + unit * 6, floor * 0.215, unit * 13, '#ffdc9a', 0.85)
    shine(canvas, x + unit * 6, floor * 0.215, unit * 3, '#fff6df', 1)
  }
  block(
    canvas,
    fade(canvas, floor, height, [
      [0, '#3d3a46'],
      [0.5, '#33323d'],
      [1, '#25252e'],
    ]),
    0,
    floor,
    width,
    height - floor,
  )
  canvas.save()
  canvas.filter = `blur(${unit * 2.4}px)`
  for (const x of lamps) {
    canvas.globalAlpha = 0.3
    block(
      canvas,
      fade(canvas, floor, height, [
        [0, '#ffd08a'],
        [0.9, '#ffd08a00'],
      ]),
      x + unit * 3,
      floor,
      unit * 6,
      height - floor,
    )
  }
  canvas.restore()
}
