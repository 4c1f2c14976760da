import { deviceStorage } from './storage.ts'
/** A text in this device's storage, with listeners for its changes. */
export interface DeviceText {
  /** The text now; null for none. */
  read: () => string | null
  write: (text: string) => void
  /** Calls `listener` at each change in this tab or another; the answer removes the listener. */
  follow: (listener: () => void) => () => void
}

/**
 * The text under `key` in local storage. In a browser that stores nothing, the text lasts as long as the
 * page.
 */
export function deviceText(key: string): DeviceText {
  const listeners = new Set<() => void>()
  return {
    read: () => deviceStorage.read(key),
    write: (text) => {
      deviceStorage.write(key, text)
      for (const listener of listeners) listener()
    },
    follow: (listener) => {
      const inOtherTab = (event: StorageEvent) => {
        if (event.key === null || event.key === key) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', inOtherTab)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', inOtherTab)
      }
    },
  }
}
