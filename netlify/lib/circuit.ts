const failuresToOpen = 5
const countedFor = 10_000
const openFor = 15_000

/** Spares callers the wait for something that fails again and again. */
export interface Circuit {
  /** May this call try? Once the break is over one caller tries for all. */
  mayTry: () => boolean
  succeeded: () => void
  failed: () => void
}

/** Opens for 15 s after 5 failures within 10 s; `now` answers milliseconds. */
export function circuit(now: () => number = Date.now): Circuit {
  let failures: number[] = []
  let openUntil = 0
  return {
    mayTry: () => {
      if (openUntil === 0) return true
      if (now() < openUntil) return false
      openUntil = now() + openFor
      return true
    },
    succeeded: () => {
      failures = []
      openUntil = 0
    },
    failed: () => {
      failures = [...failures.filter((at) => at > now() - countedFor), now()]
      if (failures.length >= failuresToOpen || openUntil > 0) openUntil = now() + openFor
    },
  }
}
