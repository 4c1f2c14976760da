import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/wire/errors.ts'
import { addWaiting } from '#server/data/enquiries/waiting-enquiries.ts'
import { keepWhatsAppDelivery, noteWrongWhatsApp } from '#server/data/messages/whatsapp-deliveries.ts'
import { isOn } from '#server/lib/connections.ts'
import { env } from '#server/lib/env.ts'
import { hashedUuid } from '#server/lib/hashed-uuid.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { answerChallenge, type Challenge, wrongSender } from '#server/lib/meta/challenge.ts'
import { isSame } from '#server/lib/session/keyed-hash.ts'
import { signatureOf } from '#server/lib/signature.ts'
import { circuit } from '#server/lib/supabase/circuit.ts'
import { isOutage } from '#server/lib/supabase/database-error.ts'
import { withinDeadline } from '#server/lib/supabase/deadline.ts'

/** Milliseconds to wait for the database, then for the second store; Meta waits for the answer. */
const storeLimitMs = 900
const keepLimitMs = 3_000

const database = circuit()

/** The name under which calls about WhatsApp wait in the second store. */
export const keptWhatsApp = 'whatsapp'

/**
 * Stores a call of Meta as it came, before this answers; its work is done afterwards. While the database is
 * away the call waits sealed in the second store. Throws `unauthorized` for a wrong signature, which is
 * counted, `not_found` while WhatsApp is not connected, `unavailable` when neither place takes the call.
 */
export async function receiveWhatsApp(headers: Headers, body: Uint8Array): Promise<{ isNew: boolean }> {
  if (!isOn('WhatsApp')) throw new AppError('not_found')
  const { WHATSAPP_APP_SECRET = '' } = env()
  if (!isSame(headers.get('x-hub-signature-256') ?? '', signatureOf(WHATSAPP_APP_SECRET, body))) {
    await withinDeadline(storeLimitMs, noteWrongWhatsApp).catch((error: unknown) =>
      logEvent('error', 'wrong_delivery_uncounted', { cause: describeCause(error) }),
    )
    throw wrongSender()
  }
  const hash = createHash('sha256').update(body).digest('hex')
  const kept = {
    id: hashedUuid(`whatsapp call ${hash}`),
    // A zero character is the one that no text of the database can hold.
    body: new TextDecoder().decode(body).replaceAll('\0', ''),
    cameAt: new Date().toISOString(),
  }
  return { isNew: await storeOrKeep(kept, hash) }
}

interface Kept {
  id: string
  body: string
  cameAt: string
}

async function storeOrKeep({ id, body, cameAt }: Kept, hash: string): Promise<boolean> {
  let cause: unknown = new Error('The database failed a moment ago.')
  if (database.mayTry()) {
    const started = performance.now()
    try {
      const isNew = await withinDeadline(storeLimitMs, () => keepWhatsAppDelivery(id, body, cameAt))
      database.succeeded()
      return isNew
    } catch (error) {
      if (!isOutage(error)) throw error
      database.failed(performance.now() - started > storeLimitMs / 2 ? 3 : 1)
      cause = error
    }
  }
  const origin = { id, hash, robotScore: 0 as const, sender: '', acceptedAt: cameAt }
  try {
    await withinDeadline(keepLimitMs, () => addWaiting({ form: keptWhatsApp, origin, body: { body } }))
  } catch (error) {
    throw new AppError('unavailable', { cause: error })
  }
  logEvent('error', 'delivery_waiting', { vendor: 'whatsapp', cause: describeCause(cause) })
  return true
}

const waiting = z.object({ body: z.string() })

/** Stores a call out of the second store, as of the moment when it came. */
export async function storeKeptWhatsApp(id: string, body: unknown, acceptedAt: string): Promise<void> {
  await keepWhatsAppDelivery(id, waiting.parse(body).body, acceptedAt)
}

/** Closes the circuit again, so that a test starts with a database that never failed. */
export function forgetWhatsAppOutages(): void {
  database.succeeded()
}

/** Meta's check of the address of WhatsApp; throws like `answerChallenge`. */
export async function confirmWhatsApp(query: Challenge): Promise<Response> {
  return answerChallenge(query, isOn('WhatsApp') ? env().WHATSAPP_VERIFY_TOKEN : undefined)
}
