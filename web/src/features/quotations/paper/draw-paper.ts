import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { OwnQuotation } from '#contract/quotations/own-quotation.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import {
  fitted,
  flowOf,
  leading,
  margin,
  room,
  small,
  strong,
  text,
  writeRight,
} from '#web/shop/paper/flow.ts'
import type { Pen } from '#web/shop/paper/pens.ts'
import { chosenWords, gstWords, lineWords, loanWords, totalName } from '../quotation-words.ts'

/** A quotation with the name of its dealer. */
export interface Paper {
  quotation: OwnQuotation
  dealer: string
}

/** Draws a quotation onto one A4 page, in the language of the page that the reader is on. */
export function drawPaper(pen: Pen, { quotation, dealer }: Paper): void {
  const { sheet, outlet, oldVehicle, number, version, validUntil, name } = quotation
  const flow = flowOf(pen, 66)
  const [day, until] = [formatDay(sheet.day), formatDay(validUntil)]
  pen.write(dealer, margin, flow.y, { size: 17, isBold: true })
  writeRight(pen, t`Quotation`, flow.y, { size: 17, isBold: true })
  flow.down(20)
  const ownSide = [outlet.name, outlet.address, outlet.phone, sheet.gstin && `GSTIN ${sheet.gstin}`]
  const otherSide = [
    version > 1 ? t`${number}, version ${version}` : number,
    t`of ${day}`,
    t`holds until ${until}`,
  ]
  const top = flow.y
  for (const words of ownSide) if (words) flow.paragraph(words, small, room * 0.6)
  for (const [at, words] of otherSide.entries())
    writeRight(pen, words, top + at * 10.5 * leading, at === 0 ? strong : text)
  flow.down(14)
  pen.rule(margin, flow.y, room)
  flow.down(24)
  if (name) flow.paragraph(t`For ${name}`, text)
  // The foot of a large line stands lower than that of a small one.
  flow.down(9)
  flow.paragraph(sheet.name, { size: 17, isBold: true })
  flow.down(-8)
  if (chosenWords(quotation)) flow.paragraph(chosenWords(quotation), text)
  flow.down(10)
  pen.rule(margin, flow.y, room)
  // Sixty lines are the most that a quotation has; the more there are, the closer they stand.
  const step = Math.min(21, 380 / sheet.lines.length)
  const look = { ...text, size: Math.min(text.size, step * 0.62) }
  for (const line of sheet.lines) {
    flow.down(step)
    const amount = line.paise === null ? t`Ask us` : formatRupees(rupeesFromPaise(line.paise))
    const width = room - pen.widthOf(amount, look) - 16
    pen.write(
      fitted(pen, lineWords(line, { ...quotation, oldVehicle }), look, width),
      margin,
      flow.y - step * 0.3,
      look,
    )
    writeRight(pen, amount, flow.y - step * 0.3, look)
    pen.rule(margin, flow.y, room)
  }
  flow.down(27)
  pen.write(totalName(sheet), margin, flow.y, { size: 13, isBold: true })
  writeRight(pen, formatRupees(rupeesFromPaise(quotation.paise)), flow.y, { size: 17, isBold: true })
  flow.down(24)
  if (sheet.gst) flow.paragraph(gstWords(sheet.gst, sheet), small)
  if (sheet.gst && sheet.loan) flow.down(5)
  if (sheet.loan) flow.paragraph(loanWords(sheet.loan, quotation.lender), text)
  flow.down(6)
  const notes = [
    sheet.isFrom && t`Lines without an amount come on top.`,
    sheet.lines.some(({ isEstimate }) => isEstimate) &&
      t`Lines marked “estimate” are settled by the office that takes them. No handling charge.`,
    t`This is a quotation and no bill.`,
  ]
  flow.paragraph(notes.filter(Boolean).join(' '), small)
}
