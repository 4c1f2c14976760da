/** One try of a call. */
export type Send = () => Promise<Response>

let guard = (send: Send): Promise<Response> => send()

/** Lets the back office watch over calls: `next` may send one again. The public pages load nothing of that. */
export function guardCalls(next: (send: Send) => Promise<Response>): void {
  guard = next
}

/** Sends a call, under the watch of the back office when that is open. */
export function withLiveSession(send: Send): Promise<Response> {
  return guard(send)
}
