import { AsyncLocalStorage } from 'node:async_hooks'
import { texts } from '#contract/texts/texts.ts'
import { AppError } from '#contract/wire/errors.ts'
import { authHeaders } from './auth-headers.ts'

/** The state of one request's calls of Supabase. */
interface Dealings {
  /** The id that is sent with each call, so that the audit trail names the request that changed something. */
  requestId: string
  /** The caller's address as the platform states it. */
  ip: string
  milliseconds: number
  /** Rejects as soon as Auth or the database cannot be reached. */
  outage: PromiseWithResolvers<never>
  isOut: boolean
}

const dealings = new AsyncLocalStorage<Dealings>()

/**
 * Milliseconds after which a query is given up, including its answer. A file only has to begin within its
 * limit, because a large file takes long to arrive.
 */
const queryLimitMs = 8_000
const fileLimitMs = 25_000

/**
 * Runs the handling of one request. Inside `run`, `databaseTiming`, `requestId` and `untilOutage` are about
 * that request.
 */
export function measureDatabase<T>(
  { requestId, ip }: Pick<Dealings, 'requestId' | 'ip'>,
  run: () => Promise<T>,
): Promise<T> {
  const outage = Promise.withResolvers<never>()
  outage.promise.catch(() => undefined)
  return dealings.run({ requestId, ip, milliseconds: 0, outage, isOut: false }, run)
}

/** The milliseconds that the current request has waited for the database; 0 outside of a request. */
export function databaseTiming(): number {
  return dealings.getStore()?.milliseconds ?? 0
}

/** The id of the current request; undefined outside of a request. */
export function requestId(): string | undefined {
  return dealings.getStore()?.requestId
}

/**
 * The result of `work`; throws `unavailable` at the first call of Supabase that cannot be reached. Otherwise
 * the Auth client would keep retrying for half a minute.
 */
export function untilOutage<T>(work: Promise<T>): Promise<T> {
  const outage = dealings.getStore()?.outage.promise
  return outage ? Promise.race([work, outage]) : work
}

/** The fetch of every Supabase client: it measures the time, and gives up when an answer takes too long. */
export const databaseFetch: typeof fetch = async (input, init) => {
  const request = dealings.getStore()
  // After a failure this request makes no further call: a token refresh that succeeded now would end the
  // session, because its new cookie could not be sent any more.
  if (request?.isOut) throw new TypeError('Supabase could not be reached a moment ago.')
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  const isFile = pathname.startsWith('/storage/')
  const isAuth = pathname.startsWith('/auth/')
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), isFile ? fileLimitMs : queryLimitMs)
  timer.unref()
  const started = performance.now()
  try {
    const signals = init?.signal ? [init.signal, limit.signal] : [limit.signal]
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    if (request) headers.set('x-request-id', request.requestId)
    if (request && isAuth) authHeaders(headers, request.ip)
    const call = () => fetch(input, { ...init, headers, signal: AbortSignal.any(signals) })
    const response = isFile || isAuth ? await call() : await withoutDeadlock(call)
    if (isFile) clearTimeout(timer)
    return isAuth && isNoAnswer(response) ? breakOff(request, response.status) : response
  } catch (cause) {
    if (request) noteOutage(request, new AppError('unavailable', { cause }))
    throw cause
  } finally {
    if (request) request.milliseconds += performance.now() - started
  }
}

/**
 * Repeats a call that Postgres ended because of a deadlock: the whole transaction was rolled back, so a
 * repeat is harmless. A call that changes many leads at once, as staff do in the inbox, may lock the leads
 * and the counts of their days in another order than a second call, and an enquiry that is stored in between
 * must not fail for that.
 */
async function withoutDeadlock(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await call()
    if (response.ok || tries === mostTries || !(await isDeadlock(response))) return response
  }
}

const mostTries = 3

async function isDeadlock(response: Response): Promise<boolean> {
  const failure = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null
  return failure?.code === '40P01'
}

/** Auth did not judge the call: it failed, or takes no more calls for now (429). */
function isNoAnswer({ status }: Response): boolean {
  return status >= 500 || status === 429
}

/**
 * Answers 503 in the place of Auth, because its client would take a 429 for a wrong password, or for the end
 * of the session.
 */
function breakOff(request: Dealings | undefined, status: number): Response {
  const cause = new Error(`Auth answered ${status}`)
  const wait = status === 429 ? { message: texts.login.busy, retryAfter: 60 } : {}
  if (request) noteOutage(request, new AppError('unavailable', { ...wait, cause }))
  return Response.json({ msg: cause.message }, { status: 503 })
}

function noteOutage(request: Dealings, failure: AppError): void {
  request.isOut = true
  request.outage.reject(failure)
}
