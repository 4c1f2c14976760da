import { z } from 'zod'
import { recordLimits } from '#contract/catalogue/vehicle-choices.ts'
import { readersOf } from '#contract/people/staff-roles.ts'
import { coverKinds } from '#contract/prices/charge-kinds.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import type { Language } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { line, requiredLine } from '#contract/wire/text.ts'
import { quotationLimits } from './quotation-limits.ts'
import { quotationFacts } from './quotation-parts.ts'

/**
 * A version as staff read it; discount and exchange in paise are those that the limits of roles are about.
 */
export const quotation = quotationFacts.extend({
  id: z.uuid(),
  leadId: z.uuid(),
  discountPaise: z.number().int().min(0),
  exchangePaise: z.number().int().min(0),
  madeBy: z.string(),
  /** Who agreed to discount and exchange, or refused them; empty where nobody had to. */
  decidedBy: z.string(),
  sentAt: moment.nullable(),
  /** The text behind `#` in the address that its buyer opens. */
  link: z.string(),
  /** What staff send the buyer, with the address, in each language. */
  messages: z.object({ en: z.string(), or: z.string(), hi: z.string() } satisfies Record<
    Language,
    z.ZodType
  >),
})
export type Quotation = z.output<typeof quotation>

const rupees = z
  .number({ error: 'Please enter whole rupees.' })
  .int({ error: 'Please enter whole rupees.' })
  .min(0, { error: 'Please enter 0 or more.' })
  .max(quotationLimits.rupees, { error: 'This is more than any vehicle costs.' })

const { months, rate } = quotationLimits
const wrongMonths = `Please enter ${months.from} to ${months.to} months.`
const wrongRate = `Please enter a rate up to ${rate}%.`

/** A loan as staff ask for it; the rate in per cent a year on a reducing balance. */
const askedLoan = z.strictObject({
  lender: requiredLine(quotationLimits.lender, 'Please name the lender.'),
  downPayment: rupees,
  months: z
    .number({ error: wrongMonths })
    .int({ error: wrongMonths })
    .min(months.from, { error: wrongMonths })
    .max(months.to, { error: wrongMonths }),
  annualRate: z.number({ error: wrongRate }).min(0, { error: wrongRate }).max(rate, { error: wrongRate }),
})

/**
 * What staff choose for a quotation; amounts in whole rupees. The server works all other amounts out. `after`
 * names the version that this one follows, null for a new quotation.
 */
export const quotationQuestion = z.strictObject({
  /** Made by the browser, so that a repeated call makes one. */
  id: z.uuid(),
  after: z.strictObject({ firstId: z.uuid(), version: z.number().int().min(1).max(1000) }).nullable(),
  outletId: z.number({ error: 'Please choose one.' }).int().positive({ error: 'Please choose one.' }),
  bikeName: requiredLine(limits.model, 'Please choose a model.'),
  /** Null where the model has no variants. */
  variantId: z.number().int().positive().nullable(),
  colour: line(limits.colour),
  covers: z.array(z.enum(coverKinds)).max(coverKinds.length),
  /** Part numbers. */
  accessories: z.array(requiredLine(recordLimits.partNumber)).max(30),
  exchange: rupees,
  oldVehicle: line(quotationLimits.oldVehicle),
  discount: rupees,
  loan: askedLoan.nullable(),
})
export type QuotationQuestion = z.output<typeof quotationQuestion>

const params = z.object({ id: z.uuid() })
const onlyFor = readersOf.sales

export const listQuotations = staffEndpoint('GET /api/lead/:id/quotations', {
  onlyFor,
  summary:
    'All versions of the quotations of a lead, newest first, and the discount and exchange that the caller may give.',
  params,
  answer: z.object({
    quotations: z.array(quotation),
    /** Whole rupees that the caller gives without asking; null without end. */
    limits: z.object({ discount: z.number().int(), exchange: z.number().int() }).nullable(),
  }),
})
export type LeadQuotations = AnswerOf<typeof listQuotations>

export type GivingLimits = AnswerOf<typeof listQuotations>['limits']

export const makeQuotation = staffEndpoint('POST /api/lead/:id/quotations', {
  onlyFor,
  summary:
    'Makes a quotation for a lead, or the next version of one, once for an id: it waits where discount or exchange are above what the caller may give. 409 where the quotation has a newer version, or the price has just changed.',
  params,
  body: quotationQuestion,
  answer: quotation,
  status: 201,
})

export const moveQuotation = staffEndpoint('PATCH /api/quotations/:id', {
  onlyFor,
  summary:
    'Agrees to discount and exchange or refuses them, or notes that the quotation was given to the buyer, which moves the lead to Quoted; 403 where somebody else decides, 422 before anybody has.',
  params,
  body: z.strictObject({ act: z.enum(['approve', 'refuse', 'send']) }),
  answer: quotation,
})
