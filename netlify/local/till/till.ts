import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isHere } from '../pages/own-page.ts'
import type { Platform } from '../platform.ts'
import { type TillPayment, tillCall, tillLinkJson } from './till-call.ts'
import { type TillLink, tillPage } from './till-page.ts'

const path = '/till'

/**
 * The variables with which this machine takes payments by its own stand-in of Razorpay; none where Razorpay
 * itself is connected.
 */
export function localTill(port: number): Record<string, string> {
  if (process.env.RAZORPAY_KEY_ID) return {}
  return {
    RAZORPAY_KEY_ID: 'rzp_test_local',
    RAZORPAY_KEY_SECRET: 'local-key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'local-webhook-secret',
    RAZORPAY_URL: `http://localhost:${port}${path}/v1`,
  }
}

const wish = z.object({
  amount: z.number().int().positive(),
  description: z.string().default(''),
  callback_url: z.url(),
})

/** What a person presses: how they pay, and what happens to the call that tells of it. */
const press = z.object({
  id: z.string(),
  act: z.enum(['pay', 'pay-twice', 'pay-less', 'lose', 'return-first', 'return']),
})

/**
 * Shows at `/till` the page on which a payment provider takes money, and answers for Razorpay's API. It is
 * for whoever sits at this machine; Netlify never sees this file.
 */
export function withTill(platform: Platform): Platform {
  const links = new Map<string, TillLink>()

  return async (request, ip) => {
    const { pathname, origin } = new URL(request.url)
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return platform(request, ip)
    if (!isHere(request, ip))
      return new Response('This page opens on the machine that runs this site.\n', { status: 403 })

    if (pathname.startsWith(`${path}/v1/payment_links`)) {
      if (request.method === 'POST') {
        const { amount, description, callback_url } = wish.parse(await request.json())
        const id = `plink_${randomUUID().slice(0, 8)}`
        links.set(id, { id, amount, description, returnTo: callback_url, payments: [] })
        return Response.json({ id, short_url: `${origin}${path}/pay/${id}` })
      }
      const link = links.get(pathname.split('/').at(-1) ?? '')
      return link ? Response.json(tillLinkJson(link.id, link.payments)) : new Response(null, { status: 404 })
    }

    /** Tells the product of a payment, as the provider does. */
    const tell = async ({ id }: TillLink, payment: TillPayment) => {
      const {
        path: address,
        method,
        headers,
        body,
      } = tillCall(process.env.RAZORPAY_WEBHOOK_SECRET ?? '', id, payment)
      await platform(new Request(new URL(address, origin), { method, headers, body }), ip)
    }

    if (request.method === 'POST') {
      if (request.headers.get('sec-fetch-site') !== 'same-origin') return new Response(null, { status: 403 })
      const given = press.safeParse(Object.fromEntries(await request.formData()))
      const link = given.success ? links.get(given.data.id) : undefined
      if (!given.success || !link) return new Response(null, { status: 400 })
      const { act } = given.data
      const pay = (amount: number) => {
        const payment = { id: `pay_${randomUUID().slice(0, 12)}`, amount, at: new Date() }
        link.payments.push(payment)
        return payment
      }
      if (act === 'pay' || act === 'pay-twice') await tell(link, pay(link.amount))
      if (act === 'pay-twice') await tell(link, pay(link.amount))
      if (act === 'pay-less') await tell(link, pay(Math.max(100, link.amount - 10_000)))
      // Lost for good: only the pull of the next quarter of an hour finds this one.
      if (act === 'lose') pay(link.amount)
      // The call comes ten seconds after the browser is back.
      if (act === 'return-first') {
        const payment = pay(link.amount)
        setTimeout(() => void tell(link, payment), 10_000)
      }
      return new Response(null, { status: 303, headers: { location: link.returnTo } })
    }

    const asked = links.get(pathname.split('/').at(-1) ?? '')
    return tillPage(asked ? [asked] : [...links.values()])
  }
}
