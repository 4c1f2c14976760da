import { guardCalls, type Send } from '#web/lib/api/call-guard.ts'
import { noteServerTime } from '#web/lib/api/server-clock.ts'

/** Asks the signed-in person to sign in again; true after a success. */
export type Recovery = () => Promise<boolean>

let recovery: Recovery | undefined
let pending: Promise<boolean> | undefined
let recoveries = 0

// The guard is set at import, not in an effect, because a screen calls the API before the component around it
// has mounted.
guardCalls((send) => recovering(() => send().then(timed)))

/**
 * Sets the function that asks for the password when a session has ended, until the returned function is
 * called. Without such a function a 401 stays a 401.
 */
export function setSessionRecovery(next: Recovery): () => void {
  recovery = next
  return () => {
    if (recovery === next) recovery = undefined
  }
}

/**
 * Sends a call. When the answer says that the session has ended, all calls that wait share one question for
 * the password and are then sent again. Returns the first response when nobody signed in.
 */
async function recovering(send: Send): Promise<Response> {
  const before = recoveries
  const response = await send()
  if (!recovery || response.status !== 401 || !(await saysSignedOut(response))) return response
  // The question of another call was answered while this call was under way.
  if (recoveries !== before) return send()
  pending ??= recovery().finally(() => {
    pending = undefined
  })
  if (!(await pending)) return response
  recoveries = Math.max(recoveries, before + 1)
  return send()
}

/** Notes the server's time from every answer, except from an answer that a cache may have kept. */
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
