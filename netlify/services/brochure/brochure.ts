import { jsPDF } from 'jspdf'
import type { BikeDetail, Colour, Variant } from '#contract/catalogue.ts'
import type { Dealership } from '#contract/dealership.ts'
import { coloursHeight, drawColours } from './colours.ts'
import { drawSpecifications } from './specifications.ts'
import { inLatin, priceText } from './words.ts'

/** 1200 by 630 pixels. */
export interface BrochurePicture {
  bytes: Uint8Array
  format: 'JPEG' | 'PNG'
}

export interface Brochure {
  bike: BikeDetail
  variants: readonly Variant[]
  colours: readonly Colour[]
  /** Without one the page begins with its words. */
  picture: BrochurePicture | undefined
  /** The day on which the prices are those of the page, as people write it. */
  day: string
  dealership: Dealership
}

/** Left and right edge of the text, millimetres. */
const edges = { left: 18, right: 192 } as const

/** Lowest place of words, above the foot; millimetres. */
const bottom = 278
const lineHeight = 5.2

/** The bike with its words, price and colours, on one page where that is enough, then every figure. */
export function drawBrochure({ bike, variants, colours, picture, day, dealership }: Brochure): Uint8Array {
  const page = new jsPDF({ unit: 'mm', format: 'a4', compress: true })
  page.setProperties({ title: `${bike.name} brochure`, author: `${dealership.name}, ${dealership.city}` })
  // The same bytes from the same data, so that whoever has the file already is told so.
  page.setCreationDate(new Date(0)).setFileId('0'.repeat(32))
  const top = picture ? 110.25 : 12
  if (picture) page.addImage(picture.bytes, picture.format, 0, 0, 210, top)

  page.setFillColor(212, 15, 44).rect(edges.left, top + 9, 14, 1.6, 'F')
  page.setFont('helvetica', 'bold').setFontSize(30).setTextColor(20)
  page.text(inLatin(bike.name), edges.left, top + 24)
  page.setFont('helvetica', 'normal').setFontSize(13).setTextColor(90)
  page.text(inLatin(bike.tagline), edges.left, top + 32)
  drawPrice(page, {
    price: variants[0]?.price ?? bike.bikePrice,
    isLeast: variants.length > 1,
    day,
    top: top + 43,
  })
  const end = drawWords(page, bike.bikeDetails, top + 43)
  const coloursTop = page.getNumberOfPages() > 1 ? end + 10 : Math.max(top + 90, end + 10)
  if (coloursTop + coloursHeight(colours) > bottom) drawColours(page.addPage(), colours, 24)
  else drawColours(page, colours, coloursTop)

  page.addPage()
  drawSpecifications(page, bike, variants, day)
  for (let number = 1; number <= page.getNumberOfPages(); number += 1)
    drawFoot(page.setPage(number), day, dealership)
  return new Uint8Array(page.output('arraybuffer'))
}

/** The words of the bike from `top` on, and on as many pages more as they need; answers where they end. */
function drawWords(page: jsPDF, details: string, top: number): number {
  const draw = (lines: string[], from: number): number => {
    const room = Math.floor((bottom - from) / lineHeight)
    page.setFont('helvetica', 'normal').setFontSize(10.5).setTextColor(20)
    page.text(lines.slice(0, room), edges.left, from, { lineHeightFactor: 1.4 })
    if (lines.length <= room) return from + lines.length * lineHeight
    page.addPage()
    return draw(lines.slice(room), 24)
  }
  page.setFont('helvetica', 'normal').setFontSize(10.5)
  return draw(page.splitTextToSize(inLatin(details), 104) as string[], top)
}

interface PriceWords {
  /** Rupees. */
  price: number
  isLeast: boolean
  day: string
  /** Millimetres. */
  top: number
}

function drawPrice(page: jsPDF, { price, isLeast, day, top }: PriceWords): void {
  const left = 134
  page.setFont('helvetica', 'normal').setFontSize(9).setTextColor(90)
  page.text(isLeast ? 'From' : 'Price', left, top)
  page
    .setFont('helvetica', 'bold')
    .setFontSize(18)
    .setTextColor(20)
    .text(priceText(price), left, top + 8)
  page.setFont('helvetica', 'normal').setFontSize(9).setTextColor(90)
  page.text(`ex-showroom on ${day}; road tax,`, left, top + 14)
  page.text('registration and insurance are added.', left, top + 18.5)
}

function drawFoot(page: jsPDF, day: string, { name, address, phones }: Dealership): void {
  const { label, number } = phones.sales
  page.setFont('helvetica', 'normal').setFontSize(8).setTextColor(110)
  page.text(
    inLatin(`${[name, ...address].join(', ')}. ${label} ${number}. Prices of ${day}.`),
    edges.left,
    289,
  )
}
