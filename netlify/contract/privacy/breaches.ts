import { z } from 'zod'
import { leadKindNames } from '#contract/leads/lead-kinds.ts'
import { owners } from '#contract/people/staff-roles.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { paragraph } from '#contract/wire/text.ts'

/** Hours within which the Board wants the details of a breach, from when the dealer knew of it. */
export const hoursToBoard = 72

/** How details got out. */
export const breachNatures = ['account', 'export', 'device', 'system', 'other'] as const
export type BreachNature = (typeof breachNatures)[number]

/** Which details got out, by names of `netlify/domain/privacy/notice-items.ts`. */
export const breachItems = [
  'name',
  'number',
  'email',
  'place',
  'vehicle',
  'loan',
  'proofs',
  'message',
  'photos',
  'resume',
] as const
export type BreachItem = (typeof breachItems)[number]

/** What the dealer did about it. */
export const breachMeasures = ['closed', 'passwords', 'keys', 'asked-back', 'checked'] as const
export type BreachMeasure = (typeof breachMeasures)[number]

/** Why somebody is thought to be touched: what the trail says of an account, or a choice of the owner. */
export const breachWhys = ['exported', 'changed', 'read', 'filter'] as const

const ownWords = z.strictObject({
  en: paragraph(limits.message),
  or: paragraph(limits.message),
  hi: paragraph(limits.message),
})

/** What the owner writes down of a breach. */
export const breachFacts = z.strictObject({
  knownAt: moment.refine((known) => Date.parse(known) <= Date.now() + 60_000, {
    error: 'This moment is still to come.',
  }),
  nature: z.enum(breachNatures, { error: 'Please say how it got out.' }),
  items: z.array(z.enum(breachItems)).min(1, { error: 'Please tick what got out.' }),
  measures: z.array(z.enum(breachMeasures)),
  /** For the dealer and the Board; names no visitor. */
  happened: paragraph(limits.message).refine((words) => words !== '', {
    error: 'Please write what happened.',
  }),
  /** What the letters say beside their fixed sentences, by language. */
  words: ownWords,
})
export type BreachFacts = z.output<typeof breachFacts>

const count = z.number().int().min(0)

/** A breach as the register shows it. */
export const breach = z.object({
  ...breachFacts.shape,
  id: z.uuid(),
  version: count,
  knownAt: moment,
  madeAt: moment,
  madeBy: z.string(),
  /** When the owner told the Board: at once, and in detail. Null until then. */
  boardNotedAt: moment.nullable(),
  boardDetailedAt: moment.nullable(),
  /** How many people it touched, by the reason, and how many have a letter waiting, sent, or were told. */
  people: z.object({
    exported: count,
    changed: count,
    read: count,
    filter: count,
    queued: count,
    sent: count,
    told: count,
  }),
})
export type Breach = z.infer<typeof breach>

const register = z.object({ breaches: z.array(breach) })
const ofBreach = z.object({ id: z.uuid() })

export const listBreaches = staffEndpoint('GET /api/privacy/breaches', {
  onlyFor: owners,
  summary: 'The register of breaches, the newest first. For the owner.',
  answer: register,
})

export const saveBreach = staffEndpoint('PATCH /api/privacy/breaches/:id', {
  onlyFor: owners,
  summary:
    'Writes a breach down under an id that the screen made (`expected` 0), or over the version that was seen; 409 when somebody saved since. For the owner.',
  params: ofBreach,
  body: z.strictObject({ expected: count, facts: breachFacts }),
  answer: register,
})

export const noteBoard = staffEndpoint('PATCH /api/privacy/breaches/:id/board', {
  onlyFor: owners,
  summary:
    'Notes that the owner sent the Board the first note or the details; nothing is sent by this. For the owner.',
  params: ofBreach,
  body: z.strictObject({ step: z.enum(['noted', 'detailed']) }),
  answer: register,
})

/** Whom a breach may have touched: by an account and a time, by kinds and days; `drop` takes a group off. */
export const breachPeopleChange = z.union([
  z.strictObject({ account: z.uuid(), from: moment, to: moment }),
  z.strictObject({ kinds: z.array(z.enum(leadKindNames)).min(1), fromDay: calendarDay, toDay: calendarDay }),
  z.strictObject({ drop: z.enum(breachWhys) }),
])
export type BreachPeopleChange = z.output<typeof breachPeopleChange>

export const addBreachPeople = staffEndpoint('POST /api/privacy/breaches/:id/people', {
  onlyFor: owners,
  summary:
    'Adds whom a breach may have touched: all whom an account read, took away or changed in a time, as the audit trail says; or those of kinds and days. `drop` takes a group off again, but nobody who was told. For the owner.',
  params: ofBreach,
  body: breachPeopleChange,
  answer: register.extend({ changed: count }),
})

/** Somebody whom a breach touched, as the dealer writes or calls them. */
export const breachPerson = z.object({
  id: z.number().int(),
  why: z.enum(breachWhys),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  language: z.enum(['en', ...otherLanguages]),
  /** When a letter was handed to the mail, when it went, and when staff noted that they told the person. */
  queuedAt: moment.nullable(),
  sentAt: moment.nullable(),
  toldAt: moment.nullable(),
})
export type BreachPerson = z.infer<typeof breachPerson>

const letter = z.object({ subject: z.string(), text: z.string() })

export const readBreachLetters = staffEndpoint('POST /api/privacy/breaches/:id/letters/drafts', {
  onlyFor: owners,
  summary:
    'The letter of a breach in each language, and the first 500 people it touched, those whom nobody told yet first; with a line in the audit trail. For the owner.',
  params: ofBreach,
  answer: z.object({
    letters: z.object({ en: letter, or: letter, hi: letter }),
    people: z.array(breachPerson),
  }),
})

export const sendBreachLetters = staffEndpoint('POST /api/privacy/breaches/:id/letters', {
  onlyFor: owners,
  summary:
    'Hands the letter to the mail for everybody of a breach who has an address and none yet, or notes that one person was told. For the owner.',
  params: ofBreach,
  body: z.strictObject({ told: z.number().int().nullable() }),
  answer: register.extend({ changed: count }),
})
