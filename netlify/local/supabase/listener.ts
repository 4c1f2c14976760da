import { createAdaptorServer } from '@hono/node-server'
import { listenOnFreePort } from '../free-port.ts'
import type { Engine } from './engine.ts'

export interface Listener {
  url: string
  close: () => Promise<void>
}

/**
 * Serves the embedded Supabase over HTTP like a hosted project, on a free port that only this machine
 * reaches.
 */
export async function listenOnLoopback(engine: Pick<Engine, 'fetch'>): Promise<Listener> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request, env) => engine.fetch(request, env.incoming.socket.remoteAddress ?? null),
  })
  // The database works in this process: while it is busy for seconds, a kept connection would end unnoticed,
  // and the next call on it would fail.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 60_000
  const port = await listenOnFreePort(server)
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
