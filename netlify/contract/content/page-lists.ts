import { z } from 'zod'
import { mediaPathOrNone } from '#contract/catalogue/catalogue.ts'
import { exchangeValue } from '#contract/enquiries/exchange-values.ts'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { line, paragraph, requiredLine } from '#contract/wire/text.ts'
import { translated } from '#contract/wire/translated.ts'
import { check } from './check.ts'
import { lenderMethods, modelForms, pageListIds, picturePlaces } from './page-list-kinds.ts'
import { serviceStepKinds } from './service-steps.ts'
import { template } from './templates.ts'
import { ownedKinds, warrantyKinds } from './warranty-plans.ts'

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

const wrongYears = 'Please enter a number of years.'
const years = z.coerce
  .number({ error: wrongYears })
  .int({ error: wrongYears })
  .min(0, { error: wrongYears })
  .max(30, { error: wrongYears })

/**
 * One plan of warranty: its years and kilometres for a kind of vehicle; it ends with its years or its
 * kilometres, whichever comes earlier. An extended plan adds both to the standard one. `renewYears` says
 * until which year after the purchase Plus can be renewed; `km` of 0 is no limit, `renewYears` of 0 says
 * nothing.
 */
export const warrantyPlan = z
  .object({
    vehicle: z.enum(
      ownedKinds.map(({ id }) => id),
      { error: 'Please choose one.' },
    ),
    kind: z.enum(
      warrantyKinds.map(({ value }) => value),
      { error: 'Please choose one.' },
    ),
    years: years.min(1, { error: wrongYears }),
    km: z.coerce
      .number({ error: wrongKm })
      .int({ error: wrongKm })
      .min(0, { error: wrongKm })
      .max(500_000, { error: wrongKm })
      .default(0),
    renewYears: years.default(0),
  })
  .refine(({ kind, km }) => kind === 'plus' || km > 0, { path: ['km'], error: wrongKm })
export type WarrantyPlan = z.infer<typeof warrantyPlan>

const formModel = z.object({
  name: requiredLine(limits.model),
  code: line(limits.model),
  form: z.enum(
    modelForms.map(({ value }) => value),
    { error: 'Please choose one.' },
  ),
})

/**
 * A model outside the catalogue that forms offer too, such as one that is no longer sold: the name that
 * people read, and the code that is stored, which is the name where none is given.
 */
export const otherModel = formModel
  .extend({ code: line(limits.model).default('') })
  .transform(({ name, code, form }) => ({ name, code: code || name, form }))
  .pipe(formModel)
export type OtherModel = z.infer<typeof otherModel>

/**
 * The picture of a place, with its description, and the path of a silent film that it stands for until a
 * visitor presses play (empty for none).
 */
export const placePicture = z.object({
  place: z.enum(
    picturePlaces.map(({ value }) => value),
    { error: 'Please choose one.' },
  ),
  image: mediaPathOrNone.default(''),
  alt: translated(line(limits.title).default('')),
  film: mediaPathOrNone.default(''),
})
export type PlacePicture = z.infer<typeof placePicture>

/** The schema of an entry, by list. */
export const pageListEntries = {
  lenders: lender,
  team: teamMember,
  testimonials: testimonial,
  templates: template,
  'exchange-values': exchangeValue,
  'service-plan': serviceStep,
  'warranty-plans': warrantyPlan,
  'other-models': otherModel,
  pictures: placePicture,
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

export const listWarrantyPlans = visitorEndpoint('GET /api/warrantyPlans', {
  firstLoad: true,
  summary: 'Terms of warranty for scooters and motorcycles, in order.',
  answer: z.array(warrantyPlan),
  cacheTags: ['lists'],
})

export const listOtherModels = visitorEndpoint('GET /api/otherModels', {
  firstLoad: true,
  summary: 'Models outside the catalogue that forms offer too, in order.',
  answer: z.array(otherModel),
  cacheTags: ['lists'],
})

const params = z.object({ id: z.enum(pageListIds) })

/** An entry as it is typed, with each field a text that the schema of its list reads. */
const typedEntry = z.record(z.string().max(40), z.string().max(limits.message * 4))

/**
 * `checked` says who answered for the list by saving it, and when; null where nobody has. `standard` holds
 * the product's own entries, which stand in for an empty list, of lists that have such.
 */
const managedList = z.object({
  version: z.string(),
  entries: z.array(z.record(z.string(), z.string())),
  checked: check.nullable(),
  standard: z.array(z.record(z.string(), z.string())).optional(),
})
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
    'Sets a whole list, which counts as checked by the caller; 409 with who changed it when the version is no longer that. A wrong field is named with its place: `0.rate`.',
  params,
  body: z.strictObject({ version: z.union([z.literal(''), moment]), entries: z.array(typedEntry).max(100) }),
  answer: managedList.extend({ message: z.string() }),
  purges: ['lists'],
})
