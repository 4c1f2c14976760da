const key = 'price-view'

/** Has this device asked for on-road prices? */
export function wantsOnRoad(): boolean {
  try {
    return localStorage.getItem(key) === 'on-road'
  } catch {
    // A browser that stores nothing shows the prices that everybody sees at first.
    return false
  }
}

/** Remembers on this device whether to show on-road prices. */
export function rememberPriceView(isOnRoad: boolean): void {
  try {
    if (isOnRoad) localStorage.setItem(key, 'on-road')
    else localStorage.removeItem(key)
  } catch {
    // A browser that stores nothing shows the chosen prices until the page is left.
  }
}
