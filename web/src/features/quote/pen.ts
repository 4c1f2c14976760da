/** The look of a text; lengths in pixels of the picture. */
export interface TextLook {
  size: number
  weight: number
  colour: string
  /** True for the wide cut of names and prices. */
  wide?: boolean
  align?: 'left' | 'right'
}

const family = 'Archivo, "Noto Sans Oriya", "Noto Sans Devanagari", system-ui, sans-serif'
/** Letters together with their signs: a text is never cut within one. */
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function fontOf({ size, weight, wide }: TextLook): string {
  return `${weight} ${wide ? 'expanded' : 'normal'} ${size}px ${family}`
}

/**
 * Waits for the fonts that a text on the picture needs; otherwise the text would be drawn in another font.
 */
export async function fontsAreReady(text: string): Promise<void> {
  // Every picture has digits and "₹".
  const looks = [400, 800].map((weight) => fontOf({ size: 40, weight, wide: true, colour: '' }))
  await Promise.all(looks.map((look) => document.fonts.load(look, `₹1 ${text}`)))
}

/**
 * Writes one line whose foot stands at `y`, smaller where the connection is wider than `room`; a line that is
 * still too long ends in "…".
 */
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
 * Breaks a text at its blanks into at most `most` lines that fit into `room`, in the largest size for which
 * that works.
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
