import { createServer } from 'node:http'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { hostFunctions } from '#server/local/functions/functions-host.ts'
import { platformListener } from '#server/local/server.ts'

/**
 * The functions behind an HTTP server in a process of its own, so that measuring does not slow them down. The
 * process sends its port when it is ready. Visitors state their address in a header; a message to the process
 * runs the scheduled functions.
 */
console.error = () => undefined
const functions = await hostFunctions()
const listener = platformListener(async (request) => {
  const address = request.headers.get('x-drill-address') ?? '127.0.0.1'
  return (await functions.fetch(request, address)) ?? new Response(null, { status: 404 })
})
process.on('message', () => {
  void functions.runScheduled().then(() => process.send?.('done'))
})
process.on('disconnect', () => process.exit(0))
process.send?.({ port: await listenOnFreePort(createServer(listener)) })
