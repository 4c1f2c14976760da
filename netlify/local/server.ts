import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { errorCode, Failure } from '#server/command/failure.ts'
import type { Platform } from './platform.ts'

/** Turns a platform into a listener for an HTTP server. */
export function platformListener(platform: Platform): RequestListener {
  return getRequestListener((request, env) => platform(request, addressOf(env.incoming as IncomingMessage)), {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      console.error(error)
      return new Response('Internal Server Error', { status: 500 })
    },
  }) as RequestListener
}

function addressOf(incoming: IncomingMessage): string {
  return incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1'
}

/** Takes the port before anything slow begins. Requests wait until a handler is set. */
export async function openPort(
  port: number,
  host = '127.0.0.1',
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
