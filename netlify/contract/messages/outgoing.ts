import { z } from 'zod'
import { leadKindNames } from '#contract/leads/lead-kinds.ts'
import { lead } from '#contract/leads/leads.ts'
import { owners } from '#contract/people/staff-roles.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { line } from '#contract/wire/text.ts'

/** Shaped as an address of the web, without a password in it; empty for none. */
const address = line(limits.address).refine((text) => text === '' || isWebAddress(text), {
  error: 'Please enter an address that begins with https://',
})

function isWebAddress(text: string): boolean {
  const { protocol = '', username = '', password = '' } = URL.parse(text) ?? {}
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** A message to the other system: a lead went on from a stage to another. */
const outgoingMessage = z.object({
  id: z.uuid(),
  at: moment,
  leadId: z.uuid(),
  kind: z.enum(leadKindNames),
  family: lead.shape.family,
  before: lead.shape.stage,
  after: lead.shape.stage,
  state: z.enum(['waiting', 'trying', 'arrived', 'given up']),
  attempts: z.number().int().min(0),
  /** What became of the last try where it failed: the status that came back, or a code. */
  failure: z.string(),
})
export type OutgoingMessage = z.output<typeof outgoingMessage>

/** The address that is told of new stages, and the last 20 messages. */
const outgoing = z.object({
  /** Empty where nobody is told. */
  address: z.string(),
  /** Whether messages have name and number. */
  withPerson: z.boolean(),
  /** The key by which the other system checks the signature. */
  key: z.string(),
  messages: z.array(outgoingMessage),
})
export type Outgoing = AnswerOf<typeof getOutgoing>

export const getOutgoing = staffEndpoint('GET /api/outgoing', {
  onlyFor: owners,
  summary: 'The address that is told of new stages of leads, with its key and the last 20 messages.',
  answer: outgoing,
})

export const saveOutgoing = staffEndpoint('PATCH /api/outgoing', {
  onlyFor: owners,
  summary:
    'Sets the address that is told of new stages, and whether with name and number; an empty one tells nobody. 422 for an address that this server does not write to.',
  body: z.strictObject({ address, withPerson: z.boolean() }),
  answer: outgoing,
})

export const renewOutgoingKey = staffEndpoint('POST /api/outgoing/key', {
  onlyFor: owners,
  summary: 'Ends the key that signs messages to the other system and begins a new one.',
  answer: outgoing,
})
