const listeners = new Set<() => void>()
let isRaised = false

/**
 * Whether the place of messages is needed: from when code that may show one has come. Every page has this
 * file; the code of messages comes with what shows them.
 */
export const messagesNeeded = {
  isRaised: (): boolean => isRaised,
  raise: (): void => {
    isRaised = true
    for (const listener of listeners) listener()
  },
  /** Calls `listener` when the place becomes needed; the answer removes the listener. */
  follow: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
