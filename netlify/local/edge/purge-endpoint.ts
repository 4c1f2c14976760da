import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { listenOnFreePort } from '../free-port.ts'
import type { EdgeCache } from './edge-cache.ts'

const purgeCall = z.object({ cache_tags: z.array(z.string()).min(1) })

/**
 * Takes the purge calls of the functions as api.netlify.com does. Puts its address and token into the
 * environment, where the functions look for them.
 */
export async function openPurgeEndpoint(
  cache: Pick<EdgeCache, 'purge'>,
  env: Record<string, string | undefined> = process.env,
): Promise<{ close: () => Promise<void> }> {
  const token = randomUUID()
  const server = createServer(async (incoming, outgoing) => {
    const isAllowed = incoming.headers.authorization === `Bearer ${token}`
    const call = purgeCall.safeParse(await json(incoming).catch(() => undefined))
    if (isAllowed && call.success) cache.purge(call.data.cache_tags)
    outgoing.writeHead(isAllowed ? (call.success ? 202 : 400) : 401).end()
  })
  env.NETLIFY_PURGE_API_TOKEN = token
  env.PURGE_API_URL = `http://127.0.0.1:${await listenOnFreePort(server)}`
  env.SITE_ID ??= 'local'
  return {
    close: () =>
      new Promise((resolve) => {
        delete env.NETLIFY_PURGE_API_TOKEN
        delete env.PURGE_API_URL
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
