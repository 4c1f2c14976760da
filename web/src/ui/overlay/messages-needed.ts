let isRaised = false
let tell = () => {}

/**
 * Whether the place of messages is needed: from when code that may show one has come. Every page has this
 * file; the code of messages comes with what shows them.
 */
export const messagesNeeded = {
  isRaised: (): boolean => isRaised,
  raise: (): void => {
    isRaised = true
    tell()
  },
  /** Calls `listener`, the only one, when the place becomes needed; the answer removes the listener. */
  follow: (listener: () => void) => {
    tell = listener
    return () => {
      tell = () => {}
    }
  },
}
