/** Who speaks to the device, or whose hand slips, can switch a key off that is a single character. */
const key = 'search-slash'

/** Does `/` open the search on this device? */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Where the browser stores nothing, it stays as it was. */
export function setSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Storage is switched off or full.
  }
}
