import { randomUUID } from 'node:crypto'
import { awkwardForms } from '#server/testing/helpers/hostile/awkward-forms.ts'

/**
 * Sends every form of a running product in ways that break careless code, as the demo itself has none of
 * that. Throws when the product refuses one. Nothing says how long the sender took, so nobody gets a receipt,
 * of which an address gets a few an hour.
 */
export async function sendAwkwardForms(url: string): Promise<void> {
  for (const { path, body } of awkwardForms) {
    const sent = await fetch(new URL(path, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    })
    if (sent.status !== 201) throw new Error(`${path} answered ${sent.status}: ${await sent.text()}`)
  }
}
