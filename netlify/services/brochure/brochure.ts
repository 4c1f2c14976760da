import { jsPDF } from 'jspdf'
import type { BikeDetail, Colour, Variant } from '#contract/catalogue.ts'
import type { Dealership } from '#contract/dealership.ts'
import { drawColours } from './colours.ts'
import { drawSpecifications } from './specifications.ts'
import { inLatin, priceText } from './words.ts'

export interface Brochure {
  bike: BikeDetail
  variants: readonly Variant[]
  colours: readonly Colour[]
  /** A picture of 1200 by 630; without one the page begins with its words. */
  jpeg: Uint8Array | undefined
  /** The day on which the prices are those of the page, as people write it. */
  day: string
  dealership: Dealership
}

/** Left and right edge of the text, millimetres. */
const edges = { left: 18, right: 192 } as const

/** Two pages: the bike with its words, price and colours, then every figure. */
export function drawBrochure({ bike, variants, colours, jpeg, day, dealership }: Brochure): Uint8Array {
  const page = new jsPDF({ unit: 'mm', format: 'a4', compress: true })
  page.setProperties({ title: `${bike.name} brochure`, author: `${dealership.name}, ${dealership.city}` })
  // The same bytes from the same data, so that whoever has the file already is told so.
  page.setCreationDate(new Date(0)).setFileId('0'.repeat(32))
  const top = jpeg ? 110.25 : 12
  if (jpeg) page.addImage(jpeg, 'JPEG', 0, 0, 210, top)

  page.setFillColor(212, 15, 44).rect(edges.left, top + 9, 14, 1.6, 'F')
  page.setFont('helvetica', 'bold').setFontSize(30).setTextColor(20)
  page.text(inLatin(bike.name), edges.left, top + 24)
  page.setFont('helvetica', 'normal').setFontSize(13).setTextColor(90)
  page.text(inLatin(bike.tagline), edges.left, top + 32)
  page.setFontSize(10.5).setTextColor(20)
  const words = page.splitTextToSize(inLatin(bike.bikeDetails), 104) as string[]
  page.text(words, edges.left, top + 43, { lineHeightFactor: 1.4 })
  drawPrice(page, {
    price: variants[0]?.price ?? bike.bikePrice,
    isLeast: variants.length > 1,
    day,
    top: top + 43,
  })
  drawColours(page, colours, Math.max(top + 90, top + 53 + words.length * 5.2))
  drawFoot(page, day, dealership)

  page.addPage()
  drawSpecifications(page, bike, variants, day)
  drawFoot(page, day, dealership)
  return new Uint8Array(page.output('arraybuffer'))
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
