import { area, block, type Canvas, fade, type Ground, shine, soft } from './brush.ts'

const walls = ['#efd9b4', '#dfe4e1', '#e9b99a', '#f3ead6', '#b9d2d0', '#f0cf9a'] as const
const awnings = ['#b3202f', '#2c6e6a', '#d79a2b', '#34548a'] as const

/** A street of a small town in the morning: painted houses with awnings, balconies and trees, sun from the side. */
export function town(canvas: Canvas, ground: Ground): void {
  const { width, height, floor } = ground
  const unit = height / 100
  soft(canvas, ground, 0.008, (on) => {
    const morning = fade(on, 0, floor, [
      [0, '#9cc7e4'],
      [0.6, '#e4eff2'],
      [1, '#fff1d8'],
    ])
    block(on, morning, 0, 0, width, floor)
    shine(on, width * 0.86, floor * 0.1, unit * 60, '#fff4d4', 0.9)
    for (let index = 0, x = -unit * 10; x < width; index++) {
      const wide = unit * (34 + ((index * 29) % 17))
      house(on, index, x, wide, floor * (0.16 + ((index * 53) % 23) / 100), floor, unit)
      x += wide
    }
    for (let tree = 0; tree * unit * 74 < width; tree++) leaves(on, unit * (30 + tree * 74), floor, unit)
    block(on, '#cdbfa8', 0, floor * 0.955, width, floor * 0.045)
  })
  block(canvas, '#ded3bf', 0, floor - unit * 1.2, width, unit * 2)
  block(canvas, '#a89d8a', 0, floor + unit * 0.8, width, unit * 1.1)
  const street = fade(canvas, floor + unit * 1.9, height, [
    [0, '#a9a49c'],
    [0.35, '#b7b1a7'],
    [1, '#989389'],
  ])
  block(canvas, street, 0, floor + unit * 1.9, width, height - floor)
  shine(canvas, width * 0.8, floor + (height - floor) * 0.3, unit * 60, '#fff3d6', 0.4)
}

function house(
  on: Canvas,
  index: number,
  x: number,
  wide: number,
  top: number,
  floor: number,
  unit: number,
): void {
  block(on, walls[index % walls.length] ?? '#eee', x, top, wide, floor - top)
  block(on, '#ffffff66', x, top, wide, unit * 1.6)
  block(on, '#00000014', x, top, unit * 3, floor - top)
  const shop = floor * 0.66
  for (let y = top + unit * 5; y < shop - unit * 12; y += unit * 15)
    for (const at of [0.16, 0.58]) {
      const pane = fade(on, y, y + unit * 9, [
        [0, '#5f7f8c'],
        [1, '#8fabb3'],
      ])
      block(on, '#fbf7ee', x + wide * at - unit * 0.8, y - unit * 0.8, wide * 0.26 + unit * 1.6, unit * 10.6)
      block(on, pane, x + wide * at, y, wide * 0.26, unit * 9)
      block(on, '#7a6a55', x + wide * at - unit * 1.4, y + unit * 7, wide * 0.26 + unit * 2.8, unit * 0.8)
    }
  block(on, '#4a4740', x + wide * 0.07, shop + unit * 4, wide * 0.86, floor - shop)
  for (let shelf = 0; shelf < 3; shelf++)
    for (let box = 0; box < 6; box++)
      block(
        on,
        ['#d8a24a', '#b85a3c', '#e6dcc4', '#6f8f6a'][(shelf + box + index) % 4] ?? '#ccc',
        x + wide * (0.12 + box * 0.13),
        shop + unit * (7 + shelf * 6),
        wide * 0.09,
        unit * 3.6,
      )
  area(on, awnings[index % awnings.length] ?? '#b3202f', [
    [x + wide * 0.04, shop],
    [x + wide * 0.96, shop],
    [x + wide, shop + unit * 7],
    [x, shop + unit * 7],
  ])
  for (let stripe = 0; stripe < 5; stripe++)
    area(on, '#ffffff55', [
      [x + wide * (0.08 + stripe * 0.19), shop],
      [x + wide * (0.16 + stripe * 0.19), shop],
      [x + wide * (0.17 + stripe * 0.19), shop + unit * 7],
      [x + wide * (0.08 + stripe * 0.19), shop + unit * 7],
    ])
}

function leaves(on: Canvas, x: number, floor: number, unit: number): void {
  block(on, '#6b5744', x - unit, floor * 0.5, unit * 2, floor * 0.48)
  for (const [dx, dy, size, colour] of [
    [-7, 0.5, 9, '#5d8a54'],
    [7, 0.48, 9, '#6b9a5d'],
    [0, 0.4, 11, '#79a866'],
  ] as const) {
    on.fillStyle = colour
    on.beginPath()
    on.arc(x + dx * unit, floor * dy, size * unit, 0, Math.PI * 2)
    on.fill()
  }
}
