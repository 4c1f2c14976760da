import { draftKeyOf } from '#web/lib/draft.ts'
import { loadOutbox } from '#web/lib/outbox/need.ts'
import type { Ending } from '#web/lib/outbox/outbox.ts'
import type { FormDefinition } from './form-definition.ts'

interface Attempt {
  key: string
  fingerprint: string
  signals: string
}

/**
 * Sends a form's body under its key; a public form writes it to the device first, so that it goes out later when it
 * cannot go out now. Never throws.
 */
export async function sendSubmission<Body, Answer>(
  { id, later, send }: FormDefinition<Body, Answer>,
  body: Body,
  { key, fingerprint, signals }: Attempt,
): Promise<Ending<Answer>> {
  const sendAs = (idempotencyKey: string) =>
    send(body, later ? { idempotencyKey, signals } : { idempotencyKey })
  const outbox = later && (await loadOutbox())
  if (outbox && typeof body === 'object' && body !== null) {
    const known = { ...later, key, form: id, body, fingerprint, signals, draftKey: draftKeyOf(id) }
    return outbox.sendKept(known, sendAs)
  }
  return sendAs(key).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
}
