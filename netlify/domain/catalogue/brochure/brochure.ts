import type { jsPDF } from 'jspdf'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import type { Brochure } from './brochure-facts.ts'
import { drawColours } from './colours.ts'
import { edges, linesOf, writeLines } from './flow.ts'
import { drawSpecifications } from './specifications.ts'

/**
 * Draws a brochure on an empty A4 page in millimetres, in the language of the facts: the bike with its words,
 * price and colours, on as many pages as these take, then every figure. `page` writes any text, as
 * `latin-page.ts` makes it.
 */
export function drawBrochure(page: jsPDF, brochure: Brochure): void {
  const { bike, variants, colours, picture, day, dealership } = brochure
  page.setProperties({ title: `${bike.name} brochure`, author: `${dealership.name}, ${dealership.city}` })
  // The bytes depend on the data alone, so a browser that has the file already is told that it has not
  // changed.
  page.setCreationDate(new Date(0)).setFileId('0'.repeat(32))
  const top = picture ? 110.25 : 12
  if (picture) page.addImage(picture.bytes, picture.format, 0, 0, 210, top)

  page.setFillColor(212, 15, 44).rect(edges.left, top + 9, 14, 1.6, 'F')
  page.setFont('helvetica', 'bold').setFontSize(30).setTextColor(20)
  const belowName = writeLines(page, linesOf(page, bike.name), { top: top + 24, step: 11.5 })
  page.setFont('helvetica', 'normal').setFontSize(13).setTextColor(90)
  const belowTagline = writeLines(page, linesOf(page, bike.tagline), {
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
  const below = writeLines(page, linesOf(page, bike.bikeDetails, 104), { top: begin, step: 5.2 })
  const isFirst = page.getNumberOfPages() === 1
  drawColours(page, colours, isFirst ? Math.max(begin + 47, below + 10) : below + 10)

  drawSpecifications(page, brochure)
  for (let number = 1; number <= page.getNumberOfPages(); number += 1) {
    page.setPage(number)
    drawFoot(page, brochure)
  }
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
  page.text(isLeast ? t`From` : t`Price`, left, top)
  page
    .setFont('helvetica', 'bold')
    .setFontSize(18)
    .setTextColor(20)
    .text(formatRupees(price), left, top + 8)
  page.setFont('helvetica', 'normal').setFontSize(9).setTextColor(90)
  const note = t`ex-showroom on ${day}; road tax, registration and insurance are added.`
  linesOf(page, note, edges.right - left).forEach((line, nth) => {
    page.text(line, left, top + 14 + nth * 4.5)
  })
}

/** Millimetres between the lines of the foot, in any script. */
const footStep = 3.6

function drawFoot(page: jsPDF, { day, dealership, lineName }: Brochure): void {
  const { name, address, phones } = dealership
  const { label, number } = phones.sales
  page.setFont('helvetica', 'normal').setFontSize(8).setTextColor(110)
  const words = `${[name, ...address].join(', ')}. ${lineName(label)} ${number}. ${t`Prices of ${day}.`}`
  const lines = linesOf(page, words)
  page.text(lines, edges.left, 292.2 - lines.length * footStep)
}
