import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { inLatin, priceText } from './words.ts'

const sections = [
  'bodyDimensions',
  'engine',
  'transmission',
  'tyresAndBrakes',
  'frameAndSuspension',
  'electricals',
] as const

/** Every figure of the model in one table, by section, and its variants with their prices of that day. */
export function drawSpecifications(
  page: jsPDF,
  bike: BikeDetail,
  variants: readonly Variant[],
  day: string,
): void {
  page.setFont('helvetica', 'bold').setFontSize(16).setTextColor(20)
  page.text(`${inLatin(bike.name)}: specifications`, 18, 20)
  const figures = sections.flatMap((section) => [
    headOf(titleOf(section)),
    ...Object.entries(bike[section]).map(([label, value]) => [titleOf(label), inLatin(value)]),
  ])
  const prices = variants.map(({ name, price }) => [inLatin(name), priceText(price)])
  autoTable(page, {
    startY: 26,
    margin: { left: 18, right: 18, bottom: 14 },
    theme: 'plain',
    styles: { fontSize: 8.2, cellPadding: { top: 1.05, bottom: 1.05, left: 2, right: 2 }, textColor: 20 },
    columnStyles: { 0: { cellWidth: 56, textColor: 90 } },
    body: [...figures, ...(prices.length > 0 ? [headOf(`Variants, ex-showroom on ${day}`), ...prices] : [])],
  })
}

function headOf(content: string) {
  return [{ content, colSpan: 2, styles: { fontStyle: 'bold' as const, fillColor: '#f5f4f2' } }]
}

/** `overallLength` to `Overall length`. */
function titleOf(key: string): string {
  const words = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
