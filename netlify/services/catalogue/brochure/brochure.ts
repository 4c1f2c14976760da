import { jsPDF } from 'jspdf'
import type { BikeDetail, Colour, Variant } from '#contract/catalogue/catalogue.ts'
import type { Dealership } from '#contract/dealership/dealership.ts'
import { drawColours } from './colours.ts'
import { edges, linesOf, writeLines } from './flow.ts'
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
  /** Without a picture the page begins with its words. */
  picture: BrochurePicture | undefined
  /** The day to which the prices of the brochure belong, as people write it. */
  day: string
  dealership: Dealership
}

/**
 * A brochure: the bike with its words, price and colours, on as many pages as these take, then every figure.
 */
export function drawBrochure({ bike, variants, colours, picture, day, dealership }: Brochure): Uint8Array {
  const page = new jsPDF({ unit: 'mm', format: 'a4', compress: true })
  page.setProperties({ title: `${bike.name} brochure`, author: `${dealership.name}, ${dealership.city}` })
  // The bytes depend on the data alone, so a browser that has the file already is told that it has not
  // changed.
  page.setCreationDate(new Date(0)).setFileId('0'.repeat(32))
  const top = picture ? 110.25 : 12
  if (picture) page.addImage(picture.bytes, picture.format, 0, 0, 210, top)

  page.setFillColor(212, 15, 44).rect(edges.left, top + 9, 14, 1.6, 'F')
  page.setFont('helvetica', 'bold').setFontSize(30).setTextColor(20)
  const belowName = writeLines(page, linesOf(page, inLatin(bike.name)), { top: top + 24, step: 11.5 })
  page.setFont('helvetica', 'normal').setFontSize(13).setTextColor(90)
  const belowTagline = writeLines(page, linesOf(page, inLatin(bike.tagline)), {
    top: belowName - 3.5,
    step: 5.5,
  })
  const begin = belowTagline + 5.5
  drawPrice(page, {
    price: variants[0]?.price ?? bike.bikePrice,
    isLeast: variants.length > 1,
    day,
    top: begin,
  })
  page.setFontSize(10.5).setTextColor(20)
  const below = writeLines(page, linesOf(page, inLatin(bike.bikeDetails), 104), { top: begin, step: 5.2 })
  const isFirst = page.getNumberOfPages() === 1
  drawColours(page, colours, isFirst ? Math.max(begin + 47, below + 10) : below + 10)

  drawSpecifications(page, bike, variants, day)
  for (let number = 1; number <= page.getNumberOfPages(); number += 1) {
    page.setPage(number)
    drawFoot(page, day, dealership)
  }
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
  const words = inLatin(`${[name, ...address].join(', ')}. ${label} ${number}. Prices of ${day}.`)
  const lines = linesOf(page, words)
  page.text(lines, edges.left, 292.2 - lines.length * 3.2)
}
