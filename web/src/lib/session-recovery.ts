import { guardCalls, type Send } from './live-session.ts'

/** Asks the person at the screen to sign in again; true when they did. */
export type Recovery = () => Promise<boolean>

let recovery: Recovery | undefined
let pending: Promise<boolean> | undefined
let recoveries = 0

// From the start: a screen may ask before the one that is asked stands.
guardCalls(recovering)

/** Says who is asked when a session has ended; the answer takes it back. Without one a 401 stays a 401. */
export function setSessionRecovery(next: Recovery): () => void {
  recovery = next
  return () => {
    if (recovery === next) recovery = undefined
  }
}

/**
 * Sends a call; when its answer says that the session has ended, asks for the password once for all calls that
 * wait, and sends it again. Answers the first response when nobody signed in.
 */
async function recovering(send: Send): Promise<Response> {
  const before = recoveries
  const response = await send()
  if (!recovery || response.status !== 401 || !(await saysSignedOut(response))) return response
  // Somebody signed in while this call was under way.
  if (recoveries !== before) return send()
  pending ??= recovery().finally(() => {
    pending = undefined
  })
  if (!(await pending)) return response
  recoveries = Math.max(recoveries, before + 1)
  return send()
}

/** A wrong password is a 401 too, and is not meant. */
async function saysSignedOut(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { error } = (body ?? {}) as { error?: { code?: unknown } }
  return error?.code === 'unauthorized'
}
