import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { functionContext } from './function-context.ts'
import {
  isScheduled,
  type LoadedFunction,
  type LoadModule,
  loadFunctions,
  loadWithNode,
} from './function-files.ts'
import { functionRoutes, type MatchFunction } from './function-routes.ts'
import { countCalls } from './rate-limits.ts'

export const functionsFolder: string = join(projectFolder, 'netlify/functions')

/** Most bytes of a body; Netlify refuses larger ones before the function runs. */
const bodyLimit = 6 * 1024 * 1024

/** Runs the functions in this process. */
export interface FunctionsHost {
  /** Answers a request that belongs to a function; undefined when path or method belong to none. */
  fetch: (request: Request, ip?: string) => Promise<Response | undefined>
  /** Does this request belong to a function? */
  owns: (method: string, pathname: string) => boolean
  /** Imports the functions again after their files changed. */
  reload: () => Promise<void>
  /** The names of the scheduled functions. */
  scheduledNames: () => string[]
  /** Calls the scheduled functions of these names now, or all, one after the other; a failure is logged. */
  runScheduled: (names?: readonly string[]) => Promise<void>
  /** Waits for the work that functions continue after their answers. */
  settle: () => Promise<void>
}

export interface FunctionsHostOptions {
  folder?: string
  /** How to import a function; the dev server passes an importer that knows what changed. */
  load?: LoadModule
  /**
   * Whether to keep the rate limits of the functions' configs, as Netlify does; measurements and tests call
   * more often.
   */
  limitsRates?: boolean
}

export async function hostFunctions(options: FunctionsHostOptions = {}): Promise<FunctionsHost> {
  const { folder = functionsFolder, load = loadWithNode, limitsRates = false } = options
  let match: MatchFunction
  let scheduled: LoadedFunction[] = []
  const mayCall = countCalls()
  const background = new Set<Promise<unknown>>()
  const onBackgroundWork = (work: Promise<unknown>) => {
    const tracked = work
      .catch((error: unknown) => console.error(error))
      .finally(() => background.delete(tracked))
    background.add(tracked)
  }
  const reload = async () => {
    const functions = await loadFunctions(folder, load)
    match = functionRoutes(functions)
    scheduled = functions.filter(isScheduled)
  }
  await reload()

  return {
    reload,
    owns: (method, pathname) => match(method, pathname) !== undefined,
    scheduledNames: () => scheduled.map(({ name }) => name),
    runScheduled: async (names) => {
      for (const { name, handler } of scheduled) {
        if (names && !names.includes(name)) continue
        const request = new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST' })
        const context = functionContext(request, { params: {}, ip: '127.0.0.1', onBackgroundWork })
        try {
          await handler(request, context)
        } catch (error) {
          console.error(`The function ${name} failed:`, error)
        }
      }
    },
    settle: async () => {
      await Promise.all(background)
    },
    fetch: async (request, caller) => {
      const matched = match(request.method, new URL(request.url).pathname)
      if (!matched) return undefined
      // The build of the site calls without an address.
      if (limitsRates && caller && !mayCall(matched.found, caller))
        return new Response('Too many requests', { status: 429 })
      const ip = caller ?? '127.0.0.1'
      const whole = await withinBodyLimit(request)
      if (!whole) return new Response('Request body too large', { status: 413 })
      const context = functionContext(whole, { params: matched.params, ip, onBackgroundWork })
      try {
        return (await matched.found.handler(whole, context)) ?? new Response(null, { status: 204 })
      } catch (error) {
        console.error(`The function ${matched.found.name} failed:`, error)
        return new Response('Internal Server Error', { status: 500 })
      }
    },
  }
}

/**
 * The request, or undefined when its body is larger than Netlify takes. A body of unknown length is read
 * first.
 */
async function withinBodyLimit(request: Request): Promise<Request | undefined> {
  const length = request.headers.get('content-length')
  if (length !== null) return Number(length) <= bodyLimit ? request : undefined
  if (!request.body) return request
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > bodyLimit) return undefined
    chunks.push(chunk)
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: Buffer.concat(chunks),
  })
}
