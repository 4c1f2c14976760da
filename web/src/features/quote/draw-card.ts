import { encode } from 'uqr'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { brokenText, type TextLook, writeLine } from './pen.ts'
import { chosenLine, emiLine, loanLine, partsOf, priceLine, type Quote, shownAddress } from './quote.ts'

/** The size in pixels of an upright picture, which chats show largest. */
export const cardWidth = 1080
export const cardHeight = 1350

const margin = 56
const room = cardWidth - 2 * margin
/** The height of the foot: a code of 168 pixels, and below it as much white as beside it. */
const footHeight = 24 + 168 + margin

export interface CardParts {
  /** The picture of the model; undefined where there is none, or it did not load. */
  bike: CanvasImageSource | undefined
  standIn: CanvasImageSource | undefined
  logo: CanvasImageSource | undefined
  /** Answers width and height of a picture. */
  sizeOf: (picture: CanvasImageSource) => { width: number; height: number }
  colours: { accent: string; ink: string; muted: string; soft: string; hairline: string }
}

/** Draws a quote onto a canvas of the size of the card. */
export function drawCard(canvas: CanvasRenderingContext2D, quote: Quote, parts: CardParts): void {
  const { colours } = parts
  canvas.fillStyle = '#ffffff'
  canvas.fillRect(0, 0, cardWidth, cardHeight)
  drawHead(canvas, quote, parts)
  const [top, foot] = [122, cardHeight - footHeight]
  const lines = wordsOf(canvas, quote, colours)
  const taken = lines.reduce((sum, { height }) => sum + height, 0)
  // The more words there are, the lower the picture is.
  const height = Math.min(620, foot - top - taken - 14)
  drawBike(canvas, parts, { x: margin, y: top, width: room, height })
  let y = top + height + (foot - top - height - taken) / 2
  for (const { text, look, height: own } of lines) {
    y += own
    writeLine(canvas, text, look, { x: margin, y: y - look.size * 0.2, room })
  }
  drawFoot(canvas, quote, colours, foot)
}

/** A bar in the dealer's colour, and below it the logo or the name. */
function drawHead(canvas: CanvasRenderingContext2D, { dealer }: Quote, { logo, sizeOf, colours }: CardParts) {
  canvas.fillStyle = colours.accent
  canvas.fillRect(0, 0, cardWidth, 14)
  if (!logo) {
    const look: TextLook = { size: 44, weight: 800, colour: colours.ink, wide: true }
    writeLine(canvas, dealer.toUpperCase(), look, { x: margin, y: 86, room })
    return
  }
  const { width, height } = sizeOf(logo)
  const scale = Math.min(420 / width, 80 / height)
  canvas.drawImage(logo, margin, 28, width * scale, height * scale)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The picture fills its box as on the site, where wheels must not be cut off; the drawing that stands in for
 * a picture is in the middle.
 */
function drawBike(canvas: CanvasRenderingContext2D, { bike, standIn, sizeOf, colours }: CardParts, box: Box) {
  canvas.save()
  canvas.beginPath()
  canvas.roundRect(box.x, box.y, box.width, box.height, 28)
  canvas.clip()
  canvas.fillStyle = colours.soft
  canvas.fillRect(box.x, box.y, box.width, box.height)
  if (bike) {
    const { width, height } = sizeOf(bike)
    const scale = Math.max(box.width / width, box.height / height)
    const [w, h] = [width * scale, height * scale]
    canvas.drawImage(bike, box.x + (box.width - w) / 2, box.y + (box.height - h) * 0.75, w, h)
  } else if (standIn) {
    const width = 280
    canvas.drawImage(standIn, box.x + (box.width - width) / 2, box.y + box.height / 2 - 88, width, 175)
  }
  canvas.restore()
}

type Colours = CardParts['colours']

/** Name, variant and colour, price and loan, one below the other, each with its height. */
function wordsOf(canvas: CanvasRenderingContext2D, quote: Quote, colours: Colours) {
  const line = (text: string, look: Omit<TextLook, 'colour'> & { colour?: string }, height: number) => ({
    text,
    look: { colour: colours.ink, ...look },
    height,
  })
  const name = brokenText(
    canvas,
    quote.name,
    { size: 68, weight: 800, colour: colours.ink, wide: true },
    { room, most: 2 },
  )
  const chosen = chosenLine(quote)
  const muted = { size: 32, weight: 500, colour: colours.muted }
  const { price, loan } = quote
  return [
    ...name.lines.map((text) => line(text, name.look, name.look.size * 1.12)),
    ...(chosen ? [line(chosen, muted, 46)] : []),
    line(formatRupees(price.rupees), { size: 84, weight: 800, wide: true }, 108),
    line(priceLine(quote), muted, 44),
    ...(price.kind === 'on-road'
      ? partsOf(price.lines).map(({ label, rupees }) =>
          line(`${label} ${formatRupees(Math.round(rupees))}`, { ...muted, size: 28 }, 38),
        )
      : []),
    ...(loan
      ? [line(emiLine(loan), { size: 44, weight: 700 }, 68), line(loanLine(loan), { ...muted, size: 30 }, 40)]
      : []),
  ]
}

/**
 * The dealer's name and number on the left, and the code with the address of the model's page on the right.
 */
function drawFoot(canvas: CanvasRenderingContext2D, quote: Quote, colours: Colours, top: number) {
  canvas.fillStyle = colours.hairline
  canvas.fillRect(margin, top, room, 2)
  const side = 168
  drawCode(canvas, quote.address, { x: cardWidth - margin - side, y: top + 24, side }, colours.ink)
  const left = { x: margin, room: room - side - 40 }
  const look = { size: 36, weight: 700, colour: colours.ink }
  writeLine(canvas, [quote.dealer, quote.outlet].filter(Boolean).join(', '), look, { ...left, y: top + 50 })
  writeLine(canvas, quote.phone, look, { ...left, y: top + 96 })
  const address = { size: 26, weight: 400, colour: colours.muted }
  for (const [index, line] of shownAddress(quote.address).entries())
    writeLine(canvas, line, address, { ...left, y: top + 138 + index * 32 })
}

/** The address as a QR code, each of its squares in whole pixels so that the edges stay sharp. */
function drawCode(
  canvas: CanvasRenderingContext2D,
  address: string,
  { x, y, side }: { x: number; y: number; side: number },
  ink: string,
) {
  const { data, size } = encode(address, { border: 0, ecc: 'L' })
  const square = Math.max(2, Math.floor(side / size))
  const [left, top] = [x + side - square * size, y]
  canvas.fillStyle = ink
  for (const [row, squares] of data.entries())
    for (const [column, isDark] of squares.entries())
      if (isDark) canvas.fillRect(left + column * square, top + row * square, square, square)
}
