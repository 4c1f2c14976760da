import { deviceStorage } from '#web/lib/device/storage.ts'
import { storedIds } from '#web/lib/device/stored-ids.ts'

const key = 'search-chosen'
const most = 5

/** The ids of the entries that were chosen on this device, the newest first. Typed text is stored nowhere. */
export function chosenLately(): string[] {
  return storedIds(key)
}

/** Remembers a chosen entry. */
export function rememberChosen(id: string): void {
  const ids = [id, ...chosenLately().filter((other) => other !== id)].slice(0, most)
  deviceStorage.write(key, JSON.stringify(ids))
}

export function forgetChosen(): void {
  deviceStorage.write(key, null)
}
