/** Something that is loaded or shown once it is needed, and stays from then on. */
export interface Need {
  isRaised: () => boolean
  raise: () => void
  /** Calls back when it is raised; the answer ends that. */
  follow: (listener: () => void) => () => void
}

/** A need that begins raised when `atFirst` says so; that is asked when somebody first wants to know. */
export function createNeed(atFirst: () => boolean = () => false): Need {
  const listeners = new Set<() => void>()
  let isRaised: boolean | undefined
  return {
    isRaised: () => {
      isRaised ??= atFirst()
      return isRaised
    },
    raise: () => {
      isRaised = true
      for (const listener of listeners) listener()
    },
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
