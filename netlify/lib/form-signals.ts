import { createHmac } from 'node:crypto'
import { formSignalsHeader } from '#contract/routes.ts'
import { env } from './env.ts'

/** Nobody reads a form, fills it in and sends it in less. */
const shortestMilliseconds = 2_000

/** 0: nothing; 1: the sender said nothing about the sending; 2: the trap was filled, or it was too quick. */
export type Doubt = 0 | 1 | 2

/** What `X-Form-Signals: honeypot=n; elapsed=5231` gives away: the trap field filled (y) or not (n), and milliseconds from showing to sending. */
export function doubtOf(headers: Headers): Doubt {
  const found = /^\s*honeypot=([yn])\s*;\s*elapsed=(\d{1,15})\s*$/.exec(headers.get(formSignalsHeader) ?? '')
  if (!found) return 1
  return found[1] === 'y' || Number(found[2]) < shortestMilliseconds ? 2 : 0
}

/** An address as a text that tells one from another for a day (UTC), and nothing afterwards. */
export function senderOf(ip: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10)
  return createHmac('sha256', env().SUPABASE_SECRET_KEY).update(`${day} ${ip}`).digest('hex')
}
