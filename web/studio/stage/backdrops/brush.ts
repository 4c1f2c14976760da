export type Canvas = CanvasRenderingContext2D

/** The part of a picture a backdrop fills: width, height and the line where the floor begins, in pixels. */
export interface Ground {
  width: number
  height: number
  floor: number
}

/** A gradient from above to below; stops are shares and colours. */
export function fade(
  canvas: Canvas,
  from: number,
  to: number,
  stops: readonly (readonly [share: number, colour: string])[],
): CanvasGradient {
  const gradient = canvas.createLinearGradient(0, from, 0, to)
  for (const [share, colour] of stops) gradient.addColorStop(share, colour)
  return gradient
}

/** A rectangle. */
export function block(
  canvas: Canvas,
  colour: string | CanvasGradient,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  canvas.fillStyle = colour
  canvas.fillRect(x, y, width, height)
}

/** An area between points. */
export function area(
  canvas: Canvas,
  colour: string | CanvasGradient,
  points: readonly (readonly [x: number, y: number])[],
): void {
  canvas.fillStyle = colour
  canvas.beginPath()
  for (const [x, y] of points) canvas.lineTo(x, y)
  canvas.closePath()
  canvas.fill()
}

/** A soft round light. */
export function shine(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): void {
  const light = canvas.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, colour)
  light.addColorStop(1, `${colour}00`)
  canvas.save()
  canvas.globalAlpha = strength
  canvas.fillStyle = light
  canvas.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  canvas.restore()
}

/** Paints out of focus: `paint` draws sharp, the picture gets it blurred by a share of its height. */
export function soft(
  canvas: Canvas,
  { width, height }: Ground,
  share: number,
  paint: (on: Canvas) => void,
): void {
  const element = document.createElement('canvas')
  element.width = width
  element.height = height
  const sharp = element.getContext('2d')
  if (!sharp) return
  paint(sharp)
  canvas.save()
  canvas.filter = `blur(${Math.max(height * share, 0.5)}px)`
  // A little larger than the picture, so that no blurred edge shows.
  const grow = share * 3
  canvas.drawImage(element, -width * grow, -height * grow, width * (1 + grow * 2), height * (1 + grow * 2))
  canvas.restore()
}
