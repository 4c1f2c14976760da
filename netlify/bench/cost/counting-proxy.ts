import { createServer, type IncomingMessage, request as send } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { listenOnFreePort } from '#server/local/free-port.ts'

/** What a vendor would count of some work: calls that ran a function, other requests, and bytes sent. */
export interface Traffic {
  functions: number
  /** Answers of a function that the CDN had kept. */
  kept: number
  files: number
  pictures: number
  bytes: number
}

export interface CountingProxy {
  origin: string
  /** The traffic since the last question. */
  take: () => Traffic
  /** Waits until no request has been under way for half a second. */
  settle: () => Promise<void>
  close: () => void
}

const quietMs = 500
const stepMs = 50

const nothing = (): Traffic => ({ functions: 0, kept: 0, files: 0, pictures: 0, bytes: 0 })

/**
 * Passes every request on to a site and counts it, also those of service workers, which a page does not see.
 * The site's own headers say what answered: a function names each call, and the CDN says whether it kept it.
 */
export async function openCountingProxy(site: string): Promise<CountingProxy> {
  let traffic = nothing()
  let underWay = 0
  let changedAt = performance.now()
  const note = (change: 1 | -1) => {
    underWay += change
    changedAt = performance.now()
  }
  const { hostname, port } = new URL(site)
  const server = createServer((asked, answered) => {
    note(1)
    answered.once('close', () => note(-1))
    const headers = { ...asked.headers, host: new URL(site).host }
    const passed = send({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) => {
      count(traffic, asked.url ?? '', answer)
      answered.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('data', (part: Buffer) => (traffic.bytes += part.length))
      answer.pipe(answered)
    })
    passed.on('error', () => answered.destroy())
    asked.pipe(passed)
  })
  return {
    origin: `http://localhost:${await listenOnFreePort(server)}`,
    take: () => {
      const counted = traffic
      traffic = nothing()
      return counted
    },
    settle: async () => {
      while (underWay > 0 || performance.now() - changedAt < quietMs) await setTimeout(stepMs)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function count(traffic: Traffic, path: string, { headers, rawHeaders }: IncomingMessage): void {
  traffic.bytes += rawHeaders.join(': ').length
  if (path.startsWith('/.netlify/images')) traffic.pictures++
  else if (!headers['x-request-id']) traffic.files++
  else if (/\bhit\b/.test(String(headers['cache-status'] ?? ''))) traffic.kept++
  else traffic.functions++
}
