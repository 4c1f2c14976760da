import { deviceStorage } from '#web/lib/device/storage.ts'

/** One for all who work at this device, because a counter stands in one outlet. */
const key = 'counterOutlet'

/**
 * The id of the outlet that was chosen last on this device for a quotation or an order, as a text; empty
 * where none was.
 */
export function counterOutlet(): string {
  return deviceStorage.read(key) ?? ''
}

/** Remembers the outlet that was chosen. */
export function keepCounterOutlet(id: number): void {
  deviceStorage.write(key, String(id))
}
