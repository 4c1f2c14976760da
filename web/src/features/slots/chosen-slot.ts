import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import { readDraft, slotKeyOf, writeDraft } from '#web/lib/device/draft.ts'

/** The time that was chosen beside a form and is held; kept with the form's draft, in this tab. */
export interface ChosenSlot {
  /** By which the server knows who holds it. */
  token: string
  purpose: AppointmentPurpose
  outletId: number
  outlet: string
  startsAt: string
  hasLicence: boolean
  /** Until when nobody else gets it (ISO 8601). */
  heldUntil: string
}

/** What was chosen beside a form; undefined when nothing was, or the browser stores nothing. */
export function readChosenSlot(formId: string): ChosenSlot | undefined {
  const values = readDraft(slotKeyOf(formId))?.values
  return values && ({ ...values, outletId: Number(values.outletId) } as ChosenSlot)
}

/** Stores what was chosen, or forgets it. */
export function writeChosenSlot(formId: string, slot: ChosenSlot | undefined): void {
  const values = slot && { ...slot, outletId: String(slot.outletId) }
  writeDraft(slotKeyOf(formId), values && { at: Date.now(), since: Date.now(), values })
}
