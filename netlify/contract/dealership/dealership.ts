import { z } from 'zod'
import { mediaPathOrNone } from '#contract/catalogue/catalogue.ts'
import { lenderMethods } from '#contract/content/page-list-kinds.ts'
import { placePicture } from '#contract/content/page-lists.ts'
import { editors } from '#contract/people/staff-roles.ts'
import { shownParts } from '#contract/site/shown-parts.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { limits as general } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { digits, email, line, paragraph } from '#contract/wire/text.ts'
import { translated } from '#contract/wire/translated.ts'
import { weakPairs } from './brand-colours.ts'
import { dealershipLimits as limits } from './dealership-limits.ts'
import { gstinPattern, isGstin } from './gstin.ts'

const colour = z.union([z.literal(''), z.string().regex(/^#[0-9a-fA-F]{6}$/)], {
  error: 'Please choose a colour like #c00020.',
})
/** The dealer's own colours; an empty one is the standard one. */
const brandColours = z.strictObject({ accent: colour, accentStrong: colour, onAccent: colour })

/** A link that pages show: another scheme than this would be a script of a page. */
export const webAddress: z.ZodString = z.string().regex(/^(https:\/\/|$)/)

const hoursInWords = z.object({ days: z.string(), hours: z.string() })
const link = z.object({ name: z.string(), url: webAddress })
const phoneLine = z.object({ label: z.string(), number: z.string() })

/**
 * The dealer, as pages show them. Numbers and addresses that are not set fall back to those of sales.
 * `address` (lines), `mapEmbedUrl` and `openingHours` are those of the first outlet, and empty without one;
 * `mainOutlet` is the number of that outlet, or 0; `outlets` and `showrooms` are counted. `customers` is 0
 * where staff do not say it. An empty colour is the standard one. `loan` is that of the cheapest lender, with
 * its rate as stated and on a reducing balance (`annualRate`), or null where no lender is named. `pictures`
 * are those of the places of pages; a place without one shows a drawing. `promises` says by form within how
 * much opening time a visitor is called; a form that is missing promises nothing. While `isOpen` is false,
 * pages say that the site opens soon, and any text may be empty.
 */
export const dealership = z.object({
  name: translated(z.string()),
  logo: mediaPathOrNone,
  wordmark: translated(z.string()),
  wordmarkBelow: translated(z.string()),
  city: translated(z.string()),
  district: translated(z.string()),
  state: translated(z.string()),
  since: z.number().int(),
  customers: z.number().int(),
  showrooms: z.number().int(),
  outlets: z.number().int(),
  mainOutlet: z.number().int(),
  address: z.array(z.string()),
  mapEmbedUrl: z.string(),
  openingHours: z.array(hoursInWords),
  phones: z.object({
    sales: phoneLine,
    service: phoneLine,
    serviceBooking: phoneLine,
    customerCare: phoneLine,
  }),
  whatsApp: z.string(),
  emails: z.object({ sales: z.string(), service: z.string(), customerCare: z.string() }),
  socialLinks: z.array(z.object({ network: z.string(), url: webAddress })),
  siteBuilder: link,
  softwareProvider: link,
  colours: z.object({ ...brandColours.shape, line: colour }),
  loan: z
    .object({
      rate: z.number(),
      method: z.enum(lenderMethods),
      months: z.number().int(),
      annualRate: z.number(),
    })
    .nullable(),
  pictures: z.array(placePicture),
  promises: z.record(
    z.string(),
    z.object({ count: z.number().int(), unit: z.enum(['minutes', 'hours', 'days']) }),
  ),
  parts: shownParts,
  isOpen: z.boolean(),
})
export type Dealership = z.infer<typeof dealership>

export const getDealership = visitorEndpoint('GET /api/dealership', {
  firstLoad: true,
  summary:
    'Who the dealer is: name, numbers, hours, links, colours, parts, and whether the site is switched on.',
  answer: dealership,
  cacheTags: ['dealership', 'dealers', 'lists', 'catalogue'],
})

const googleHosts = /^((\w+\.)?google\.(com|co\.in)|g\.page|maps\.app\.goo\.gl|goo\.gl|share\.google)$/

const number = digits(line(general.mobile))
const mailbox = email(line(general.email))
const address = line(limits.url)
  .refine((value) => value === '' || isAddress(value), {
    error: 'Please enter an address that begins with https://.',
  })
  .meta({ pattern: '^(https://[!-~]+)?$' })
/** A page of Google's on which a review is written, by any of the names that Google gives such links. */
const googleReviews = address
  .refine((value) => value === '' || googleHosts.test(URL.parse(value)?.hostname ?? ''), {
    error: 'Please paste the link that Google gives you under “Ask for reviews”.',
  })
  .meta({ pattern: '^(https://[!-~]+)?$' })
const gstin = line(15)
  .refine((number) => number === '' || isGstin(number), {
    error: 'Please check these fifteen characters: one of them is wrong.',
  })
  .meta({ pattern: `^$|${gstinPattern.source}` })
const filled = <Text extends z.ZodType<string>>(text: Text) =>
  text.refine((value) => value !== '', { error: 'Please fill in this field.' }).meta({ minLength: 1 })

function isAddress(value: string): boolean {
  return value.startsWith('https://') && z.url().safeParse(value).success
}

/** The facts of the dealership as staff write them; an empty fact is not shown. */
export const dealershipFacts = z.strictObject({
  name: line(limits.name),
  logo: mediaPathOrNone,
  wordmark: line(limits.wordmark),
  wordmarkBelow: line(limits.wordmarkBelow),
  city: line(limits.place),
  district: line(limits.place),
  state: line(limits.place),
  since: z.number().int().min(1800).max(2200).nullable(),
  customers: z.number().int().min(0).max(100_000_000).nullable(),
  salesNumber: number,
  serviceNumber: number,
  bookingNumber: number,
  careNumber: number,
  whatsAppNumber: number,
  salesEmail: mailbox,
  serviceEmail: mailbox,
  careEmail: mailbox,
  socialLinks: z
    .array(z.strictObject({ network: filled(line(limits.network)), url: filled(address) }))
    .max(limits.socialLinks),
  googleReviews,
  mailFooter: paragraph(limits.mailFooter),
  builderName: line(limits.name),
  builderUrl: address,
  providerName: line(limits.name),
  providerUrl: address,
  colours: brandColours,
  gstin,
})
export type DealershipFacts = z.infer<typeof dealershipFacts>

/** Facts that staff save; text in colours that are too alike cannot be read. */
const savedFacts = dealershipFacts.superRefine(({ colours }, context) => {
  for (const pair of weakPairs(colours))
    context.addIssue({
      code: 'custom',
      path: ['colours'],
      message: `Too little contrast. ${pair}; text needs 4.5 to 1.`,
    })
})

/**
 * `at` says when the facts were changed last (ISO 8601); `isFilled` whether they say enough for the site to
 * be switched on.
 */
export const dealershipRecord = z.object({
  facts: dealershipFacts,
  at: z.string(),
  isFilled: z.boolean(),
  isOpen: z.boolean(),
})
export type DealershipRecord = z.infer<typeof dealershipRecord>

const message = z.string()

export const getDealershipRecord = staffEndpoint('GET /api/manageDealership', {
  onlyFor: editors,
  summary: 'The facts of the dealership as staff write them.',
  answer: dealershipRecord,
})

export const saveDealership = staffEndpoint('PATCH /api/manageDealership', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Saves the facts of the dealership over those of the expected moment; 409 with who changed them and when, when others stand there. 422 when a site that is switched on would lack one, or text would be hard to read.',
  body: z.strictObject({ expected: moment, facts: savedFacts }),
  answer: z.object({ message, record: dealershipRecord }),
  purges: ['dealership'],
})

export const openSite = staffEndpoint('PATCH /api/manageDealership/open', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Switches the public site on or off; 422 while the dealership is not filled in or there is no outlet.',
  body: z.strictObject({ isOpen: z.boolean() }),
  answer: z.object({ message, record: dealershipRecord }),
  purges: ['dealership'],
})

/** The steps of the first day, each with whether the database finds it done. */
export const setup = z.object({
  dealership: z.boolean(),
  outlets: z.boolean(),
  catalogue: z.boolean(),
  pictures: z.boolean(),
  charges: z.boolean(),
  staff: z.boolean(),
  texts: z.boolean(),
  enquiry: z.boolean(),
  open: z.boolean(),
  /** How many texts and lists nobody has checked yet, so that visitors read nothing of them. */
  unchecked: z.number().int(),
})
export type Setup = z.infer<typeof setup>

export const getSetup = staffEndpoint('GET /api/setup', {
  onlyFor: editors,
  summary:
    'Which steps of a first day are done: dealership, outlets, catalogue, pictures, on-road charges, staff, texts, enquiry, site on.',
  answer: setup,
})
