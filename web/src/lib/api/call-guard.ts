/** One try of a call. */
export type Send = () => Promise<Response>

/** Answers for a call: sends it, and may look at the response and send it once more. */
export type CallGuard = (send: Send) => Promise<Response>

let guard: CallGuard = (send) => send()

/** Makes every call pass `next`. The back office does this when it opens; public pages load no guard. */
export function guardCalls(next: CallGuard): void {
  guard = next
}

/** Sends a call through the guard, where there is one. */
export function sendGuarded(send: Send): Promise<Response> {
  return guard(send)
}
