import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { partTitle, specificationParts } from '#contract/catalogue/specification-parts.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import type { Brochure } from './brochure-facts.ts'
import { edges, linesOf, writeLines } from './flow.ts'

/**
 * A further page with one table: every figure of the model, by section, and its variants with their prices of
 * that day. A model that has neither gets no such page.
 */
export function drawSpecifications(page: jsPDF, brochure: Brochure): void {
  const { bike } = brochure
  const rows = rowsOf(brochure)
  if (rows.length === 0) return
  page.addPage()
  page.setFont('helvetica', 'bold').setFontSize(16).setTextColor(20)
  const title = linesOf(page, t`${bike.name}: specifications`)
  const below = writeLines(page, title, { top: 20, step: 6.5 })
  autoTable(page, {
    startY: below - 0.5,
    margin: { left: edges.left, right: 18, bottom: 14 },
    theme: 'plain',
    styles: { fontSize: 8.2, cellPadding: { top: 0.9, bottom: 0.9, left: 2, right: 2 }, textColor: 20 },
    columnStyles: { 0: { cellWidth: 56, textColor: 90 } },
    body: rows,
  })
}

function rowsOf({ bike, variants, day, labelOf }: Brochure) {
  const parts = specificationParts.map((part) => ({
    head: partTitle(part, bike.category),
    rows: Object.entries(bike[part.id]).map(([label, value]) => [labelOf(label), value]),
  }))
  const prices = {
    head: t`Variants, ex-showroom on ${day}`,
    rows: variants.map(({ name, price }) => [name, formatRupees(price)]),
  }
  return [...parts, prices].flatMap(({ head, rows }) => (rows.length > 0 ? [headOf(head), ...rows] : []))
}

function headOf(content: string) {
  return [{ content, colSpan: 2, styles: { fontStyle: 'bold' as const, fillColor: '#f5f4f2' } }]
}
