/** One of the two storages of the browser, in a form that never throws. */
export interface SafeStorage {
  /** The text under a key; null for none. */
  read: (key: string) => string | null
  /** Stores a text, or deletes the stored one when the text is null. */
  write: (key: string, text: string | null) => void
  /** The keys that the browser itself has stored, and that therefore survive a reload. */
  names: () => string[]
}

/**
 * Even naming a storage throws where the visitor blocks all cookies, and writing throws where the device is
 * full. A text that cannot be stored lasts as long as the page.
 */
function safe(open: () => Storage): SafeStorage {
  const unstored = new Map<string, string>()
  const orElse = <Value>(work: () => Value, otherwise: Value) => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => unstored.get(key) ?? orElse(() => open().getItem(key), null),
    write: (key, text) => {
      unstored.delete(key)
      if (text === null) return orElse(() => open().removeItem(key), undefined)
      const isStored = orElse(() => {
        open().setItem(key, text)
        return true
      }, false)
      if (!isStored) unstored.set(key, text)
    },
    names: () => orElse(() => Object.keys(open()), []),
  }
}

/** What this device keeps for all later visits. */
export const deviceStorage: SafeStorage = safe(() => localStorage)

/** What this tab keeps until it is closed. */
export const tabStorage: SafeStorage = safe(() => sessionStorage)
