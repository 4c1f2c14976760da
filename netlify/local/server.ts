import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { AppError } from '#contract/wire/errors.ts'
import { errorCode, Failure } from '#server/command/failure.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { errorResponse } from '#server/lib/http/responses.ts'
import { isOwnHost } from './own-hosts.ts'
import type { Platform } from './platform.ts'

/**
 * Turns a platform into a listener for an HTTP server. A request that is no address at all, such as
 * `/\\evil`, is answered 400.
 */
export function platformListener(platform: Platform): RequestListener {
  return getRequestListener((request, env) => platform(request, addressOf(env.incoming as IncomingMessage)), {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      if (error instanceof RequestError) return errorResponse(new AppError('bad_request', { cause: error }))
      logEvent('error', 'request', { cause: describeCause(error) })
      return errorResponse(error)
    },
  }) as RequestListener
}

function addressOf(incoming: IncomingMessage): string {
  return incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1'
}

/**
 * Takes the port before anything slow begins. Requests wait until a handler is set. A request by a foreign
 * name is refused: see `isOwnHost`, which gets `names`.
 */
export async function openPort(
  port: number,
  host = '127.0.0.1',
  names: readonly string[] = [],
): Promise<{
  server: Server
  handle: (listener: RequestListener) => void
  close: () => Promise<void>
}> {
  let release: (listener: RequestListener) => void = () => undefined
  const ready = new Promise<RequestListener>((resolve) => {
    release = resolve
  })
  const server = createServer((incoming, outgoing) => {
    if (!isOwnHost(incoming.headers.host, names)) return refuseHost(outgoing)
    void ready.then((listener) => listener(incoming, outgoing))
  })
  // Node closes a quiet connection after five seconds, just when its next request may be on the way.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portFailure(port, error)))
    server.listen(port, host, resolve)
  })
  return {
    server,
    handle: release,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** 421: this server is not the one that the name means. */
function refuseHost(outgoing: ServerResponse): void {
  outgoing.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  outgoing.end('This site has another name. To let it have this one, set HOST or SITE_URL.\n')
}

function portFailure(port: number, error: Error): Failure {
  const cure = `Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
  if (errorCode(error) === 'EADDRINUSE') return new Failure(`Port ${port} is taken.`, cure)
  if (errorCode(error) === 'EACCES')
    return new Failure(
      `Port ${port} needs more rights than this account has.`,
      'Choose a port above 1023: PORT=8888 npm start',
    )
  return new Failure(`Port ${port} cannot be opened: ${error.message}`, cure)
}
