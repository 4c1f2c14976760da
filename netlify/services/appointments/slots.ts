import type { Slots } from '#contract/appointments/slots.ts'
import { AppError } from '#contract/wire/errors.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { orCallUs } from '#domain/enquiries/call-us.ts'
import {
  giveBack,
  readSlots,
  takeHold,
  type WantedSlot,
} from '#server/data/appointments/visitor-appointments.ts'
import { senderOf } from '#server/lib/forms/form-signals.ts'
import { refusedUntil } from '#server/lib/http/refused-until.ts'
import { salesPhone } from '#server/lib/sales-phone.ts'

export const takenWords = () => t`This time is not free any more. Please choose another one.`

interface AskedSlots {
  purpose: WantedSlot['purpose']
  outlet?: number | undefined
  from?: string | undefined
  model?: string | undefined
}

/** The outlets that offer times, and the free times of an outlet from a day on, today by default. */
export function listSlots(
  { purpose, outlet = 0, from, model = '' }: AskedSlots,
  now = new Date(),
): Promise<Slots> {
  return readSlots({ purpose, outlet, from: from ?? indianDay(now), model })
}

/**
 * Holds a time for ten minutes. Throws `conflict` when the time is taken, `too_many_requests` when the
 * address holds too many others already, or a budget of held times is used up.
 */
export async function holdSlot(
  wanted: Omit<WantedSlot, 'sender'>,
  ip: string,
): Promise<{ heldUntil: string }> {
  const held = await takeHold({ ...wanted, sender: senderOf(ip) })
  if (held.outcome === 'held') return { heldUntil: new Date(held.heldUntil).toISOString() }
  if (held.outcome === 'taken') throw new AppError('conflict', { message: takenWords() })
  throw refusedUntil(
    held.opensAt,
    () =>
      t`Very many times are held just now, perhaps through your connection. Please send the form without one${orCallUs(salesPhone())}; we agree on a time by phone.`,
  )
}

/** Gives a time back before its ten minutes are over. */
export async function releaseSlot(token: string): Promise<{ message: string }> {
  await giveBack(token)
  return { message: t`The time is free again.` }
}
