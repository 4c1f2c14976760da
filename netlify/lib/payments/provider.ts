import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isOn } from '../connections.ts'
import { env } from '../env.ts'
import { isSame } from '../session/keyed-hash.ts'

/** The provider cannot be reached, or refuses: nothing was made or read. */
export class ProviderError extends Error {
  constructor(why: string, cause?: unknown) {
    super(`Payment provider: ${why}`, { cause })
    this.name = 'ProviderError'
  }
}

/** What the provider says was paid through a link of ours. */
export interface LinkPayment {
  paymentId: string
  linkId: string
  paise: number
  /** ISO 8601. */
  paidAt: string
}

/** Where Razorpay's API is, with its version. */
export const razorpayUrl = 'https://api.razorpay.com/v1'
const limitMs = 8_000

export function takesPaymentLinks(): boolean {
  return isOn('Razorpay')
}

const link = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/), short_url: z.url().max(300) })

/**
 * Makes a link at which so many paise are paid, no more and no less. `reference` is our number of the order,
 * `returnTo` the address to which the browser comes back, which proves nothing. Throws `ProviderError`.
 */
export async function makePaymentLink(wish: {
  paise: number
  reference: string
  words: string
  returnTo: string
}): Promise<{ id: string; url: string }> {
  const { paise, reference, words, returnTo } = wish
  const answer = await callProvider('payment_links', {
    amount: paise,
    currency: 'INR',
    accept_partial: false,
    // The provider takes a reference once, and an order may need another link.
    reference_id: `${reference}-${Date.now().toString(36)}`,
    description: words.slice(0, 200),
    notify: { sms: false, email: false },
    callback_url: returnTo,
    callback_method: 'get',
  })
  const read = link.safeParse(answer)
  if (!read.success) throw new ProviderError('unreadable', read.error)
  return { id: read.data.id, url: read.data.short_url }
}

/** Did the provider sign these bytes? */
export function isSignedByProvider(headers: Headers, body: Uint8Array): boolean {
  const { RAZORPAY_WEBHOOK_SECRET } = env()
  if (!isOn('Razorpay') || !RAZORPAY_WEBHOOK_SECRET) return false
  const wanted = createHmac('sha256', RAZORPAY_WEBHOOK_SECRET).update(body).digest('hex')
  return isSame(headers.get('x-razorpay-signature') ?? '', wanted)
}

const paise = z.number().int().positive().max(10_000_000_000)
const seconds = z.number().int().positive().max(9_999_999_999)
const paymentId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/)

const call = z.object({
  payload: z.object({
    payment_link: z.object({ entity: z.object({ id: z.string() }) }),
    payment: z.object({
      entity: z.object({ id: paymentId, amount: paise, status: z.literal('captured'), created_at: seconds }),
    }),
  }),
})

/** The payment that a call of the provider tells of; undefined for a call about something else. */
export function paymentOfCall(body: string): LinkPayment | undefined {
  const read = call.safeParse(jsonOf(body))
  if (!read.success) return undefined
  const { payment_link, payment } = read.data.payload
  const { id, amount, created_at } = payment.entity
  return paymentOf(payment_link.entity.id, id, amount, created_at)
}

const paidLink = z.object({
  payments: z
    .array(z.unknown())
    .nullish()
    .transform((list) => list ?? []),
})
const linkPayment = z.object({
  payment_id: paymentId,
  amount: paise,
  status: z.literal('captured'),
  created_at: seconds,
})

/** What was paid through a link, as the provider has it now. Throws `ProviderError`. */
export async function paymentsOfLink(linkId: string): Promise<LinkPayment[]> {
  const read = paidLink.safeParse(await callProvider(`payment_links/${encodeURIComponent(linkId)}`))
  if (!read.success) throw new ProviderError('unreadable', read.error)
  return read.data.payments.flatMap((one) => {
    const { success, data } = linkPayment.safeParse(one)
    return success ? [paymentOf(linkId, data.payment_id, data.amount, data.created_at)] : []
  })
}

function paymentOf(linkId: string, id: string, amount: number, at: number): LinkPayment {
  return { paymentId: id, linkId, paise: amount, paidAt: new Date(at * 1000).toISOString() }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The keys stand in a header and in no address, because addresses stand in logs. */
async function callProvider(path: string, body?: object): Promise<unknown> {
  if (!isOn('Razorpay')) throw new ProviderError('not connected')
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_URL = razorpayUrl } = env()
  const keys = Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64')
  try {
    const answer = await fetch(`${RAZORPAY_URL}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Basic ${keys}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    })
    if (answer.ok) return await answer.json()
    throw new ProviderError(`answers ${answer.status}`)
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError('away', error)
  }
}
