import { once } from 'node:events'
import { startChild } from './child.ts'
import type { PostgresProject } from './postgres-project.ts'

/** The site over a project, and one staff member signed in. */
export interface BenchSite {
  origin: string
  /** Calls an endpoint as the staff member. */
  call: (method: string, path: string, body?: unknown) => Promise<Response>
  /** Bytes of memory: the most since the last time this was asked, and now. */
  memory: () => Promise<{ most: number; now: number }>
  close: () => void
}

export async function openSite({ environment, staff }: PostgresProject): Promise<BenchSite> {
  const { child, ready } = await startChild<{ port: number }>(
    new URL('./site-process.ts', import.meta.url),
    [],
    environment,
  )
  const origin = `http://localhost:${ready.port}`
  let cookie = ''
  const call: BenchSite['call'] = (method, path, body) =>
    fetch(origin + path, {
      method,
      headers: {
        origin,
        cookie,
        'sec-fetch-site': 'same-origin',
        // Compressing is the CDN's work, which here the same process would do.
        'accept-encoding': 'identity',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const answer = await call('POST', '/api/login', staff)
  if (!answer.ok) throw new Error(`The bench cannot sign in: ${answer.status} ${await answer.text()}`)
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return {
    origin,
    call,
    memory: async () => {
      child.send('memory')
      const [memory] = (await once(child, 'message')) as [{ most: number; now: number }]
      return memory
    },
    close: () => child.kill(),
  }
}
