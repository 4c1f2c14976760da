const failuresToOpen = 5
const countedForMs = 10_000
const openForMs = 15_000

/** A circuit breaker: it spares callers the wait for a service that keeps failing. */
export interface Circuit {
  /** May this call try? After the break one caller tries first, for all others. */
  mayTry: () => boolean
  succeeded: () => void
  /** Records a failure; `weight` says how many failures it counts for. */
  failed: (weight?: number) => void
}

/**
 * Opens for 15 seconds when the failures of the last 10 seconds weigh 5 or more; `now` answers milliseconds.
 */
export function circuit(now: () => number = Date.now): Circuit {
  let failures: number[] = []
  let openUntil = 0
  return {
    mayTry: () => {
      if (openUntil === 0) return true
      if (now() < openUntil) return false
      openUntil = now() + openForMs
      return true
    },
    succeeded: () => {
      failures = []
      openUntil = 0
    },
    failed: (weight = 1) => {
      failures = [...failures.filter((at) => at > now() - countedForMs), ...Array<number>(weight).fill(now())]
      if (failures.length >= failuresToOpen || openUntil > 0) openUntil = now() + openForMs
    },
  }
}
