/**
 * After this long without a touch or a key the page counts as unwatched: a screen left open must not keep its
 * session alive.
 */
const restAfterMs = 10 * 60_000

/**
 * The shortest time between two calls of `ask`, because coming back to a window fires two events, focus and
 * visibility.
 */
const leastGapMs = 1000

/** The use of an open page by whoever sits before it. */
export interface PageUse {
  /** Asks now, unless the page is out of sight or has asked just before. */
  askNow: () => void
  sinceAskedMs: () => number
  untouchedMs: () => number
  isResting: () => boolean
  stop: () => void
}

/**
 * Watches a page for touches and keys until `stop`, and calls `ask` when somebody comes back to it, or
 * touches it after it rested.
 */
export function watchUse(ask: () => void): PageUse {
  let askedAt = Date.now()
  let touchedAt = askedAt
  const sinceAskedMs = () => Date.now() - askedAt
  const untouchedMs = () => Date.now() - touchedAt
  const isResting = () => untouchedMs() >= restAfterMs
  const askNow = () => {
    if (document.visibilityState !== 'visible' || sinceAskedMs() < leastGapMs) return
    askedAt = Date.now()
    ask()
  }
  const touch = () => {
    const wasResting = isResting()
    touchedAt = Date.now()
    if (wasResting) askNow()
  }
  const comeBack = () => {
    touchedAt = Date.now()
    askNow()
  }
  const listeners = { focus: comeBack, visibilitychange: comeBack, pointerdown: touch, keydown: touch }
  for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener)
  const stop = () => {
    for (const [event, listener] of Object.entries(listeners)) window.removeEventListener(event, listener)
  }
  return { askNow, sinceAskedMs, untouchedMs, isResting, stop }
}
