import { createHash } from 'node:crypto'
import { z } from 'zod'
import { pagePaths } from '#contract/generated/paths.ts'
import { AppError } from '#contract/wire/errors.ts'
import { addressIn, type Language, t } from '#contract/wire/language.ts'
import { orCallUs } from '#domain/enquiries/call-us.ts'
import {
  findAskedToken,
  findOpenLinks,
  keepPaymentLink,
  type LinkOutcome,
  noteWrongCall,
  takeLinkPayment,
  takePaymentCall,
} from '#server/data/payments/link-payments.ts'
import { hashedUuid } from '#server/lib/hashed-uuid.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { wrongSender } from '#server/lib/meta/challenge.ts'
import {
  isSignedByProvider,
  type LinkPayment,
  makePaymentLink,
  paymentOfCall,
  paymentsOfLink,
  takesPaymentLinks,
} from '#server/lib/payments/provider.ts'
import { salesPhone } from '#server/lib/sales-phone.ts'
import { orderOfLink } from '#server/lib/session/order-link.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import { withinDeadline } from '#server/lib/supabase/deadline.ts'
import { callStore } from '#server/services/doors/store-or-keep.ts'

/** The name under which calls of the payment provider wait in the second store. */
export const keptPayment = 'payment'

const calls = callStore(keptPayment)

/**
 * The address at which the buyer of an order pays the token. Throws `not_found` when the link is none of
 * ours, `conflict` when nothing is asked for by now, and `unavailable` while the provider is away.
 */
export async function beginPayment(link: string, language: Language): Promise<{ url: string }> {
  const id = orderOfLink(link)
  if (!id || !takesPaymentLinks()) throw new AppError('not_found')
  const asked = await findAskedToken(id)
  if (!asked)
    throw new AppError('conflict', { message: t`Nothing is to be paid by now. Please reload the page.` })
  if (asked.url) return { url: asked.url }
  const { paise, reference, goods } = asked
  try {
    const made = await makePaymentLink({
      paise,
      reference,
      words: `${reference}: ${goods}`,
      // The key of the order stays on the buyer's device, which finds it again.
      returnTo: `${siteUrl()}${addressIn(language, pagePaths.order)}?paid`,
    })
    await keepPaymentLink(id, { ...made, paise })
    return { url: made.url }
  } catch (error) {
    logEvent('error', 'payment_link_failed', { cause: describeCause(error) })
    throw new AppError('unavailable', {
      message: t`Paying here does not work at the moment. Please pay at the showroom${orCallUs(salesPhone())}.`,
      cause: error,
    })
  }
}

/**
 * Keeps a call of the provider as it came and takes in what it tells, before this answers; while the database
 * is away the call waits sealed in the second store. Throws `unauthorized` for a wrong signature, which is
 * counted, `not_found` while no provider is connected, `unavailable` when neither place takes the call.
 */
export async function receivePaymentCall(
  headers: Headers,
  bytes: Uint8Array,
): Promise<{ outcome: LinkOutcome | 'kept' }> {
  if (!takesPaymentLinks()) throw new AppError('not_found')
  if (!isSignedByProvider(headers, bytes)) {
    await noteWrong()
    throw wrongSender()
  }
  const hash = createHash('sha256').update(bytes).digest('hex')
  const call = {
    id: hashedUuid(`payment call ${hash}`),
    hash,
    // A zero character is the one that no text of the database can hold.
    body: new TextDecoder().decode(bytes).replaceAll('\0', ''),
    cameAt: new Date().toISOString(),
  }
  const outcome = await calls.storeOrKeep(call, () => takePaymentCall(call, paymentOfCall(call.body)))
  return { outcome: outcome ?? 'kept' }
}

async function noteWrong(): Promise<void> {
  await withinDeadline(countLimitMs, noteWrongCall).catch((error: unknown) =>
    logEvent('error', 'wrong_payment_call_uncounted', { cause: describeCause(error) }),
  )
}

const countLimitMs = 900

const waiting = z.object({ body: z.string() })

/** Takes in a call out of the second store, as of the moment when it came. */
export async function storeKeptPayment(id: string, kept: unknown, acceptedAt: string): Promise<void> {
  const { body } = waiting.parse(kept)
  await takePaymentCall({ id, body, cameAt: acceptedAt }, paymentOfCall(body))
}

/** Closes the circuit again, so that a test starts with a database that never failed. */
export function forgetPaymentOutages(): void {
  calls.forgetOutages()
}

/**
 * Asks the provider what was paid through the links of the last days, so that a lost call loses no payment.
 * Answers how many links it asked about, and how many payments were new.
 */
export async function pullPayments(): Promise<{ asked: number; taken: number }> {
  if (!takesPaymentLinks()) return { asked: 0, taken: 0 }
  const links = await findOpenLinks()
  const found: LinkPayment[] = []
  for (const link of links) {
    try {
      found.push(...(await paymentsOfLink(link)))
    } catch (error) {
      // The next run asks again.
      logEvent('error', 'payment_pull_failed', { cause: describeCause(error) })
    }
  }
  let taken = 0
  for (const payment of found) {
    const outcome = await takeLinkPayment(payment)
    if (outcome === 'received' || outcome === 'waiting') taken++
  }
  return { asked: links.length, taken }
}
