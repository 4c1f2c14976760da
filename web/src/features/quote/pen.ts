/** Where text stands and what it looks like; lengths in pixels of the picture. */
export interface TextLook {
  size: number
  weight: number
  colour: string
  /** In the wide cut of names and prices. */
  wide?: boolean
  align?: 'left' | 'right'
}

const family = 'Archivo, "Noto Sans Oriya", "Noto Sans Devanagari", system-ui, sans-serif'
/** Letters with their signs: nothing is cut within one. */
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function fontOf({ size, weight, wide }: TextLook): string {
  return `${weight} ${wide ? 'expanded' : 'normal'} ${size}px ${family}`
}

/** Waits for the fonts that a text on the picture needs; without them it would be in another one. */
export async function fontsAreReady(text: string): Promise<void> {
  // Digits and "₹" are in each picture.
  const looks = [400, 800].map((weight) => fontOf({ size: 40, weight, wide: true, colour: '' }))
  await Promise.all(looks.map((look) => document.fonts.load(look, `₹1 ${text}`)))
}

/** Writes one line whose foot stands at `y`, smaller where it is wider than `room`; what is still too long ends in "…". */
export function writeLine(
  canvas: CanvasRenderingContext2D,
  text: string,
  look: TextLook,
  { x, y, room }: { x: number; y: number; room: number },
): void {
  const least = Math.round(look.size * 0.6)
  let { size } = look
  canvas.font = fontOf(look)
  while (size > least && canvas.measureText(text).width > room)
    canvas.font = fontOf({ ...look, size: --size })
  canvas.fillStyle = look.colour
  canvas.textAlign = look.align ?? 'left'
  canvas.fillText(shortened(canvas, text, room), x, y)
}

/**
 * Breaks text at its blanks into lines that fit into `room`, `most` at the utmost, in a size that is as large as it may be
 * for that.
 */
export function brokenText(
  canvas: CanvasRenderingContext2D,
  text: string,
  look: TextLook,
  { room, most }: { room: number; most: number },
): { lines: string[]; look: TextLook } {
  for (let size = look.size; ; size -= 2) {
    const smaller = { ...look, size }
    canvas.font = fontOf(smaller)
    const lines = linesOf(canvas, text, room)
    const fits = lines.length <= most && lines.every((line) => canvas.measureText(line).width <= room)
    if (fits || size <= look.size / 2) return { lines: lines.slice(0, most), look: smaller }
  }
}

function linesOf(canvas: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && canvas.measureText(longer).width <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shortened(canvas: CanvasRenderingContext2D, text: string, room: number): string {
  if (canvas.measureText(text).width <= room) return text
  const letters = [...clusters.segment(text)].map(({ segment }) => segment)
  while (letters.length > 1 && canvas.measureText(`${letters.join('')}…`).width > room) letters.pop()
  return `${letters.join('')}…`
}
