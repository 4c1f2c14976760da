import { randomInt, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { formSignalsHeader } from '#contract/wire/routes.ts'

/**
 * Sends a form to the product at `url` without its screen, with the header that a browser sends for a visitor
 * who took 41 seconds. Each form comes from an address of its own, as those of visitors do: forms of all
 * tests from one address would go into quarantine, and would use up the receipts that an address gets in an
 * hour. Throws when the form is refused.
 */
export async function sendForm(url: string, path: string, body: object | FormData): Promise<void> {
  const encoded =
    body instanceof FormData
      ? new Response(body)
      : new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  const sent = request(new URL(path, url), {
    method: 'POST',
    localAddress: `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'idempotency-key': randomUUID(),
      [formSignalsHeader]: 't=41000;h=0',
    },
  })
  sent.end(Buffer.from(await encoded.arrayBuffer()))
  await new Promise<void>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', async (answer) => {
      const words = await text(answer).catch(reject)
      if (answer.statusCode === 201) resolve()
      else reject(new Error(`${path} answered ${answer.statusCode}: ${words}`))
    })
  })
}
