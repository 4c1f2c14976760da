import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { poaChoices, poiChoices } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { routes } from './routes.ts'
import { line, paragraph, requiredLine } from './text.ts'
import { texts } from './texts.ts'

/** What every accepted submission answers. */
export const accepted = z.object({ message: z.string() })

/** What 202 means wherever a visitor sends something. */
export const acceptedForLater =
  'The database could not take it in time: it is kept safely and stored as soon as it can, under the same key.'

const email = (message = 'Please enter your e-mail address.') =>
  requiredLine(limits.email, message).refine((value) => value === '' || isEmail(value), {
    error: 'Please enter an e-mail address like name@example.com.',
  })
const digits = /^\+?[\d\s-]*\d[\d\s-]*$/
const isEmail = (value: string) => z.email().safeParse(value).success
const optionalLine = (max: number) => line(max).default('')
const message = paragraph(limits.message).default('')

/** POST /contact. The comment is required on the contact page and in the chat, optional on the home page, so here too. */
export const contactRequest = z.strictObject({
  firstName: requiredLine(limits.name, 'Please enter your first name.'),
  lastName: requiredLine(limits.name, 'Please enter your last name.'),
  postalCode: requiredLine(limits.short, 'Please enter your postal code.'),
  telephone: requiredLine(limits.mobile, 'Please enter your telephone number.'),
  comment: message,
})
export type ContactRequest = z.infer<typeof contactRequest>

/** The contact page and the chat ask for words as well, storefront section 5. */
export const contactRequestWithComment = contactRequest.extend({
  comment: paragraph(limits.message).refine((value) => value !== '', { error: 'Please write your comment.' }),
})

/** POST /finance: nothing is enforced but lengths and the closed sets of the two pickers. */
export const financeEnquiry = z.strictObject({
  name: optionalLine(limits.name),
  email: optionalLine(limits.email),
  contact: optionalLine(limits.mobile),
  loanAmount: z
    .union([z.number().transform(String), z.string()])
    .pipe(line(limits.short))
    .default(''),
  model: optionalLine(limits.model),
  message,
  agreed: z.boolean().default(false),
  selectedPOA: z
    .enum(poaChoices)
    .nullish()
    .or(z.literal(''))
    .transform((value) => value || null),
  selectedPOI: z
    .enum(poiChoices)
    .nullish()
    .or(z.literal(''))
    .transform((value) => value || null),
})
export type FinanceEnquiry = z.infer<typeof financeEnquiry>

/** POST /book-service: no checks. */
export const serviceBooking = z.strictObject({
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
})
export type ServiceBooking = z.infer<typeof serviceBooking>

const needed = (max: number, text: string) => requiredLine(max, text)

/** POST /amc: everything but the message is required. */
export const amcEnquiry = z.strictObject({
  model: needed(limits.model, texts.amc.required),
  yearOfPurchase: needed(limits.short, texts.amc.required),
  registrationNumber: needed(limits.short, texts.amc.required),
  name: needed(limits.name, texts.amc.required),
  email: needed(limits.email, texts.amc.required),
  contactNumber: needed(limits.mobile, texts.amc.required),
  message,
})
export type AmcEnquiry = z.infer<typeof amcEnquiry>

/** POST /warranty: name, e-mail and contact number are required. */
export const warrantyEnquiry = z.strictObject({
  model: optionalLine(limits.model),
  yearOfPurchase: optionalLine(limits.short),
  registrationNumber: optionalLine(limits.short),
  name: needed(limits.name, texts.warranty.required),
  email: needed(limits.email, texts.warranty.required),
  contactNumber: needed(limits.mobile, texts.warranty.required),
  message,
})
export type WarrantyEnquiry = z.infer<typeof warrantyEnquiry>

/** POST /opt-in; `all` is what the box on top says and is not stored. */
export const optIn = z.strictObject({
  registration: requiredLine(limits.short, 'Please enter your registration number.'),
  name: requiredLine(limits.name, 'Please enter your name.'),
  mobile: requiredLine(limits.mobile, 'Please enter your mobile number.'),
  notifications: z.strictObject({
    all: z.boolean().default(false),
    rcs: z.boolean().default(false),
    sms: z.boolean().default(false),
    obd: z.boolean().default(false),
    email: z.boolean().default(false),
    whatsapp: z.boolean().default(false),
  }),
})
export type OptIn = z.infer<typeof optIn>

/** POST /offer: all four are required. */
export const offerEnquiry = z.strictObject({
  name: requiredLine(limits.name, 'Please enter your name.'),
  email: requiredLine(limits.email, 'Please enter your e-mail address.'),
  contact: requiredLine(limits.mobile, 'Please enter your contact number.'),
  agree: z.literal(true, { error: 'Please agree to the terms to go on.' }),
})
export type OfferEnquiry = z.infer<typeof offerEnquiry>

/** POST /api/postBooking, storefront sections 3 and 5: e-mail by its shape, contact number numeric. */
export const productEnquiry = z.strictObject({
  name: requiredLine(limits.name, 'Please enter your name.'),
  mobileNo: requiredLine(limits.mobile, 'Please enter your contact number.').refine(
    (value) => value === '' || digits.test(value),
    { error: 'Please use digits only.' },
  ),
  emailId: email(),
  model: requiredLine(limits.model, 'Please say which model you want.'),
  color: requiredLine(limits.colour, 'Please choose a colour.'),
  message,
})
export type ProductEnquiry = z.infer<typeof productEnquiry>

/** POST /api/joyClub: nothing is required; an e-mail address and a number must look like one when given. */
export const joyClubMember = z.strictObject({
  name: optionalLine(limits.name),
  mobile: optionalLine(limits.mobile).refine((value) => value === '' || digits.test(value), {
    error: 'Please use digits only.',
  }),
  email: optionalLine(limits.email).refine((value) => value === '' || isEmail(value), {
    error: 'Please enter an e-mail address like name@example.com.',
  }),
  model: optionalLine(limits.model),
  regNo: optionalLine(limits.short),
  purchaseYear: optionalLine(limits.short),
  message,
})
export type JoyClubMember = z.infer<typeof joyClubMember>

/** POST /api/become-honda-network: all four are required. */
export const networkApplication = z.strictObject({
  location: requiredLine(limits.name, 'Please enter the location.'),
  address: paragraph(limits.address).refine((value) => value !== '', { error: 'Please enter the address.' }),
  name: requiredLine(limits.name, 'Please enter your name.'),
  mobile: requiredLine(limits.mobile, 'Please enter your mobile number.'),
})
export type NetworkApplication = z.infer<typeof networkApplication>

type SubmissionName =
  | 'sendContactRequest'
  | 'sendFinanceEnquiry'
  | 'bookService'
  | 'sendAmcEnquiry'
  | 'sendWarrantyEnquiry'
  | 'sendOptIn'
  | 'sendOfferEnquiry'
  | 'sendProductEnquiry'
  | 'joinJoyClub'
  | 'applyForNetwork'

/** Every form is sent the same way: JSON in, a message out, stored once per Idempotency-Key (a uuid). */
function submission<Body extends z.ZodType>(name: SubmissionName, what: string, body: Body) {
  return endpoint({
    name,
    ...routes[name],
    role: 'visitor',
    summary: `${what}. An Idempotency-Key (uuid) makes a repeat store once; the same key with another body answers 422.`,
    body,
    answer: accepted,
    status: 201,
    also: { 202: acceptedForLater },
  })
}

export const sendContactRequest = submission('sendContactRequest', 'Stores a contact request', contactRequest)
export const sendFinanceEnquiry = submission('sendFinanceEnquiry', 'Stores a finance enquiry', financeEnquiry)
export const bookService = submission('bookService', 'Stores a service booking', serviceBooking)
export const sendAmcEnquiry = submission('sendAmcEnquiry', 'Stores an AMC enquiry', amcEnquiry)
export const sendWarrantyEnquiry = submission(
  'sendWarrantyEnquiry',
  'Stores a warranty enquiry',
  warrantyEnquiry,
)
export const sendOptIn = submission('sendOptIn', 'Stores which channels somebody wants', optIn)
export const sendOfferEnquiry = submission('sendOfferEnquiry', 'Stores an offer enquiry', offerEnquiry)
export const sendProductEnquiry = submission(
  'sendProductEnquiry',
  'Stores a test-ride enquiry',
  productEnquiry,
)
export const joinJoyClub = submission('joinJoyClub', 'Stores a Joy Club enquiry', joyClubMember)
export const applyForNetwork = submission(
  'applyForNetwork',
  'Stores a network application',
  networkApplication,
)
