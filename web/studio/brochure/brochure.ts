import { jsPDF } from 'jspdf'
import type { CatalogueModel } from '../../../supabase/seed/catalogue.ts'
import { drawColours } from './colours.ts'
import { drawSpecifications } from './specifications.ts'

/** Left and right edge of the text, millimetres. */
export const edges = { left: 18, right: 192 } as const

/** Two pages: the bike with its words, price and colours, then every figure. The same file from the same data. */
export function brochureOf(model: CatalogueModel, jpeg: Uint8Array): Uint8Array {
  const page = new jsPDF({ unit: 'mm', format: 'a4', compress: true })
  page.setProperties({ title: `${model.displayName} brochure`, author: 'Kalinga Two-Wheelers, Cuttack' })
  page.setCreationDate(new Date(0)).setFileId('0'.repeat(32))

  page.addImage(jpeg, 'JPEG', 0, 0, 210, 157.5)
  page.setFillColor(212, 15, 44).rect(edges.left, 166, 14, 1.6, 'F')
  page.setFont('helvetica', 'bold').setFontSize(30).setTextColor(20).text(model.displayName, edges.left, 181)
  page.setFont('helvetica', 'normal').setFontSize(13).setTextColor(90).text(model.tagline, edges.left, 189)
  page.setFontSize(10.5).setTextColor(20)
  const words = page.splitTextToSize(model.details, 104) as string[]
  page.text(words, edges.left, 200, { lineHeightFactor: 1.4 })
  drawPrice(page, model)
  drawColours(page, model.colours)
  drawFoot(page)

  page.addPage()
  drawSpecifications(page, model)
  drawFoot(page)
  return new Uint8Array(page.output('arraybuffer'))
}

function drawPrice(page: jsPDF, { exShowroomPrice, engine, power }: CatalogueModel): void {
  const left = 134
  page.setFont('helvetica', 'normal').setFontSize(9).setTextColor(90).text('From', left, 200)
  page.setFont('helvetica', 'bold').setFontSize(18).setTextColor(20)
  // The typefaces every PDF reader has know no rupee sign.
  page.text(`Rs. ${exShowroomPrice.toLocaleString('en-IN')}`, left, 208)
  page.setFont('helvetica', 'normal').setFontSize(9).setTextColor(90)
  page.text('ex-showroom; road tax, registration and', left, 214)
  page.text('insurance are added. Ask for the on-road price.', left, 218.5)
  page.setTextColor(20)
  page.text(page.splitTextToSize(`${engine}; ${power}`, edges.right - left) as string[], left, 226)
}

function drawFoot(page: jsPDF): void {
  page.setFont('helvetica', 'normal').setFontSize(8).setTextColor(110)
  page.text(
    'Demo data: figures and prices to be checked by the dealer. Kalinga Two-Wheelers, Cuttack.',
    edges.left,
    289,
  )
}
