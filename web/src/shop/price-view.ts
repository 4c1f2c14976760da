const key = 'price-view'

/** Has this device asked for on-road prices? */
export function wantsOnRoad(): boolean {
  try {
    return localStorage.getItem(key) === 'on-road'
  } catch {
    // A browser that keeps nothing shows what it shows to everybody.
    return false
  }
}

/** Remembers on this device which prices to show. */
export function rememberPriceView(isOnRoad: boolean): void {
  try {
    if (isOnRoad) localStorage.setItem(key, 'on-road')
    else localStorage.removeItem(key)
  } catch {
    // As above: they change until the page goes.
  }
}
