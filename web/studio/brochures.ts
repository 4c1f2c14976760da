import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsPDF } from 'jspdf'
import { type CatalogueModel, modelSlug, readCatalogue } from '../../supabase/seed/catalogue.ts'

/** Writes a one-page brochure of every model into its folder below `media`. */
export function writeBrochures(media: string): void {
  for (const model of readCatalogue()) {
    writeFileSync(join(media, 'models', modelSlug(model.bikeName), 'brochure.pdf'), brochureOf(model))
  }
}

function brochureOf(model: CatalogueModel): Uint8Array {
  const page = new jsPDF({ unit: 'mm', format: 'a4', compress: true })
  page.setProperties({ title: `${model.displayName} brochure`, author: 'Kalinga Two-Wheelers, Cuttack' })
  // The same file from the same data, whenever it is made.
  page.setCreationDate(new Date(0))
  page.setFileId('0'.repeat(32))
  page.setFillColor(212, 15, 44).rect(0, 0, 210, 4, 'F')
  page.setFont('helvetica', 'bold').setFontSize(28).text(model.displayName, 18, 28)
  page.setFont('helvetica', 'normal').setFontSize(12).setTextColor(90).text(model.tagline, 18, 36)
  page.setFontSize(11).setTextColor(20)
  page.text(page.splitTextToSize(model.details, 174) as string[], 18, 48)

  let y = 72
  page
    .setFont('helvetica', 'bold')
    .text(`From Rs. ${model.exShowroomPrice.toLocaleString('en-IN')} ex-showroom`, 18, y)
  for (const section of ['bodyDimensions', 'engine', 'tyresAndBrakes'] as const) {
    y += 12
    page.setFont('helvetica', 'bold').setFontSize(12).text(titleOf(section), 18, y)
    page.setFontSize(9.5)
    for (const [label, value] of Object.entries(model.specifications[section])) {
      y += 6
      page.setFont('helvetica', 'normal').setTextColor(90).text(titleOf(label), 18, y)
      page.setTextColor(20).text(value, 76, y)
    }
  }
  page.setFontSize(8).setTextColor(110)
  page.text(
    'Demo data: figures and prices to be checked by the dealer. Kalinga Two-Wheelers, Cuttack.',
    18,
    288,
  )
  return new Uint8Array(page.output('arraybuffer'))
}

/** `overallLength` to `Overall length`. */
function titleOf(key: string): string {
  const words = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
