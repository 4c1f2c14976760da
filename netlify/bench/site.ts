import { once } from 'node:events'
import { startChild } from './process/child.ts'
import type { PostgresProject } from './process/postgres-project.ts'

/** Calls an endpoint as a staff member who is signed in. */
export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>

/** The site over a project, in a process of its own. */
export interface BenchSite {
  origin: string
  call: Call
  /** Bytes of memory: the most since the last question, and now. */
  memory: () => Promise<{ most: number; now: number }>
  close: () => void
}

export async function openSite({ environment, staff }: PostgresProject): Promise<BenchSite> {
  const { child, ready } = await startChild<{ port: number }>(
    new URL('./process/site-process.ts', import.meta.url),
    [],
    environment,
  )
  const origin = `http://localhost:${ready.port}`
  return {
    origin,
    call: await signedIn(origin, staff),
    memory: async () => {
      child.send('memory')
      const [memory] = (await once(child, 'message')) as [{ most: number; now: number }]
      return memory
    },
    close: () => child.kill(),
  }
}

/** Signs in at a site. */
export async function signedIn(origin: string, staff: PostgresProject['staff']): Promise<Call> {
  let cookie = ''
  const call: Call = (method, path, body, headers) =>
    fetch(origin + path, {
      method,
      headers: {
        origin,
        cookie,
        'sec-fetch-site': 'same-origin',
        // The CDN compresses in production; here the measured process would have to.
        'accept-encoding': 'identity',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
  const answer = await call('POST', '/api/login', staff)
  if (!answer.ok) throw new Error(`The bench cannot sign in: ${answer.status} ${await answer.text()}`)
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return call
}
