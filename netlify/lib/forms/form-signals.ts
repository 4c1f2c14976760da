import { createHmac } from 'node:crypto'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import { secretKey } from '../env.ts'
import { countedAddress, countedNetwork } from '../http/client-address.ts'

/**
 * The shortest time (milliseconds) between the first touch of a form and its sending that a person can reach,
 * even when the browser fills in every field.
 */
const shortestMilliseconds = 500

/**
 * How likely it is that a robot sent a form. 0: nothing suggests a robot; 1: the sender gave no signals; 2:
 * the trap field was filled, or the form was sent too fast.
 */
export type RobotScore = 0 | 1 | 2

/**
 * Reads the robot score from `X-Form-Signals: t=5231;h=0`: `t` is the time in milliseconds from the first
 * touch to the sending, `h` is 1 when the trap field was filled.
 */
export function robotScoreOf(headers: Headers): RobotScore {
  const found = /^t=(\d{1,15});\s*h=([01])$/.exec(headers.get(formSignalsHeader) ?? '')
  if (!found) return 1
  return found[2] === '1' || Number(found[1]) < shortestMilliseconds ? 2 : 0
}

/**
 * A hash of an address that is the same for one Indian calendar day, as the budgets are, and different on the
 * next: 32 digits for the result of `countedAddress`, 32 for its network. By the hash the database counts the
 * enquiries of one address, and of a network of addresses, without storing either.
 */
export function senderOf(ip: string, now = new Date()): string {
  const day = indianDay(now)
  const hashed = (value: string) =>
    createHmac('sha256', secretKey()).update(`${day} ${value}`).digest('hex').slice(0, 32)
  return hashed(countedAddress(ip)) + hashed(countedNetwork(ip))
}
