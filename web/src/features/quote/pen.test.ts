import { expect, test } from 'vitest'
import { brokenText, writeLine } from './pen.ts'

/** A canvas whose letters are all six tenths of the size wide, and which notes every text that is written. */
function aCanvas() {
  const written: string[] = []
  const canvas = {
    font: '',
    measureText: (text: string) => ({ width: text.length * 0.6 * Number(/(\d+)px/.exec(canvas.font)?.[1]) }),
    fillText: (text: string) => written.push(`${text} ${/\d+px/.exec(canvas.font)}`),
  }
  return { canvas: canvas as unknown as CanvasRenderingContext2D, written }
}

const look = { size: 60, weight: 800, colour: '#000' }

test('a long name breaks into two lines, in a size in which both fit', () => {
  const { canvas } = aCanvas()
  expect(brokenText(canvas, 'Activa 110', look, { room: 968, most: 2 })).toEqual({
    lines: ['Activa 110'],
    look,
  })
  const broken = brokenText(canvas, 'Kalinga Thunderstorm Adventure Tourer 1250 Limited', look, {
    room: 968,
    most: 2,
  })
  expect(broken.lines).toEqual(['Kalinga Thunderstorm', 'Adventure Tourer 1250 Limited'])
  expect(broken.look.size).toBeLessThan(60)
})

test('a line is written smaller where it must be, and ends in dots where even that does not help', () => {
  const { canvas, written } = aCanvas()
  const place = { x: 0, y: 0, room: 360 }
  for (const text of ['ten signs!', 'fourteen signs', 'a line of more than twenty signs'])
    writeLine(canvas, text, look, place)
  expect(written).toEqual(['ten signs! 60px', 'fourteen signs 42px', 'a line of more … 36px'])
})
