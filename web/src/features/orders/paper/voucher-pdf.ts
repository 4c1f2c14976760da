import type { OwnOrder } from '#contract/orders/own-order.ts'
import type { Voucher } from '#contract/payments/payment.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { paymentWayWords } from '#domain/payments/refund-words.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { flowOf, margin, room, small, strong, text, title, writeRight } from '#web/shop/paper/flow.ts'
import { paperPdf } from '#web/shop/paper/paper-pdf.ts'
import type { Pen } from '#web/shop/paper/pens.ts'

/**
 * A voucher with who received and who paid: what rule 50 of the CGST rules wants, or rule 51 for a refund.
 */
export interface VoucherPaper {
  voucher: Voucher
  kind: 'receipt' | 'refund'
  /** The buyer. */
  name: string
  outlet: OwnOrder['outlet']
  dealer: string
}

/** The voucher as a PDF of one A4 page, in the page's language. Fails where the browser draws no text. */
export function voucherPdf(paper: VoucherPaper): Promise<Blob> {
  return paperPdf(`${numberOf(paper)} ${paper.dealer}`, (pen) => drawVoucher(pen, paper))
}

/** Draws a receipt or refund voucher onto one A4 page. */
export function drawVoucher(pen: Pen, paper: VoucherPaper): void {
  const { voucher, kind, name, outlet, dealer } = paper
  const isRefund = kind === 'refund'
  const flow = flowOf(pen, 66)
  pen.write(dealer, margin, flow.y, title)
  writeRight(pen, isRefund ? t`Refund voucher` : t`Receipt voucher`, flow.y, title)
  flow.down(20)
  writeRight(pen, numberOf(paper), flow.y, strong)
  const day = dayOf(isRefund ? voucher.refund?.madeAt : voucher.issuedAt)
  writeRight(pen, t`of ${day}`, flow.y + 15, text)
  const own = [outlet.name, outlet.address, outlet.phone, voucher.gstin && `GSTIN ${voucher.gstin}`]
  for (const words of own) if (words) flow.paragraph(words, small, room * 0.6)
  flow.down(14)
  pen.rule(margin, flow.y, room)
  flow.down(24)
  if (name) flow.paragraph(t`For ${name}`, text)
  flow.paragraph(voucher.goods, strong)
  flow.down(10)
  pen.rule(margin, flow.y, room)
  flow.down(26)
  const amount = isRefund ? (voucher.refund?.amount ?? 0) : voucher.amount
  pen.write(isRefund ? t`Amount returned` : t`Amount received in advance`, margin, flow.y, {
    ...strong,
    size: 13,
  })
  writeRight(pen, formatRupees(amount), flow.y, title)
  flow.down(22)
  for (const words of detailsOf(paper)) flow.paragraph(words, text)
  flow.down(10)
  flow.paragraph(
    t`No GST is due on an advance for goods (Notification 66/2017); the invoice has it. Rate 0%, tax ₹0, no reverse charge.`,
    small,
  )
  flow.down(60)
  writeRight(pen, t`For ${dealer}`, flow.y, text)
  flow.down(40)
  writeRight(pen, t`Signature`, flow.y, small)
}

function detailsOf({ voucher, kind }: VoucherPaper): string[] {
  const { number, paidOn, way, issuedAt, refund } = voucher
  if (kind === 'refund') {
    const of = t`Of receipt voucher ${number}, ${dayOf(issuedAt)}`
    return refund ? [of, t`Returned by: ${paymentWayWords(refund.way)}`, ...referenceOf(refund)] : [of]
  }
  return [t`Paid on ${formatDay(paidOn)}: ${paymentWayWords(way)}`, ...referenceOf(voucher)]
}

function referenceOf({ reference }: { reference: string }): string[] {
  return reference ? [t`Reference: ${reference}`] : []
}

function numberOf({ voucher, kind }: VoucherPaper): string {
  return kind === 'refund' && voucher.refund ? voucher.refund.number : voucher.number
}

function dayOf(moment: string | undefined): string {
  return moment ? formatDay(indianDay(new Date(moment))) : ''
}
