import { deviceStorage } from '#web/lib/device/storage.ts'

/** Visitors who speak to the device, or whose hand slips, can switch off a key that is a single character. */
const key = 'search-slash'

/** Does `/` open the search on this device? */
export function isSlashOn(): boolean {
  return deviceStorage.read(key) !== 'off'
}

/** Stores the setting. */
export function setSlash(on: boolean): void {
  deviceStorage.write(key, on ? null : 'off')
}
