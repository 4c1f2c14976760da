import { z } from 'zod'
import { owners } from '#contract/people/staff-roles.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { languages } from '#contract/wire/language.ts'
import { moment } from '#contract/wire/moment.ts'
import { requiredLine } from '#contract/wire/text.ts'
import { templateStates, whatsAppKinds, whatsAppTemplates } from './whatsapp-words.ts'

const kind = z.enum(whatsAppKinds.map(({ id }) => id))
const count = z.number().int().min(0)
const amount = (most: number) =>
  z
    .number({ error: 'Please enter a whole number.' })
    .int({ error: 'Please enter a whole number.' })
    .min(0, { error: 'Please enter 0 or more.' })
    .max(most, { error: `Please enter ${most.toLocaleString('en-IN')} or less.` })

/** What the owner sets. */
const whatsAppFacts = z.strictObject({
  /** The kinds that are not written. */
  offKinds: z.array(kind).max(whatsAppKinds.length),
  /** Rupees a calendar month; above them changed appointments alone are told. */
  capRupees: amount(1_000_000),
  /** The price of a message in thousandths of a rupee. */
  priceMills: amount(1_000_000),
  priceSource: requiredLine(200, 'Please say where the price stands.'),
  /** The day on which the price stood there. */
  priceDay: z.iso.date({ error: 'Please enter a day.' }),
})
export type WhatsAppFacts = z.output<typeof whatsAppFacts>

const language = z.enum(Object.keys(languages) as [keyof typeof languages])

const template = z.object({
  template: z.enum(whatsAppTemplates),
  language,
  /** Its name at Meta. */
  name: z.string(),
  /** The text as it is typed at Meta, with `{{1}}` in the place of a value. */
  text: z.string(),
  buttons: z.array(z.string()),
  state: z.enum(templateStates),
  /** When Meta was asked last; null where it never was. */
  askedAt: moment.nullable(),
})
export type ShownTemplate = z.output<typeof template>

const whatsApp = whatsAppFacts.extend({
  /** Are the variables of WhatsApp set? */
  isConnected: z.boolean(),
  /** What this Indian calendar month cost, in thousandths of a rupee, and for how many messages. */
  spentMills: count,
  sent: count,
  /** How many messages of the month were left out above the limit. */
  aboveCap: count,
  /** How many calls with a wrong signature came today. */
  wrongToday: count,
  templates: z.array(template),
})
export type WhatsApp = AnswerOf<typeof getWhatsApp>

export const getWhatsApp = staffEndpoint('GET /api/whatsapp', {
  onlyFor: owners,
  summary:
    'Messages by WhatsApp: which kinds are written, what the month cost, and how Meta stands to the templates.',
  answer: whatsApp,
})

export const saveWhatsApp = staffEndpoint('PATCH /api/whatsapp', {
  onlyFor: owners,
  summary: 'Sets which kinds of messages are written by WhatsApp, and what they may cost.',
  body: whatsAppFacts,
  answer: whatsApp,
})

const unsentMessage = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  name: z.string(),
  mobile: z.string(),
  kind,
  /** Why it did not go out: `no-whatsapp`, `template`, `token`, `away`, or a number of Meta. */
  why: z.string(),
  at: moment,
  /** What to write, in the person's language. */
  text: z.string(),
})
export type UnsentMessage = z.output<typeof unsentMessage>

export const listUnsent = staffEndpoint('GET /api/whatsapp/unsent', {
  summary:
    'Messages of three days that did not go out by themselves, with the text to write; for leads that the caller sees.',
  answer: z.array(unsentMessage),
})
