import { z } from 'zod'
import { walkInFamilies } from '#contract/leads/lead-stages.ts'
import { editors, owners } from '#contract/people/staff-roles.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'
import { indianNumber } from '#contract/wire/phone-number.ts'
import { line, requiredLine } from '#contract/wire/text.ts'
import {
  type DeliveryState,
  type DoorField,
  deliveryStates,
  doorFields,
  doorVendorIds,
} from './door-words.ts'

const vendor = z.enum(doorVendorIds as [(typeof doorVendorIds)[number], ...typeof doorVendorIds])
const outletId = z.number().int().positive().nullable()
const count = z.number().int().min(0)

const calledNumber = z.strictObject({
  number: requiredLine(20, 'Please enter the number that people ring.').refine(
    (number) => indianNumber(number) !== undefined || /\d{5}/.test(number),
    { error: 'Please enter a number.' },
  ),
  outletId,
})

/** The facts of a door that its owner changes. */
export const doorFacts = z.strictObject({
  title: requiredLine(60, 'Please give it a name.'),
  isOn: z.boolean(),
  /** The family of the leads that come through the door. */
  family: z.enum(walkInFamilies, { error: 'Please choose one.' }),
  /** The outlet of its leads; null while that is open. */
  outletId,
  /**
   * The numbers of Meta's pages and forms whose leads come through this door; without any, the door takes
   * those of every page that no other door names.
   */
  pages: z.array(z.string().regex(/^\d{5,30}$/, { error: 'Please enter digits only.' })).max(50),
  /** The outlet of a call by the number that was rung; a number that is missing goes to `outletId`. */
  numbers: z.array(calledNumber).max(50),
  /** What a field of the sender becomes, by its name there; well-known names need no line. */
  fields: z
    .record(line(100), z.enum(doorFields.map(({ id }) => id) as [DoorField, ...DoorField[]]))
    .meta({ maxProperties: 50 }),
})
export type DoorFacts = z.output<typeof doorFacts>

/** The name of a door: for a sender who signs, the end of its address. */
export const doorSlug = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,29}$/, { error: 'Please use small letters, digits and hyphens, at most 30.' })
  .refine((slug) => slug !== 'list', { error: 'Lists that staff bring in have this name.' })

const door = z.object({
  slug: doorSlug,
  vendor,
  facts: doorFacts,
  /** When its secret was made; null where the sender needs none. */
  secretSince: moment.nullable(),
  /** When the door was changed last; a save names this moment. */
  at: moment,
})
export type Door = z.output<typeof door>

/** A secret is shown in this one answer: the database keeps it sealed. Null where the sender needs none. */
const withSecret = z.object({ message: z.string(), door, secret: z.string().nullable() })

const params = z.object({ slug: doorSlug })

export const listDoors = staffEndpoint('GET /api/doors', {
  onlyFor: owners,
  summary: 'The doors through which enquiries come from outside, in the order in which they were made.',
  answer: z.array(door),
})

export const addDoor = staffEndpoint('POST /api/doors', {
  onlyFor: owners,
  changesAll: true,
  summary: 'Makes a door, with its secret in this answer alone; 422 when the name is taken.',
  body: z.strictObject({ slug: doorSlug, vendor, facts: doorFacts }),
  answer: withSecret,
  status: 201,
})

export const saveDoor = staffEndpoint('PATCH /api/doors/:slug', {
  onlyFor: owners,
  changesAll: true,
  summary: 'Saves a door over that of the expected moment; 409 when another one stands there.',
  params,
  body: z.strictObject({ expected: moment, facts: doorFacts }),
  answer: z.object({ message: z.string(), door }),
})

export const renewDoorSecret = staffEndpoint('POST /api/doors/:slug/secret', {
  onlyFor: owners,
  changesAll: true,
  summary: 'Makes a new secret, shown in this answer alone; the one before counts no more.',
  params,
  answer: withSecret,
})

/** What came through a door, and what became of it. */
const delivery = z.object({
  id: z.uuid(),
  /** The sender's own id of it. */
  vendorId: z.string(),
  cameAt: moment,
  /** When the sender says that it was made. */
  sentAt: moment.nullable(),
  state: z.enum(deliveryStates.map(({ id }) => id) as [DeliveryState, ...DeliveryState[]]),
  /** Why it waits, failed or was refused, or what its lead lacks: a key of `deliveryNotes`, or a code. */
  note: z.string(),
  tries: count,
  nextTryAt: moment.nullable(),
  /** The lead that it became. */
  leadId: z.uuid().nullable(),
})
export type Delivery = z.output<typeof delivery>

export const listDeliveries = staffEndpoint('GET /api/doors/:slug/deliveries', {
  onlyFor: owners,
  summary: 'The fifty newest deliveries of a door, or those before one of them, without what was sent.',
  params,
  query: z.object({ before: z.uuid().optional() }),
  answer: z.array(delivery),
})

/** How a door did; `sent` and `here` are null where the sender cannot be asked. */
const doorHealth = z.object({
  slug: doorSlug,
  title: z.string(),
  vendor,
  isOn: z.boolean(),
  /** What came today in India, and how many calls with a wrong signature or key did. */
  today: z.object({ came: count, made: count, wrong: count }),
  newestAt: moment.nullable(),
  waiting: count,
  failed: count,
  /** What the sender said, when asked last, that it had sent in 48 hours, and how many of these are here. */
  asked: z.object({ at: moment, sent: count, here: count, note: z.string() }).nullable(),
})
export type DoorHealth = z.output<typeof doorHealth>

export const getIntakeHealth = staffEndpoint('GET /api/intakeHealth', {
  onlyFor: editors,
  ofAllOutlets: true,
  summary:
    'What came through each door today, and for senders that can be asked how many of theirs are here.',
  answer: z.array(doorHealth),
})
export type IntakeHealth = AnswerOf<typeof getIntakeHealth>
