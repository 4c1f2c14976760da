import { area, block, type Canvas, fade, type Ground, shine, soft } from './brush.ts'

/** A country road at sunset: a low sun over hills and fields, trees, a guard rail, asphalt with an edge line. */
export function road(canvas: Canvas, ground: Ground): void {
  const { width, height, floor } = ground
  const unit = height / 100
  const land = floor * 0.74
  soft(canvas, ground, 0.007, (on) => {
    const dusk = fade(on, 0, land, [
      [0, '#2b3866'],
      [0.42, '#77608f'],
      [0.72, '#d98873'],
      [1, '#f9c97f'],
    ])
    block(on, dusk, 0, 0, width, land)
    shine(on, width * 0.24, land * 0.93, unit * 70, '#ffdf9c', 0.6)
    shine(on, width * 0.24, land * 0.93, unit * 9, '#fff6d8', 1)
    clouds(on, width, land, unit)
    ridge(on, width, land, '#8a6f8c', 0.2, 2.3)
    ridge(on, width, land, '#5d5472', 0.11, 4.1)
    const fields = fade(on, land, floor, [
      [0, '#6a5a4c'],
      [0.5, '#4f4c3f'],
      [1, '#37382f'],
    ])
    block(on, fields, 0, land, width, floor - land)
    for (let tree = 0; tree * unit * 6 < width + unit * 8; tree++)
      crown(on, tree * unit * 6 + ((tree * 37) % 5) * unit, land, unit * (5 + ((tree * 53) % 7)))
  })
  rail(canvas, width, floor, unit)
  const asphalt = fade(canvas, floor, height, [
    [0, '#5a4f4d'],
    [0.3, '#4a4546'],
    [1, '#312f33'],
  ])
  block(canvas, asphalt, 0, floor, width, height - floor)
  const deep = height - floor
  block(canvas, '#d8c7ae', 0, floor + deep * 0.1, width, Math.max(deep * 0.022, 1))
  shine(canvas, width * 0.24, floor, unit * 60, '#ffc58a', 0.3)
}

function clouds(on: Canvas, width: number, land: number, unit: number): void {
  on.globalAlpha = 0.34
  for (const [x, y, long] of [
    [0.1, 0.3, 46],
    [0.42, 0.5, 60],
    [0.7, 0.24, 40],
    [0.82, 0.62, 52],
  ] as const) {
    on.fillStyle = '#f3b49a'
    on.beginPath()
    on.ellipse(width * x, land * y, long * unit, unit * 1.6, 0, 0, Math.PI * 2)
    on.ellipse(width * x + unit * 12, land * y + unit * 2.4, long * unit * 0.6, unit * 1.1, 0, 0, Math.PI * 2)
    on.fill()
  }
  on.globalAlpha = 1
}

function ridge(on: Canvas, width: number, land: number, colour: string, high: number, wave: number): void {
  const points: [number, number][] = [[0, land]]
  for (let step = 0; step <= 60; step++) {
    const x = step / 60
    const swing = 0.55 + 0.3 * Math.sin(x * wave * 3 + wave) + 0.15 * Math.sin(x * wave * 9)
    points.push([x * width, land - land * high * swing])
  }
  area(on, colour, [...points, [width, land]])
}

function crown(on: Canvas, x: number, land: number, high: number): void {
  on.fillStyle = '#45404f'
  on.fillRect(x - high * 0.03, land - high * 0.5, high * 0.06, high * 0.62)
  on.beginPath()
  for (const [dx, dy, size] of [
    [0, 0.72, 0.3],
    [-0.24, 0.58, 0.24],
    [0.25, 0.6, 0.23],
  ] as const) {
    on.moveTo(x + (dx + size) * high, land - dy * high)
    on.arc(x + dx * high, land - dy * high, size * high, 0, Math.PI * 2)
  }
  on.fill()
}

function rail(canvas: Canvas, width: number, floor: number, unit: number): void {
  const top = floor - unit * 9
  for (let x = unit * 6; x < width; x += unit * 30) block(canvas, '#3a3639', x, top, unit * 1.3, unit * 9)
  const steel = fade(canvas, top, top + unit * 4, [
    [0, '#d9b49a'],
    [0.3, '#8d7f80'],
    [0.55, '#b89f92'],
    [1, '#5d5558'],
  ])
  block(canvas, steel, 0, top, width, unit * 4)
}
