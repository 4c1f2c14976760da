import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { doorSlug } from './doors.ts'

/** The bytes as they came, because a signature is about these and nothing else. */
const bytes = z.instanceof(Uint8Array)

/** The most bytes of a call: Meta tells of up to a thousand leads in one. */
const bodyBytes = 1024 * 1024

/** Senders look at the status alone; `taken` counts the deliveries of the call that are new. */
const received = z.object({ taken: z.number().int().min(0) })
export type Received = z.infer<typeof received>

const text = z.string().max(500)

export const confirmMeta = visitorEndpoint('GET /api/intake/meta', {
  summary: 'Answers the challenge with which Meta checks an address; 401 for a wrong verify token.',
  query: z.object({ 'hub.mode': text, 'hub.verify_token': text, 'hub.challenge': text }).partial(),
  answer: z.instanceof(Response),
})

export const takeFromMeta = visitorEndpoint('POST /api/intake/meta', {
  summary:
    'Takes Meta’s notes of new leads, signed in X-Hub-Signature-256; the fields of each are fetched afterwards.',
  accepts: 'bytes',
  bodyBytes,
  body: bytes,
  answer: received,
})

export const takeFromGoogle = visitorEndpoint('POST /api/intake/google', {
  summary: 'Takes a lead of a Google lead form with the key of a door; a test lead never counts.',
  accepts: 'bytes',
  bodyBytes,
  body: bytes,
  answer: received,
})

/** The parameters of a call, each cut to what is read; besides `key` they are those of the provider. */
const callQuery = z.record(
  z.string().overwrite((name) => name.slice(0, 100)),
  z.string().overwrite((value) => value.slice(0, 2000)),
)

export const takeCall = visitorEndpoint('POST /api/intake/calls', {
  summary:
    'Takes a call of a virtual number from its provider, with the key of a door in the address or X-Door-Key.',
  accepts: 'bytes',
  bodyBytes,
  query: callQuery,
  body: bytes,
  answer: received,
})

export const takeCallByAddress = visitorEndpoint('GET /api/intake/calls', {
  summary: 'The same for providers that send a call as the query of an address.',
  query: callQuery,
  answer: received,
})

export const takeSigned = visitorEndpoint('POST /api/intake/:source', {
  summary:
    'Takes a lead as JSON of a sender who signs: X-Door-Signature is sha256= and the HMAC-SHA256 of X-Door-Time, a dot and the body.',
  accepts: 'bytes',
  bodyBytes,
  params: z.object({ source: doorSlug }),
  body: bytes,
  answer: received,
})
