import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { partTitle, specificationParts } from '#contract/catalogue/specification-parts.ts'
import { labelWords } from '#domain/catalogue/label-words.ts'
import { edges, linesOf, writeLines } from './flow.ts'
import { inLatin, priceText } from './words.ts'

/**
 * A further page with one table: every figure of the model, by section, and its variants with their prices of
 * that day. A model that has neither gets no such page.
 */
export function drawSpecifications(
  page: jsPDF,
  bike: BikeDetail,
  variants: readonly Variant[],
  day: string,
): void {
  const rows = rowsOf(bike, variants, day)
  if (rows.length === 0) return
  page.addPage()
  page.setFont('helvetica', 'bold').setFontSize(16).setTextColor(20)
  const title = linesOf(page, `${inLatin(bike.name)}: specifications`)
  const below = writeLines(page, title, { top: 20, step: 6.5 })
  autoTable(page, {
    startY: below - 0.5,
    margin: { left: edges.left, right: 18, bottom: 14 },
    theme: 'plain',
    styles: { fontSize: 8.2, cellPadding: { top: 1.05, bottom: 1.05, left: 2, right: 2 }, textColor: 20 },
    columnStyles: { 0: { cellWidth: 56, textColor: 90 } },
    body: rows,
  })
}

function rowsOf(bike: BikeDetail, variants: readonly Variant[], day: string) {
  const parts = specificationParts.map((part) => ({
    head: partTitle(part, bike.category),
    rows: Object.entries(bike[part.id]).map(([label, value]) => [inLatin(labelWords(label)), inLatin(value)]),
  }))
  const prices = {
    head: `Variants, ex-showroom on ${day}`,
    rows: variants.map(({ name, price }) => [inLatin(name), priceText(price)]),
  }
  return [...parts, prices].flatMap(({ head, rows }) => (rows.length > 0 ? [headOf(head), ...rows] : []))
}

function headOf(content: string) {
  return [{ content, colSpan: 2, styles: { fontStyle: 'bold' as const, fillColor: '#f5f4f2' } }]
}
