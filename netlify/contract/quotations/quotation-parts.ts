import { z } from 'zod'
import { type Taker, takers } from '#contract/prices/charge-kinds.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { moment } from '#contract/wire/moment.ts'
import { translated } from '#contract/wire/translated.ts'

const paise = z.number().int().min(0)
const text = (most: number) => z.string().max(most)

/**
 * A line of a quotation in whole paise; below zero for what is taken off, null for "ask us". The id is that
 * of a line of an on-road price, `exchange` or `discount`.
 */
export const quotationLine = z.strictObject({
  id: text(120),
  label: text(300),
  paise: z.number().int().nullable(),
  taker: z.enum(Object.keys(takers) as [Taker, ...Taker[]]),
  isOptional: z.boolean(),
  isEstimate: z.boolean(),
})
export type QuotationLine = z.output<typeof quotationLine>

/**
 * The GST inside the ex-showroom price less offer and discount, in paise: that price is the value and twice
 * the half, CGST and SGST, exactly.
 */
const gstInside = z.strictObject({
  percent: z.number().min(0).max(100),
  hsn: text(8),
  valuePaise: paise,
  halfPaise: paise,
  source: text(300),
})
export type GstInside = z.output<typeof gstInside>

/** A loan as it is quoted: per cent a year on a reducing balance, and the instalment in whole rupees up. */
const quotedLoan = z.strictObject({
  downPaise: paise,
  loanPaise: paise,
  annualRate: z.number().min(0).max(100),
  months: z.number().int().min(1).max(120),
  instalmentPaise: paise,
})
export type QuotedLoan = z.output<typeof quotedLoan>

/**
 * The paper of a quotation as it was made, which never changes. `rules` are those of the on-road price, each
 * with the moment of its last change then; nothing here names the buyer.
 */
export const quotationSheet = z.strictObject({
  day: calendarDay,
  name: text(120),
  lines: z.array(quotationLine).min(1).max(60),
  isFrom: z.boolean(),
  rules: z.array(z.strictObject({ id: z.number().int(), at: text(40) })).max(30),
  covers: z.array(text(40)).max(10),
  gstin: text(15),
  gst: gstInside.nullable(),
  loan: quotedLoan.nullable(),
})
export type QuotationSheet = z.output<typeof quotationSheet>

const quotationStates = ['waiting', 'refused', 'ready', 'sent', 'agreed'] as const

/** What buyer and staff both read of a version; `paise` is the sum of its lines. */
export const quotationFacts = z.object({
  firstId: z.uuid(),
  /** `Q/26-27/0001` */
  number: z.string(),
  version: z.number().int(),
  state: z.enum(quotationStates),
  bikeName: z.string(),
  variant: translated(z.string()),
  colour: translated(z.string()),
  sheet: quotationSheet,
  paise,
  /** The last day in India on which it holds. */
  validUntil: calendarDay,
  oldVehicle: z.string(),
  lender: z.string(),
  madeAt: moment,
  agreedAt: moment.nullable(),
  outlet: z.object({
    id: z.number().int(),
    name: translated(z.string()),
    address: translated(z.string()),
    phone: z.string(),
  }),
})
export type QuotationFacts = z.output<typeof quotationFacts>
