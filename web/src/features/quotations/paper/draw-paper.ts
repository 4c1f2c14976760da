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
  title,
  writeRight,
} from '#web/shop/paper/flow.ts'
import { type Pen, paperSize } from '#web/shop/paper/pens.ts'
import { chosenWords, gstWords, lineWords, loanWords, totalName } from '../quotation-words.ts'

/** A quotation with the name of its dealer. */
export interface Paper {
  quotation: OwnQuotation
  dealer: string
}

type Flow = ReturnType<typeof flowOf>
type Line = OwnQuotation['sheet']['lines'][number]

/** How far apart the lines stand, and the height within which all of a single page stand, if closer. */
const step = 21
const heightOfAll = 380
/** How many lines the first page takes, and each other one. */
const linesOf = { first: 22, next: 24 }

/** The lines of a quotation by the A4 pages that they stand on; the sum stands below the last of them. */
export function pagesOf({ sheet: { lines } }: OwnQuotation): Line[][] {
  if (lines.length <= linesOf.first) return [lines]
  // A sum never stands on a page of its own.
  const first = Math.min(linesOf.first, lines.length - 2)
  const pages = [lines.slice(0, first)]
  for (let from = first; from < lines.length; from += linesOf.next)
    pages.push(lines.slice(from, from + linesOf.next))
  return pages
}

/**
 * Draws a quotation onto A4 pages, in the language of the page that the reader is on; answers where the last
 * page ends, in points.
 */
export function drawPaper(pen: Pen, paper: Paper): number {
  const pages = pagesOf(paper.quotation)
  let end = 0
  for (const [at, lines] of pages.entries()) {
    if (at > 0) pen.turn()
    const flow = flowOf(pen, 66)
    drawHead(pen, flow, paper)
    if (at === 0) drawChoice(pen, flow, paper)
    drawLines(pen, flow, lines, paper)
    if (at === pages.length - 1) drawFoot(pen, flow, paper)
    if (pages.length > 1) drawNumber(pen, at + 1, pages.length)
    end = flow.y
  }
  return end
}

/** Who gives the quotation, its number and its days; every page begins with it. */
function drawHead(pen: Pen, flow: Flow, { quotation, dealer }: Paper): void {
  const { sheet, outlet, number, version, validUntil } = quotation
  const [day, until] = [formatDay(sheet.day), formatDay(validUntil)]
  pen.write(dealer, margin, flow.y, title)
  writeRight(pen, t`Quotation`, flow.y, title)
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
}

/** Whom the quotation is for, and the vehicle. */
function drawChoice(pen: Pen, flow: Flow, { quotation }: Paper): void {
  flow.down(24)
  if (quotation.name) flow.paragraph(t`For ${quotation.name}`, text)
  // The foot of a large line stands lower than that of a small one.
  flow.down(9)
  flow.paragraph(quotation.sheet.name, title)
  flow.down(-8)
  if (chosenWords(quotation)) flow.paragraph(chosenWords(quotation), text)
  flow.down(10)
  pen.rule(margin, flow.y, room)
}

function drawLines(pen: Pen, flow: Flow, lines: readonly Line[], { quotation }: Paper): void {
  const isAlone = lines.length === quotation.sheet.lines.length
  const apart = isAlone ? Math.min(step, heightOfAll / lines.length) : step
  for (const line of lines) {
    flow.down(apart)
    const foot = flow.y - apart * 0.3
    const amount = line.paise === null ? t`Ask us` : formatRupees(rupeesFromPaise(line.paise))
    const width = room - pen.widthOf(amount, text) - 16
    pen.write(fitted(pen, lineWords(line, quotation), text, width), margin, foot, text)
    writeRight(pen, amount, foot, text)
    pen.rule(margin, flow.y, room)
  }
}

/** The sum, what is in it, and what holds for it. */
function drawFoot(pen: Pen, flow: Flow, { quotation }: Paper): void {
  const { sheet } = quotation
  flow.down(27)
  pen.write(totalName(sheet), margin, flow.y, { size: 13, isBold: true })
  writeRight(pen, formatRupees(rupeesFromPaise(quotation.paise)), flow.y, title)
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

function drawNumber(pen: Pen, at: number, all: number): void {
  writeRight(pen, t`Page ${at} of ${all}`, paperSize.height - 30, small)
}
