import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/wire/errors.ts'
import { keepWhatsAppDelivery, noteWrongWhatsApp } from '#server/data/messages/whatsapp-deliveries.ts'
import { isOn } from '#server/lib/connections.ts'
import { env } from '#server/lib/env.ts'
import { hashedUuid } from '#server/lib/hashed-uuid.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { answerChallenge, type Challenge, wrongSender } from '#server/lib/meta/challenge.ts'
import { isSame } from '#server/lib/session/keyed-hash.ts'
import { signatureOf } from '#server/lib/signature.ts'
import { withinDeadline } from '#server/lib/supabase/deadline.ts'
import { callStore } from '#server/services/doors/store-or-keep.ts'

/** Milliseconds to count a wrong signature in. */
const countLimitMs = 900

/** The name under which calls about WhatsApp wait in the second store. */
export const keptWhatsApp = 'whatsapp'

const calls = callStore(keptWhatsApp)

/**
 * Stores a call of Meta as it came, before this answers; its work is done afterwards. While the database is
 * away the call waits sealed in the second store. Throws `unauthorized` for a wrong signature, which is
 * counted, `not_found` while WhatsApp is not connected, `unavailable` when neither place takes the call.
 */
export async function receiveWhatsApp(headers: Headers, body: Uint8Array): Promise<{ isNew: boolean }> {
  if (!isOn('WhatsApp')) throw new AppError('not_found')
  const { WHATSAPP_APP_SECRET = '' } = env()
  if (!isSame(headers.get('x-hub-signature-256') ?? '', signatureOf(WHATSAPP_APP_SECRET, body))) {
    await withinDeadline(countLimitMs, noteWrongWhatsApp).catch((error: unknown) =>
      logEvent('error', 'wrong_delivery_uncounted', { cause: describeCause(error) }),
    )
    throw wrongSender()
  }
  const hash = createHash('sha256').update(body).digest('hex')
  const call = {
    id: hashedUuid(`whatsapp call ${hash}`),
    hash,
    // A zero character is the one that no text of the database can hold.
    body: new TextDecoder().decode(body).replaceAll('\0', ''),
    cameAt: new Date().toISOString(),
  }
  const isNew = await calls.storeOrKeep(call, () => keepWhatsAppDelivery(call.id, call.body, call.cameAt))
  return { isNew: isNew ?? true }
}

const waiting = z.object({ body: z.string() })

/** Stores a call out of the second store, as of the moment when it came. */
export async function storeKeptWhatsApp(id: string, body: unknown, acceptedAt: string): Promise<void> {
  await keepWhatsAppDelivery(id, waiting.parse(body).body, acceptedAt)
}

/** Closes the circuit again, so that a test starts with a database that never failed. */
export function forgetWhatsAppOutages(): void {
  calls.forgetOutages()
}

/** Meta's check of the address of WhatsApp; throws like `answerChallenge`. */
export async function confirmWhatsApp(query: Challenge): Promise<Response> {
  return answerChallenge(query, isOn('WhatsApp') ? env().WHATSAPP_VERIFY_TOKEN : undefined)
}
