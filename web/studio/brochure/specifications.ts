import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { CatalogueModel } from '../../../supabase/seed/catalogue.ts'

/** Every figure of the model in one table, by section, and its variants with their prices. */
export function drawSpecifications(
  page: jsPDF,
  { displayName, specifications, variants }: CatalogueModel,
): void {
  page.setFont('helvetica', 'bold').setFontSize(16).setTextColor(20)
  page.text(`${displayName}: specifications`, 18, 20)
  const sections = Object.entries(specifications).flatMap(([section, values]) => [
    [{ content: titleOf(section), colSpan: 2, styles: { fontStyle: 'bold' as const, fillColor: '#f5f4f2' } }],
    ...Object.entries(values).map(([label, value]) => [titleOf(label), value]),
  ])
  const prices = [
    [
      {
        content: 'Variants, ex-showroom',
        colSpan: 2,
        styles: { fontStyle: 'bold' as const, fillColor: '#f5f4f2' },
      },
    ],
    ...variants.map(({ name, price }) => [name, `Rs. ${price.toLocaleString('en-IN')}`]),
  ]
  autoTable(page, {
    startY: 26,
    margin: { left: 18, right: 18, bottom: 14 },
    theme: 'plain',
    styles: { fontSize: 8.2, cellPadding: { top: 1.05, bottom: 1.05, left: 2, right: 2 }, textColor: 20 },
    columnStyles: { 0: { cellWidth: 56, textColor: 90 } },
    body: [...sections, ...prices],
  })
}

/** `overallLength` to `Overall length`. */
function titleOf(key: string): string {
  const words = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
