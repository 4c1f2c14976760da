import { z } from 'zod'
import { mediaPathOrNone } from '#contract/catalogue/catalogue.ts'
import { exchangeValue } from '#contract/enquiries/exchange-values.ts'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { line, paragraph, requiredLine } from '#contract/wire/text.ts'
import { translated } from '#contract/wire/translated.ts'
import { lenderMethods, pageListIds } from './page-list-kinds.ts'
import { serviceStepKinds } from './service-steps.ts'
import { template } from './templates.ts'
import { ownedKinds } from './warranty-plans.ts'

const name = requiredLine(limits.name)
const wrongRate = 'Please enter a rate in per cent, such as 9.75.'
const wrongMonths = 'Please enter a number of months.'
const months = z.coerce
  .number({ error: wrongMonths })
  .int({ error: wrongMonths })
  .min(1, { error: wrongMonths })
  .max(120, { error: wrongMonths })

/**
 * A lender: its name, its rate a year (per cent), the fewest and the most months, and the base of its rate.
 */
export const lender = z
  .object({
    name,
    rate: z.coerce
      .number({ error: wrongRate })
      .gt(0, { error: wrongRate })
      .max(60, { error: wrongRate })
      .transform((rate) => Math.round(rate * 100) / 100)
      .pipe(z.number().min(0).max(60)),
    fromMonths: months,
    toMonths: months,
    method: z.enum(lenderMethods, { error: 'Please choose one.' }),
  })
  .refine(({ fromMonths, toMonths }) => toMonths >= fromMonths, {
    path: ['toMonths'],
    error: 'This is less than the fewest months.',
  })
export type Lender = z.infer<typeof lender>

/** A member of staff as visitors see them on the page. */
export const teamMember = z.object({
  name,
  role: translated(requiredLine(limits.name)),
  department: translated(line(limits.name).default('')),
  /** The path of a square picture; empty for none. */
  image: mediaPathOrNone.default(''),
})
export type TeamMember = z.infer<typeof teamMember>

/** The praise of a customer, in their own words. */
export const testimonial = z.object({
  name,
  words: translated(
    paragraph(limits.message).refine((text) => text !== '', { error: 'Please fill in this field.' }),
  ),
  model: line(limits.model).default(''),
})
export type Testimonial = z.infer<typeof testimonial>

const wrongKm = 'Please enter kilometres, such as 6000.'

/**
 * One service of the plan: when the service is due by kilometres and by months, whichever comes earlier, and
 * for which vehicles.
 */
export const serviceStep = z.object({
  name: translated(name),
  vehicle: z.enum(
    ownedKinds.map(({ id }) => id),
    { error: 'Please choose one.' },
  ),
  kind: z.enum(
    serviceStepKinds.map(({ value }) => value),
    { error: 'Please choose one.' },
  ),
  km: z.coerce
    .number({ error: wrongKm })
    .int({ error: wrongKm })
    .min(100, { error: wrongKm })
    .max(200_000, { error: wrongKm }),
  months,
})
export type ServiceStep = z.infer<typeof serviceStep>

/** The schema of an entry, by list. */
export const pageListEntries = {
  lenders: lender,
  team: teamMember,
  testimonials: testimonial,
  templates: template,
  'exchange-values': exchangeValue,
  'service-plan': serviceStep,
} as const

export const listLenders = visitorEndpoint('GET /api/lenders', {
  firstLoad: true,
  summary: 'Lenders with rate, tenure and what the rate is on, in order.',
  answer: z.array(lender),
  cacheTags: ['lists'],
})

export const listTeam = visitorEndpoint('GET /api/team', {
  firstLoad: true,
  summary: 'Members of staff, in order.',
  answer: z.array(teamMember),
  cacheTags: ['lists'],
})

export const listTestimonials = visitorEndpoint('GET /api/testimonials', {
  firstLoad: true,
  summary: 'What customers said, in order.',
  answer: z.array(testimonial),
  cacheTags: ['lists'],
})

export const listServicePlan = visitorEndpoint('GET /api/servicePlan', {
  summary: 'When scooters and motorcycles are due for service, by kilometres and months.',
  answer: z.array(serviceStep),
  cacheTags: ['lists'],
})

const params = z.object({ id: z.enum(pageListIds) })

/** An entry as it is typed, with each field a text that the schema of its list reads. */
const typedEntry = z.record(z.string().max(40), z.string().max(limits.message * 4))

const managedList = z.object({ version: z.string(), entries: z.array(z.record(z.string(), z.string())) })
export type ManagedList = z.infer<typeof managedList>

export const getManagedList = staffEndpoint('GET /api/manageLists/:id', {
  onlyFor: editors,
  summary: 'A list as staff edit it: each field as text, and the version that a save names.',
  params,
  answer: managedList,
})

export const saveManagedList = staffEndpoint('PATCH /api/manageLists/:id', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Sets a whole list; 409 with who changed it when the version is no longer that. A wrong field is named with its place: `0.rate`.',
  params,
  body: z.strictObject({ version: z.union([z.literal(''), moment]), entries: z.array(typedEntry).max(100) }),
  answer: managedList.extend({ message: z.string() }),
  purges: ['lists'],
})
