import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { careerApplication } from './careers.ts'
import { anotherModel } from './choices.ts'
import { exchangeConditions, exchangePapers } from './exchange-choices.ts'
import { kilometresRun, yearOfPurchase } from './exchange-fields.ts'
import { type FormDefinition, storesOnce } from './form-definition.ts'
import { choice, message, optionalLine } from './form-parts.ts'
import { t } from './language.ts'
import { limits } from './limits.ts'
import { photoPaths } from './photo-paths.ts'
import { poaChoices, poiChoices } from './proof-choices.ts'
import { starChoices } from './star-choices.ts'
import { digits, email, line, paragraph, requiredLine } from './text.ts'
import { texts } from './texts.ts'

/** Who asks; an e-mail address must look like one when given. */
const asker = {
  name: requiredLine(limits.name, t`Please enter your name.`),
  mobile: digits(requiredLine(limits.mobile, t`Please enter your mobile number.`)),
  email: email(line(limits.email)).default(''),
  pinCode: optionalLine(limits.short),
}

const question = paragraph(limits.message).refine((value) => value !== '', {
  error: t`Please write your question.`,
})

/**
 * Every form a visitor can send, by its name; endpoints, functions, rows, mocks and tests walk this list.
 * Storefront sections 5 and 8.
 */
export const forms = {
  /** The comment may stay empty on the home page, so here too. */
  sendContactRequest: {
    path: '/contact',
    summary: storesOnce('a contact request'),
    body: z.strictObject({
      firstName: requiredLine(limits.name, t`Please enter your first name.`),
      lastName: requiredLine(limits.name, t`Please enter your last name.`),
      postalCode: requiredLine(limits.short, t`Please enter your postal code.`),
      telephone: requiredLine(limits.mobile, t`Please enter your telephone number.`),
      comment: message,
    }),
    thanks: texts.contact.success,
    table: 'contact_requests',
    report: 'message',
  },
  /** Nothing is enforced but lengths and the closed sets of the two pickers; the variant is an addition. */
  sendFinanceEnquiry: {
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
    thanks: texts.finance.success,
    table: 'finance_enquiries',
    report: 'finance',
  },
  /** No checks. */
  bookService: {
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
    thanks: texts.service.success,
    table: 'service_bookings',
    report: 'booking',
  },
  /** Everything but the message is required; a model that is not in the list is an addition. */
  sendAmcEnquiry: {
    path: '/amc',
    summary: storesOnce('an AMC enquiry'),
    body: z
      .strictObject({
        model: requiredLine(limits.model, texts.amc.required),
        enteredModel: optionalLine(limits.model),
        yearOfPurchase: requiredLine(limits.short, texts.amc.required),
        registrationNumber: requiredLine(limits.short, texts.amc.required),
        name: requiredLine(limits.name, texts.amc.required),
        email: requiredLine(limits.email, texts.amc.required),
        contactNumber: requiredLine(limits.mobile, texts.amc.required),
        message,
      })
      .refine(({ model, enteredModel }) => model !== anotherModel || enteredModel !== '', {
        error: texts.amc.required,
        path: ['enteredModel'],
      }),
    thanks: texts.amc.success,
    table: 'amc_enquiries',
    report: 'amc',
  },
  /** Name, e-mail and contact number are required. */
  sendWarrantyEnquiry: {
    path: '/warranty',
    summary: storesOnce('a warranty enquiry'),
    body: z.strictObject({
      model: optionalLine(limits.model),
      enteredModel: optionalLine(limits.model),
      yearOfPurchase: optionalLine(limits.short),
      registrationNumber: optionalLine(limits.short),
      name: requiredLine(limits.name, texts.warranty.required),
      email: requiredLine(limits.email, texts.warranty.required),
      contactNumber: requiredLine(limits.mobile, texts.warranty.required),
      message,
    }),
    thanks: texts.warranty.success,
    table: 'warranty_enquiries',
    report: 'ew',
  },
  /** `all` is what the box on top says and is not stored. */
  sendOptIn: {
    path: '/opt-in',
    summary: storesOnce('which channels somebody wants'),
    body: z.strictObject({
      registration: requiredLine(limits.short, t`Please enter your registration number.`),
      name: requiredLine(limits.name, t`Please enter your name.`),
      mobile: requiredLine(limits.mobile, t`Please enter your mobile number.`),
      notifications: z.strictObject({
        all: z.boolean().default(false),
        rcs: z.boolean().default(false),
        sms: z.boolean().default(false),
        obd: z.boolean().default(false),
        email: z.boolean().default(false),
        whatsapp: z.boolean().default(false),
      }),
    }),
    thanks: texts.optIn.success,
    table: 'opt_ins',
    report: 'opt-in',
  },
  /** Four are required; the offer beside the form is an addition to the specification. */
  sendOfferEnquiry: {
    path: '/offer',
    summary: storesOnce('an offer enquiry'),
    body: z.strictObject({
      name: requiredLine(limits.name, t`Please enter your name.`),
      email: requiredLine(limits.email, t`Please enter your e-mail address.`),
      contact: requiredLine(limits.mobile, t`Please enter your contact number.`),
      agree: z.literal(true, { error: t`Please agree to the terms to go on.` }),
      offerId: z.number().int().positive().nullish(),
      offerTitle: optionalLine(limits.title),
    }),
    thanks: texts.offerEnquiry.success,
    table: 'offer_enquiries',
    staffTexts: ['offerTitle'],
    report: 'offer',
  },
  /**
   * Everything but the message is required; e-mail by its shape, contact number numeric. The variant is an addition; its
   * price is read where the enquiry is stored.
   */
  sendProductEnquiry: {
    path: '/api/postBooking',
    summary: storesOnce('a test-ride enquiry'),
    body: z.strictObject({
      name: requiredLine(limits.name, t`Please enter your name.`),
      mobileNo: digits(requiredLine(limits.mobile, t`Please enter your contact number.`)),
      emailId: email(requiredLine(limits.email, t`Please enter your e-mail address.`)),
      model: requiredLine(limits.model, t`Please say which model you want.`),
      variant: optionalLine(limits.model),
      color: requiredLine(limits.colour, t`Please choose a colour.`),
      message,
    }),
    thanks: texts.productEnquiry.success,
    table: 'product_enquiries',
    report: 'enquiry',
  },
  /** Nothing is required; an e-mail address and a number must look like one when given. */
  joinJoyClub: {
    path: '/api/joyClub',
    summary: storesOnce('a Joy Club enquiry'),
    body: z.strictObject({
      name: optionalLine(limits.name),
      mobile: digits(line(limits.mobile)).default(''),
      email: email(line(limits.email)).default(''),
      model: optionalLine(limits.model),
      regNo: optionalLine(limits.short),
      purchaseYear: optionalLine(limits.short),
      message,
    }),
    thanks: texts.joyClub.success,
    table: 'joy_club_members',
    report: 'joy-club',
  },
  /** All four are required. */
  applyForNetwork: {
    path: '/api/become-honda-network',
    summary: storesOnce('a network application'),
    body: z.strictObject({
      location: requiredLine(limits.name, t`Please enter the location.`),
      address: paragraph(limits.address).refine((value) => value !== '', {
        error: t`Please enter the address.`,
      }),
      name: requiredLine(limits.name, t`Please enter your name.`),
      mobile: requiredLine(limits.mobile, t`Please enter your mobile number.`),
    }),
    thanks: texts.network.success,
    table: 'network_applications',
    report: 'become-dealer',
  },
  /** An addition, as the next four: the specification shows these enquiries in reports, and has no form for them. */
  askForPart: {
    path: '/api/postSparePart',
    summary: storesOnce('a question about a spare part or an accessory'),
    body: z.strictObject({
      model: optionalLine(limits.model),
      accessory: requiredLine(limits.title, t`Please say which part you need.`),
      partNumber: optionalLine(limits.short),
      message,
      ...asker,
    }),
    thanks: texts.sparePart.success,
    table: 'spare_part_enquiries',
    staffTexts: ['accessory'],
    report: 'spare-part',
  },
  askWorkshop: {
    path: '/api/postServiceEnquiry',
    summary: storesOnce('a question to the workshop'),
    body: z.strictObject({ model: optionalLine(limits.model), message: question, ...asker }),
    thanks: texts.serviceEnquiry.success,
    table: 'service_enquiries',
    report: 'service',
  },
  askShowroom: {
    path: '/api/postSalesEnquiry',
    summary: storesOnce('a question to the showroom'),
    body: z.strictObject({ model: optionalLine(limits.model), message, ...asker }),
    thanks: texts.salesEnquiry.success,
    table: 'sales_enquiries',
    report: 'sales',
  },
  /** Shown when the customer allowed it and staff say yes; the number never. */
  sendReview: {
    path: '/api/postReview',
    summary: storesOnce('a review'),
    body: z.strictObject({
      rating: z.enum(starChoices, { error: t`Please choose one to five stars.` }),
      message: paragraph(limits.message).refine((value) => value !== '', {
        error: t`Please write a few words.`,
      }),
      model: optionalLine(limits.model),
      photos: photoPaths,
      name: requiredLine(limits.name, t`Please enter your name.`),
      place: optionalLine(limits.name),
      mobile: digits(requiredLine(limits.mobile, t`Please enter your mobile number.`)),
      mayPublish: z.boolean().default(false),
    }),
    thanks: texts.review.success,
    table: 'reviews',
    report: 'review',
  },
  /** The estimate is worked out where it is stored, never taken from the browser. */
  offerExchange: {
    path: '/api/postExchange',
    summary: storesOnce('an old vehicle that is offered in exchange'),
    body: z.strictObject({
      make: requiredLine(limits.short, t`Please say which make it is.`),
      oldModel: requiredLine(limits.model, t`Please say which model it is.`),
      year: yearOfPurchase,
      kilometres: kilometresRun,
      condition: z.enum(exchangeConditions, { error: t`Please say how it is.` }),
      papers: z.enum(exchangePapers, { error: t`Please say how its papers are.` }),
      photos: photoPaths,
      model: optionalLine(limits.model),
      message,
      name: requiredLine(limits.name, t`Please enter your name.`),
      mobile: digits(requiredLine(limits.mobile, t`Please enter your mobile number.`)),
    }),
    thanks: texts.exchange.success,
    table: 'exchange_enquiries',
    report: 'exchange',
  },
  /** Comes with a file, so a service of its own stores it. */
  applyForCareer: {
    path: '/api/career',
    summary:
      'Stores a career application. Multipart up to 4 MB with the resume inside, or JSON or multipart with the path of an upload. Size (10 MiB) and magic bytes of the file are read by the server before it counts.',
    body: careerApplication,
    accepts: 'either',
    thanks: texts.career.success,
    table: 'career_applications',
    report: 'applicants',
  },
} as const satisfies Record<string, FormDefinition>

export type FormName = keyof typeof forms

/** The forms whose body is all there is to store; a career application comes with a file. */
export type PlainFormName = Exclude<FormName, 'applyForCareer'>
/** Their names, in the order of the registry. */
export const plainForms: PlainFormName[] = (Object.keys(forms) as FormName[]).filter(
  (name) => name !== 'applyForCareer',
)

const isApiForm = (name: FormName) => forms[name].path.startsWith('/api/')
/** The forms whose address is theirs alone. */
export const apiForms = plainForms.filter(isApiForm)
/** The forms whose address is that of a page, which somebody who only reads is looking for. */
export const pageForms = plainForms.filter((name) => !isApiForm(name))

/** What a client may send, before defaults and trimming. */
export type FormInput<Name extends FormName> = z.input<(typeof forms)[Name]['body']>
/** What is stored of it. */
export type FormBody<Name extends FormName> = z.output<(typeof forms)[Name]['body']>

/** The contact page and the chat ask for a comment as well. */
export const contactWithComment = forms.sendContactRequest.body.extend({
  comment: paragraph(limits.message).refine((value) => value !== '', {
    error: t`Please write your comment.`,
  }),
})
