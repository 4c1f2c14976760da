import { createHmac } from 'node:crypto'
import { formSignalsHeader } from '#contract/routes.ts'
import { env } from '../env.ts'

/** From the first touch of a form to its sending; nobody is quicker, even when the browser fills everything in. */
const shortestMilliseconds = 500

/** 0: nothing; 1: the sender said nothing about the sending; 2: the trap was filled, or it was too quick. */
export type Doubt = 0 | 1 | 2

/** What `X-Form-Signals: t=5231;h=0` gives away: milliseconds from the first touch to the sending, and 1 when the trap was filled. */
export function doubtOf(headers: Headers): Doubt {
  const found = /^t=(\d{1,15});\s*h=([01])$/.exec(headers.get(formSignalsHeader) ?? '')
  if (!found) return 1
  return found[2] === '1' || Number(found[1]) < shortestMilliseconds ? 2 : 0
}

/** An address as a text that tells one from another for a day (UTC), and nothing afterwards. */
export function senderOf(ip: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10)
  return createHmac('sha256', env().SUPABASE_SECRET_KEY).update(`${day} ${ip}`).digest('hex')
}
