/** Visitors who speak to the device, or whose hand slips, can switch off a key that is a single character. */
const key = 'search-slash'

/** Does `/` open the search on this device? */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Stores the setting; a browser that stores nothing keeps the old one. */
export function setSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Storage is switched off or full.
  }
}
