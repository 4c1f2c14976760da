import { z } from 'zod'
import { exchangeConditions, exchangePapers } from '#contract/enquiries/exchange-choices.ts'
import { kilometresRun, yearOfPurchase } from '#contract/enquiries/exchange-fields.ts'
import { type FormDefinition, storesOnce } from '#contract/enquiries/form-definition.ts'
import { asker, choice, emailOrTick, message, noEmail, optionalLine } from '#contract/enquiries/form-parts.ts'
import { photoPaths } from '#contract/enquiries/photo-paths.ts'
import { poaChoices, poiChoices } from '#contract/enquiries/proof-choices.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { digits, email, line, requiredLine } from '#contract/wire/text.ts'

/**
 * Only lengths and the closed sets of the two pickers are enforced; the variant is an addition to the
 * specification.
 */
export const sendFinanceEnquiry = {
  path: '/finance',
  summary: storesOnce('a finance enquiry'),
  body: z.strictObject({
    name: optionalLine(limits.name),
    email: optionalLine(limits.email),
    contact: optionalLine(limits.mobile),
    loanAmount: z
      .union([z.number().transform(String), z.string()])
      .pipe(line(limits.short))
      .default(''),
    model: optionalLine(limits.model),
    variant: optionalLine(limits.model),
    message,
    agreed: z.boolean().default(false),
    selectedPOA: choice(poaChoices),
    selectedPOI: choice(poiChoices),
  }),
  thanks: () => texts.finance.success,
  purpose: 'loan',
  table: 'finance_enquiries',
  report: 'finance',
} as const satisfies FormDefinition

const emailPlease = () => t`Please enter your e-mail address.`

/**
 * Four fields are required, the e-mail address of those who have one; the offer beside the form is an
 * addition to the specification.
 */
export const sendOfferEnquiry = {
  path: '/offer',
  summary: storesOnce('an offer enquiry'),
  body: z
    .strictObject({
      name: requiredLine(limits.name, () => t`Please enter your name.`),
      email: optionalLine(limits.email),
      noEmail,
      contact: requiredLine(limits.mobile, () => t`Please enter your contact number.`),
      agree: z.literal(true, { error: () => t`Please agree to the terms to go on.` }),
      offerId: z.number().int().positive().nullish(),
      offerTitle: optionalLine(limits.title),
    })
    .refine(...emailOrTick('email', emailPlease)),
  thanks: () => texts.offerEnquiry.success,
  table: 'offer_enquiries',
  report: 'offer',
} as const satisfies FormDefinition

/**
 * Every field but the message is required, the e-mail address of those who have one; the e-mail is checked by
 * its shape, the contact number is numeric.
 * The variant is an addition to the specification; its price is read where the enquiry is stored.
 */
export const sendProductEnquiry = {
  path: '/api/postBooking',
  summary: storesOnce('a test-ride enquiry'),
  body: z
    .strictObject({
      name: requiredLine(limits.name, () => t`Please enter your name.`),
      mobileNo: digits(requiredLine(limits.mobile, () => t`Please enter your contact number.`)),
      emailId: email(line(limits.email)).default(''),
      noEmail,
      model: requiredLine(limits.model, () => t`Please say which model you want.`),
      variant: optionalLine(limits.model),
      color: requiredLine(limits.colour, () => t`Please choose a colour.`),
      message,
    })
    .refine(...emailOrTick('emailId', emailPlease)),
  thanks: () => texts.productEnquiry.success,
  table: 'product_enquiries',
  report: 'enquiry',
} as const satisfies FormDefinition

export const askShowroom = {
  path: '/api/postSalesEnquiry',
  summary: storesOnce('a question to the showroom'),
  body: z.strictObject({ model: optionalLine(limits.model), message, ...asker }),
  thanks: () => texts.salesEnquiry.success,
  table: 'sales_enquiries',
  report: 'sales',
} as const satisfies FormDefinition

/**
 * The model, its variant and its colour are those of the page; the number is required, as for any enquiry.
 */
export const askForArrival = {
  path: '/api/postArrival',
  summary: storesOnce('a wish to be told when a model comes in a variant and colour'),
  body: z.strictObject({
    name: requiredLine(limits.name, () => t`Please enter your name.`),
    mobile: digits(requiredLine(limits.mobile, () => t`Please enter your mobile number.`)),
    email: email(line(limits.email)).default(''),
    model: requiredLine(limits.model, () => t`Please say which model you want.`),
    variant: optionalLine(limits.model),
    colour: optionalLine(limits.colour),
  }),
  thanks: () => texts.arrival.success,
  table: 'arrival_enquiries',
  report: 'arrival',
} as const satisfies FormDefinition

/** The estimate is worked out where the enquiry is stored, never taken from the browser. */
export const offerExchange = {
  path: '/api/postExchange',
  summary: storesOnce('an old vehicle that is offered in exchange'),
  body: z.strictObject({
    make: requiredLine(limits.short, () => t`Please say which make it is.`),
    oldModel: requiredLine(limits.model, () => t`Please say which model it is.`),
    year: yearOfPurchase,
    kilometres: kilometresRun,
    condition: z.enum(exchangeConditions, { error: () => t`Please say how it is.` }),
    papers: z.enum(exchangePapers, { error: () => t`Please say how its papers are.` }),
    photos: photoPaths,
    model: optionalLine(limits.model),
    message,
    name: requiredLine(limits.name, () => t`Please enter your name.`),
    mobile: digits(requiredLine(limits.mobile, () => t`Please enter your mobile number.`)),
  }),
  thanks: () => texts.exchange.success,
  table: 'exchange_enquiries',
  report: 'exchange',
} as const satisfies FormDefinition
