import { z } from 'zod'
import { orderWriters } from '#contract/orders/order-roles.ts'
import { owners } from '#contract/people/staff-roles.ts'
import { quotationLimits } from '#contract/quotations/quotation-limits.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'
import { line } from '#contract/wire/text.ts'
import { refundCaseIds } from './payment-lists.ts'

const wrongDays = 'Please enter 0 to 365 days.'
const wrongPercent = 'Please enter 0 to 100.'

/**
 * A line of the refund table: when it holds, and what share of a payment is kept then, in whole per cent.
 * `days` is read for the case of that name alone.
 */
export const refundLine = z.strictObject({
  when: z.enum(refundCaseIds),
  days: z
    .number({ error: wrongDays })
    .int({ error: wrongDays })
    .min(0, { error: wrongDays })
    .max(365, { error: wrongDays }),
  keptPercent: z
    .number({ error: wrongPercent })
    .int({ error: wrongPercent })
    .min(0, { error: wrongPercent })
    .max(100, { error: wrongPercent }),
})
export type RefundLine = z.output<typeof refundLine>

export const refundLines = z.array(refundLine).max(10)

const wholeRupees = z
  .number({ error: 'Please enter whole rupees.' })
  .int({ error: 'Please enter whole rupees.' })
  .min(0, { error: 'Please enter 0 or more.' })
  .max(quotationLimits.rupees, { error: 'This is more than any vehicle costs.' })

/** What the owner says about paying ahead; amounts in whole rupees. */
export const paymentSettings = z
  .strictObject({
    upiId: line(97).refine((id) => id === '' || /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$/.test(id), {
      error: 'Please enter a UPI id, such as showroom@bank.',
    }),
    payee: line(60),
    token: wholeRupees,
    cap: wholeRupees,
    refundLines,
  })
  .refine(({ token, cap }) => token <= cap, { path: ['token'], error: 'This is more than the most.' })
  .refine(({ upiId, payee }) => upiId === '' || payee !== '', {
    path: ['payee'],
    error: 'Please enter the name that the bank shows.',
  })
  .refine(({ upiId, payee }) => payee === '' || upiId !== '', {
    path: ['upiId'],
    error: 'Please enter the UPI id of this payee.',
  })
export type PaymentSettings = z.output<typeof paymentSettings>

/** `at` says when the settings were changed last (ISO 8601). */
export const paymentSettingsRecord = z.object({ facts: paymentSettings, at: z.string() })
export type PaymentSettingsRecord = z.output<typeof paymentSettingsRecord>

export const getPaymentSettings = staffEndpoint('GET /api/paymentSettings', {
  onlyFor: orderWriters,
  summary:
    'UPI id, token, the most that is taken ahead, and what is returned on cancelling; with how many calls came today with a wrong signature in the payment provider’s name.',
  answer: paymentSettingsRecord.extend({ wrongToday: z.number().int() }),
})

export const savePaymentSettings = staffEndpoint('PATCH /api/paymentSettings', {
  onlyFor: owners,
  changesAll: true,
  summary:
    'Saves what holds for paying ahead over what stood at the expected moment; 409 with who changed it and when, where something newer stands there.',
  body: z.strictObject({ expected: moment, facts: paymentSettings }),
  answer: z.object({ message: z.string(), record: paymentSettingsRecord }),
})
