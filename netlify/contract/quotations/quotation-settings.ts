import { z } from 'zod'
import { owners } from '#contract/people/staff-roles.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'
import { line, requiredLine } from '#contract/wire/text.ts'
import { quotationLimits } from './quotation-limits.ts'

const wrongPercent = 'Please enter a percentage, such as 18.'
const percent = z
  .number({ error: wrongPercent })
  .min(0, { error: wrongPercent })
  .max(100, { error: wrongPercent })

/**
 * GST (per cent) within the ex-showroom price from a day on: of engines up to 350 cc (`small`), of larger
 * ones and of electric vehicles. No quotation uses a rate that the owner has not checked.
 */
export const gstRate = z.strictObject({
  beginsOn: calendarDay,
  small: percent,
  large: percent,
  electric: percent,
  source: requiredLine(300, 'Please say where this is from.'),
  isChecked: z.boolean(),
})
export type GstRate = z.output<typeof gstRate>

/** Whole rupees that a role takes off by itself. */
const limit = z
  .number({ error: 'Please enter whole rupees.' })
  .int({ error: 'Please enter whole rupees.' })
  .min(0, { error: 'Please enter 0 or more.' })
  .max(quotationLimits.rupees, { error: 'This is more than any vehicle costs.' })

const hsn = line(8).refine((code) => /^(\d\d){2,4}$/.test(code), { error: 'Please enter 4, 6 or 8 digits.' })

/** What the owner says about quotations; limits in whole rupees. */
export const quotationSettings = z
  .strictObject({
    prefix: line(4).refine((letters) => /^[A-Z]{1,4}$/.test(letters), {
      error: 'Please enter one to four capital letters.',
    }),
    validDays: z
      .number({ error: 'Please enter 1 to 90 days.' })
      .int({ error: 'Please enter 1 to 90 days.' })
      .min(1, { error: 'Please enter 1 to 90 days.' })
      .max(90, { error: 'Please enter 1 to 90 days.' }),
    salesLimit: limit,
    managerLimit: limit,
    salesExchange: limit,
    managerExchange: limit,
    hsnPetrol: hsn,
    hsnElectric: hsn,
    gstRates: z.array(gstRate).max(20),
  })
  .refine(({ salesLimit, managerLimit }) => salesLimit <= managerLimit, {
    path: ['managerLimit'],
    error: 'A manager may give at least as much as sales.',
  })
  .refine(({ salesExchange, managerExchange }) => salesExchange <= managerExchange, {
    path: ['managerExchange'],
    error: 'A manager may give at least as much as sales.',
  })
  .refine(({ gstRates }) => new Set(gstRates.map(({ beginsOn }) => beginsOn)).size === gstRates.length, {
    path: ['gstRates'],
    error: 'Two rates begin on one day.',
  })
export type QuotationSettings = z.output<typeof quotationSettings>

/** `at` says when the settings were changed last (ISO 8601). */
export const quotationSettingsRecord = z.object({ facts: quotationSettings, at: z.string() })
export type QuotationSettingsRecord = z.output<typeof quotationSettingsRecord>

export const getQuotationSettings = staffEndpoint('GET /api/quotationSettings', {
  onlyFor: owners,
  summary:
    'Prefix, validity, limits of discounts and exchanges, HSN and the GST inside prices of quotations.',
  answer: quotationSettingsRecord,
})

export const saveQuotationSettings = staffEndpoint('PATCH /api/quotationSettings', {
  onlyFor: owners,
  changesAll: true,
  summary:
    'Saves what holds for quotations over what stood at the expected moment; 409 with who changed it and when, where something newer stands there.',
  body: z.strictObject({ expected: moment, facts: quotationSettings }),
  answer: z.object({ message: z.string(), record: quotationSettingsRecord }),
})
