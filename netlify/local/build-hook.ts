import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { listenOnFreePort } from './free-port.ts'

/**
 * Takes the place of Netlify's build hook on this machine, and puts its address into the environment where
 * the functions look for one, unless one is set. One `renew` runs at a time; calls that come meanwhile are
 * answered by one more run.
 */
export async function openBuildHook(
  renew: () => Promise<void>,
  env: Record<string, string | undefined> = process.env,
): Promise<{ close: () => Promise<void> }> {
  const path = `/${randomUUID()}`
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const run = async () => {
    do {
      isAskedAgain = false
      await renew().catch((error: unknown) => console.error('The pages could not be renewed:', error))
    } while (isAskedAgain)
    running = undefined
  }
  const server = createServer((incoming, outgoing) => {
    const isAsked = incoming.method === 'POST' && incoming.url === path
    if (isAsked && running) isAskedAgain = true
    else if (isAsked) running = run()
    outgoing.writeHead(isAsked ? 200 : 404).end()
  })
  const port = await listenOnFreePort(server)
  env.BUILD_HOOK_URL ||= `http://127.0.0.1:${port}${path}`
  // Rendering again uses up nobody's builds here.
  env.BUILD_PAUSE_SECONDS ||= '30'
  return {
    close: async () => {
      server.close()
      server.closeAllConnections()
      isAskedAgain = false
      await running
    },
  }
}
