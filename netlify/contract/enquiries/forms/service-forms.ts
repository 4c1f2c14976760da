import { z } from 'zod'
import { anotherModel } from '#contract/enquiries/choices.ts'
import { type FormDefinition, storesOnce } from '#contract/enquiries/form-definition.ts'
import { asker, emailOrTick, message, noEmail, optionalLine } from '#contract/enquiries/form-parts.ts'
import { texts } from '#contract/texts/texts.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { paragraph, requiredLine } from '#contract/wire/text.ts'

const question = paragraph(limits.message).refine((value) => value !== '', {
  error: () => t`Please write your question.`,
})

const amcRequired = () => texts.amc.required
const warrantyRequired = () => texts.warranty.required

/** No field is required. */
export const bookService = {
  path: '/book-service',
  summary: storesOnce('a service booking'),
  body: z.strictObject({
    model: optionalLine(limits.model),
    enteredModel: optionalLine(limits.model),
    yearOfPurchase: optionalLine(limits.short),
    serviceType: z.enum(['Paid', 'Free', '']).default(''),
    registrationNumber: optionalLine(limits.short),
    bookingDate: z.union([calendarDay, z.literal('')]).default(''),
    name: optionalLine(limits.name),
    email: optionalLine(limits.email),
    contactNumber: optionalLine(limits.mobile),
    message,
  }),
  thanks: () => texts.service.success,
  table: 'service_bookings',
  report: 'booking',
} as const satisfies FormDefinition

/**
 * Every field but the message is required, the e-mail address of those who have one; a model that is not in
 * the list is an addition to the specification.
 */
export const sendAmcEnquiry = {
  path: '/amc',
  summary: storesOnce('an AMC enquiry'),
  body: z
    .strictObject({
      model: requiredLine(limits.model, amcRequired),
      enteredModel: optionalLine(limits.model),
      yearOfPurchase: requiredLine(limits.short, amcRequired),
      registrationNumber: requiredLine(limits.short, amcRequired),
      name: requiredLine(limits.name, amcRequired),
      email: optionalLine(limits.email),
      noEmail,
      contactNumber: requiredLine(limits.mobile, amcRequired),
      message,
    })
    .refine(({ model, enteredModel }) => model !== anotherModel || enteredModel !== '', {
      error: amcRequired,
      path: ['enteredModel'],
    })
    .refine(...emailOrTick('email', amcRequired)),
  thanks: () => texts.amc.success,
  table: 'amc_enquiries',
  report: 'amc',
} as const satisfies FormDefinition

/** Name, contact number and, of those who have one, the e-mail address are required. */
export const sendWarrantyEnquiry = {
  path: '/warranty',
  summary: storesOnce('a warranty enquiry'),
  body: z
    .strictObject({
      model: optionalLine(limits.model),
      enteredModel: optionalLine(limits.model),
      yearOfPurchase: optionalLine(limits.short),
      registrationNumber: optionalLine(limits.short),
      name: requiredLine(limits.name, warrantyRequired),
      email: optionalLine(limits.email),
      noEmail,
      contactNumber: requiredLine(limits.mobile, warrantyRequired),
      message,
    })
    .refine(...emailOrTick('email', warrantyRequired)),
  thanks: () => texts.warranty.success,
  table: 'warranty_enquiries',
  report: 'ew',
} as const satisfies FormDefinition

/**
 * An addition, like `askWorkshop`, `askShowroom` and `sendReview`: the specification shows these enquiries in
 * reports, and has no form for them.
 */
export const askForPart = {
  path: '/api/postSparePart',
  summary: storesOnce('a question about a spare part or an accessory'),
  body: z.strictObject({
    model: optionalLine(limits.model),
    accessory: requiredLine(limits.title, () => t`Please say which part you need.`),
    partNumber: optionalLine(limits.short),
    message,
    ...asker,
  }),
  thanks: () => texts.sparePart.success,
  table: 'spare_part_enquiries',
  report: 'spare-part',
} as const satisfies FormDefinition

export const askWorkshop = {
  path: '/api/postServiceEnquiry',
  summary: storesOnce('a question to the workshop'),
  body: z.strictObject({ model: optionalLine(limits.model), message: question, ...asker }),
  thanks: () => texts.serviceEnquiry.success,
  table: 'service_enquiries',
  report: 'service',
} as const satisfies FormDefinition
