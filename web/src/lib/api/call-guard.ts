/** Sends a call once. */
export type Send = () => Promise<Response>

/** Wraps the sending of a call: sends the call, and may look at the response and send the call once more. */
export type CallGuard = (send: Send) => Promise<Response>

let guard: CallGuard = (send) => send()

/**
 * Makes every call go through `next`. The back office sets its guard when it opens; public pages have none.
 */
export function guardCalls(next: CallGuard): void {
  guard = next
}

/** Sends a call through the guard, where there is one. */
export function sendGuarded(send: Send): Promise<Response> {
  return guard(send)
}
