import { area, block, type Canvas, fade, type Ground, shine, soft } from './brush.ts'

/** A dealer's hall: light wall with a red band, tall windows, rows of lamps, a polished floor. */
export function showroom(canvas: Canvas, ground: Ground): void {
  const { width, height, floor } = ground
  soft(canvas, ground, 0.006, (on) => {
    block(
      on,
      fade(on, 0, floor, [
        [0, '#d9d8d6'],
        [0.25, '#f4f3f1'],
        [1, '#e9e7e4'],
      ]),
      0,
      0,
      width,
      floor,
    )
    const pane = height * 0.34
    for (let x = -pane * 0.3; x < width; x += pane * 1.18) {
      block(
        on,
        fade(on, floor * 0.28, floor * 0.92, [
          [0, '#f8fcff'],
          [0.55, '#dfeaf0'],
          [0.7, '#c9d6cf'],
          [1, '#bcc4bd'],
        ]),
        x,
        floor * 0.3,
        pane,
        floor * 0.62,
      )
      block(on, '#b9bcbf', x - height * 0.012, floor * 0.28, height * 0.014, floor * 0.66)
      block(on, '#c9ccce', x, floor * 0.58, pane, height * 0.008)
    }
    block(on, '#d40f2c', 0, floor * 0.2, width, floor * 0.05)
    block(on, '#1b1d21', 0, floor * 0.255, width, floor * 0.012)
    for (let lamp = 0; lamp < 6; lamp++) {
      const x = width * ((lamp + 0.5) / 6)
      area(on, '#ffffff', [
        [x - width * 0.05, floor * 0.035],
        [x + width * 0.05, floor * 0.035],
        [x + width * 0.038, floor * 0.07],
        [x - width * 0.038, floor * 0.07],
      ])
    }
    block(on, '#cfccc7', 0, floor * 0.94, width, floor * 0.06)
  })
  block(
    canvas,
    fade(canvas, floor, height, [
      [0, '#cfcbc5'],
      [0.35, '#dcd8d2'],
      [1, '#c4bfb8'],
    ]),
    0,
    floor,
    width,
    height - floor,
  )
  canvas.save()
  canvas.globalAlpha = 0.2
  const pane = height * 0.34
  for (let x = -pane * 0.3; x < width; x += pane * 1.18)
    block(
      canvas,
      fade(canvas, floor, height, [
        [0, '#ffffff'],
        [0.8, '#ffffff00'],
      ]),
      x,
      floor,
      pane,
      height - floor,
    )
  canvas.restore()
}

/** A workshop: tool wall, red cabinets, shelves with tyres, lamps under the roof, a grey sealed floor. */
export function workshop(canvas: Canvas, ground: Ground): void {
  const { width, height, floor } = ground
  const unit = height / 100
  soft(canvas, ground, 0.007, (on) => {
    block(
      on,
      fade(on, 0, floor, [
        [0, '#aeb4b9'],
        [0.3, '#d3d8dc'],
        [1, '#bfc5ca'],
      ]),
      0,
      0,
      width,
      floor,
    )
    block(on, '#5d6369', 0, floor * 0.62, width, floor * 0.38)
    block(on, '#8f969c', 0, floor * 0.24, width, floor * 0.32)
    const tools = ['#e6e8ea', '#3c4147', '#c8102e', '#d9dcdf', '#2e3338']
    for (let index = 0; index * unit * 5.2 < width; index++) {
      const x = index * unit * 5.2 + unit * 2
      const long = unit * (8 + ((index * 37) % 9))
      block(on, tools[index % tools.length] ?? '#333', x, floor * 0.27, unit * 1.1, long)
      block(on, tools[index % tools.length] ?? '#333', x - unit * 0.9, floor * 0.27, unit * 2.9, unit * 2)
    }
    for (let index = 0; index * unit * 44 < width; index++) {
      const x = index * unit * 44 + unit * 3
      const wide = unit * 24
      block(
        on,
        fade(on, floor * 0.66, floor, [
          [0, '#d0152f'],
          [1, '#8f0f20'],
        ]),
        x,
        floor * 0.66,
        wide,
        floor * 0.32,
      )
      for (let drawer = 0; drawer < 4; drawer++)
        block(on, '#e7c9cc', x + unit * 2, floor * (0.7 + drawer * 0.07), wide - unit * 4, unit * 0.7)
      for (let tyre = 0; tyre < 3; tyre++) {
        on.strokeStyle = '#1d1f22'
        on.lineWidth = unit * 2.6
        on.beginPath()
        on.arc(x + unit * (30 + tyre * 5), floor * 0.84, unit * 6, 0, Math.PI * 2)
        on.stroke()
      }
    }
    for (let lamp = 0; lamp < 4; lamp++)
      block(on, '#fdfdf8', width * (0.06 + lamp * 0.25), floor * 0.05, width * 0.15, unit * 1.8)
  })
  block(
    canvas,
    fade(canvas, floor, height, [
      [0, '#8f9499'],
      [0.3, '#a6abb0'],
      [1, '#888d92'],
    ]),
    0,
    floor,
    width,
    height - floor,
  )
  area(canvas, '#d8b22a55', [
    [0, floor + (height - floor) * 0.62],
    [width, floor + (height - floor) * 0.62],
    [width, floor + (height - floor) * 0.66],
    [0, floor + (height - floor) * 0.66],
  ])
  for (let lamp = 0; lamp < 4; lamp++)
    shine(
      canvas,
      width * (0.13 + lamp * 0.25),
      floor + (height - floor) * 0.35,
      height * 0.2,
      '#ffffff',
      0.22,
    )
}
