import { guardCalls, type Send } from '#web/lib/api/call-guard.ts'
import { noteServerTime } from '#web/lib/api/server-clock.ts'

/** Asks the person at the screen to sign in again; true when they did. */
export type Recovery = () => Promise<boolean>

let recovery: Recovery | undefined
let pending: Promise<boolean> | undefined
let recoveries = 0

// At import, not in an effect: a screen calls the API before the guard around it has mounted.
guardCalls((send) => recovering(() => send().then(timed)))

/**
 * Sets who asks for the password when a session has ended, until the returned function is called. Without one a 401
 * stays a 401.
 */
export function setSessionRecovery(next: Recovery): () => void {
  recovery = next
  return () => {
    if (recovery === next) recovery = undefined
  }
}

/**
 * Sends a call. When the answer says that the session has ended, all calls that wait share one question for the
 * password and are then sent again. Returns the first response when nobody signed in.
 */
async function recovering(send: Send): Promise<Response> {
  const before = recoveries
  const response = await send()
  if (!recovery || response.status !== 401 || !(await saysSignedOut(response))) return response
  // Another call's question was answered while this one was under way.
  if (recoveries !== before) return send()
  pending ??= recovery().finally(() => {
    pending = undefined
  })
  if (!(await pending)) return response
  recoveries = Math.max(recoveries, before + 1)
  return send()
}

/** Every answer tells the server's time, but for those that a cache may have kept. */
function timed(response: Response): Response {
  const date = response.headers.get('date')
  if (date && response.headers.get('cache-control')?.includes('no-store')) noteServerTime(date)
  return response
}

/** Tells an ended session from a wrong password, which is a 401 too. */
async function saysSignedOut(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { error } = (body ?? {}) as { error?: { code?: unknown } }
  return error?.code === 'unauthorized'
}
