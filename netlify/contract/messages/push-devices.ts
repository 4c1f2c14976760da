import { z } from 'zod'
import { staffEndpoint } from '#contract/wire/endpoint.ts'

/** Addresses of the push services of the browsers' makers; the database checks the same pattern. */
const pushServices =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([A-Za-z0-9_-]+\.)+(notify\.windows|push\.apple)\.com)\//

/**
 * May this server write to an address that a browser named? The question is asked before a device is kept and
 * before each push. An address in which a program reads something else than it says is none.
 */
export function isPushService(address: string): boolean {
  return pushServices.test(address) && URL.parse(address)?.href === address
}

export const getPush = staffEndpoint('GET /api/push', {
  summary:
    'The public key of notifications, null where they are not set up, and the devices that tell the caller of new leads.',
  answer: z.object({ key: z.string().nullable(), endpoints: z.array(z.string()) }),
})

/** A device as its browser describes it to a server that may write to it. */
const pushDevice = z.strictObject({
  endpoint: z.string().max(1000).refine(isPushService, { error: 'This browser cannot be notified.' }),
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
  isOn: z.boolean(),
})
export type PushDevice = z.output<typeof pushDevice>

export const setPushDevice = staffEndpoint('PATCH /api/push', {
  summary:
    'Tells a device of the caller of new leads, or no more. A device is of whoever asked last on it; the ten last of each member of staff stay.',
  body: pushDevice,
  answer: z.object({ message: z.string() }),
})
