import { area, block, type Canvas, fade, type Ground, shine, soft } from './brush.ts'

/** Steps by a wide river in the morning, a temple tower and palms on the far bank. */
export function riverside(canvas: Canvas, ground: Ground): void {
  const { width, height, floor } = ground
  const bank = floor * 0.66
  soft(canvas, ground, 0.005, (on) => {
    block(
      on,
      fade(on, 0, bank, [
        [0, '#8dbbd8'],
        [0.6, '#d7e6ea'],
        [1, '#f6e6cb'],
      ]),
      0,
      0,
      width,
      bank,
    )
    shine(on, width * 0.78, bank * 0.62, height * 0.4, '#fff3d2', 0.9)
    hills(on, width, bank)
    tower(on, width * 0.16, bank, height * 0.24)
    tower(on, width * 0.235, bank, height * 0.12)
    for (const x of [0.05, 0.32, 0.36, 0.62, 0.9, 0.95]) palm(on, width * x, bank, height * (0.1 + (x % 0.1)))
    block(
      on,
      fade(on, bank, floor, [
        [0, '#e8dcc0'],
        [0.18, '#a9c2c6'],
        [1, '#6f98a6'],
      ]),
      0,
      bank,
      width,
      floor - bank,
    )
    for (let line = 0; line < 22; line++) {
      const y = bank + (floor - bank) * ((line + 1) / 23)
      on.globalAlpha = 0.22
      block(
        on,
        line % 2 ? '#f3ead2' : '#55808f',
        width * ((line * 0.37) % 0.7),
        y,
        width * 0.3,
        Math.max(height * 0.003, 1),
      )
    }
    on.globalAlpha = 1
    boat(on, width * 0.7, bank + (floor - bank) * 0.42, height * 0.13)
  })
  const deep = height - floor
  // Three stone steps, then the paved bank the vehicles stand on.
  const steps = ['#b7ab94', '#c4b89f', '#cfc3aa']
  steps.forEach((colour, index) => {
    const y = floor + deep * index * 0.07 - deep * 0.04
    block(canvas, '#8f846f', 0, y + deep * 0.05, width, deep * 0.03)
    block(canvas, colour, 0, y, width, deep * 0.055)
  })
  block(
    canvas,
    fade(canvas, floor + deep * 0.18, height, [
      [0, '#d5cab2'],
      [0.4, '#cbbfa6'],
      [1, '#b3a68c'],
    ]),
    0,
    floor + deep * 0.18,
    width,
    deep * 0.82,
  )
}

function hills(on: Canvas, width: number, bank: number): void {
  for (const [colour, high, wave] of [
    ['#a9bfc4', 0.13, 2.2],
    ['#7f9f86', 0.06, 5.1],
  ] as const) {
    const points: [number, number][] = [[0, bank]]
    for (let step = 0; step <= 40; step++) {
      const x = step / 40
      points.push([x * width, bank - bank * high * (0.55 + 0.45 * Math.sin(x * wave * 3 + wave))])
    }
    points.push([width, bank])
    area(on, colour, points)
  }
}

/** A curved temple tower with its crown. */
function tower(on: Canvas, x: number, bank: number, high: number): void {
  on.fillStyle = '#b99f7c'
  on.beginPath()
  on.moveTo(x - high * 0.22, bank)
  on.bezierCurveTo(
    x - high * 0.24,
    bank - high * 0.6,
    x - high * 0.16,
    bank - high * 0.78,
    x - high * 0.07,
    bank - high * 0.84,
  )
  on.lineTo(x + high * 0.07, bank - high * 0.84)
  on.bezierCurveTo(
    x + high * 0.16,
    bank - high * 0.78,
    x + high * 0.24,
    bank - high * 0.6,
    x + high * 0.22,
    bank,
  )
  on.fill()
  block(on, '#a68a66', x - high * 0.09, bank - high * 0.89, high * 0.18, high * 0.05)
  block(on, '#a68a66', x - high * 0.012, bank - high, high * 0.024, high * 0.12)
  for (let band = 1; band < 6; band++)
    block(
      on,
      '#a08563',
      x - high * 0.215 + band * high * 0.014,
      bank - band * high * 0.13,
      high * 0.43 - band * high * 0.028,
      high * 0.014,
    )
}

function palm(on: Canvas, x: number, bank: number, high: number): void {
  on.strokeStyle = '#59654c'
  on.lineCap = 'round'
  on.lineWidth = high * 0.045
  on.beginPath()
  on.moveTo(x, bank)
  on.quadraticCurveTo(x + high * 0.05, bank - high * 0.5, x + high * 0.02, bank - high)
  on.stroke()
  on.lineWidth = high * 0.04
  on.strokeStyle = '#4f7350'
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = Math.PI * (leaf / 8)
    on.beginPath()
    on.moveTo(x + high * 0.02, bank - high)
    on.quadraticCurveTo(
      x + Math.cos(angle) * high * 0.25,
      bank - high - Math.sin(angle) * high * 0.22,
      x + Math.cos(angle) * high * 0.36,
      bank - high + high * 0.1 - Math.sin(angle) * high * 0.12,
    )
    on.stroke()
  }
}

function boat(on: Canvas, x: number, y: number, long: number): void {
  on.fillStyle = '#4a3b30'
  on.beginPath()
  on.moveTo(x - long, y - long * 0.14)
  on.quadraticCurveTo(x, y + long * 0.3, x + long, y - long * 0.2)
  on.quadraticCurveTo(x, y + long * 0.04, x - long, y - long * 0.14)
  on.fill()
  area(on, '#8b5a3a', [
    [x - long * 0.3, y],
    [x - long * 0.24, y - long * 0.3],
    [x + long * 0.3, y - long * 0.3],
    [x + long * 0.36, y],
  ])
}
