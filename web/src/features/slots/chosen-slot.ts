import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import { readDraft, slotKeyOf, writeDraft } from '#web/lib/device/draft.ts'

/**
 * The time that was chosen beside a form and is held for the visitor; kept with the draft of the form, in
 * this tab.
 */
export interface ChosenSlot {
  /** The token by which the server knows this device as the holder. */
  token: string
  purpose: AppointmentPurpose
  outletId: number
  outlet: string
  startsAt: string
  hasLicence: boolean
  /** The moment until which nobody else gets the time (ISO 8601). */
  heldUntil: string
}

/** The time that was chosen beside a form; undefined when none was chosen, or the browser stores nothing. */
export function readChosenSlot(formId: string): ChosenSlot | undefined {
  const values = readDraft(slotKeyOf(formId))?.values
  return values && ({ ...values, outletId: Number(values.outletId) } as ChosenSlot)
}

/** Stores the chosen time, or forgets it for undefined. */
export function writeChosenSlot(formId: string, slot: ChosenSlot | undefined): void {
  const values = slot && { ...slot, outletId: String(slot.outletId) }
  writeDraft(slotKeyOf(formId), values && { at: Date.now(), since: Date.now(), values })
}
