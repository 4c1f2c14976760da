import { typeface } from './lettering.ts'

/** A model's name in ink on a transparent ground, expanded and heavy, as wide as it fits. */
export function drawWordmark(
  canvas: CanvasRenderingContext2D,
  text: string,
  width: number,
  height: number,
): void {
  canvas.fillStyle = '#14161a'
  canvas.textBaseline = 'middle'
  canvas.fontStretch = 'expanded'
  let size = height * 0.62
  do {
    canvas.font = `800 ${size}px ${typeface}`
    size -= 2
  } while (canvas.measureText(text).width > width * 0.96 && size > 8)
  canvas.fillText(text, width * 0.02, height * 0.52)
}
