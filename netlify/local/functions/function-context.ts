import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'

export interface FunctionCall {
  params: Record<string, string>
  ip: string
  /** Called with work that a function continues after its answer. */
  onBackgroundWork: (work: Promise<unknown>) => void
}

/** The context that Netlify hands to a function, as far as a local run can know it. */
export function functionContext(request: Request, { params, ip, onBackgroundWork }: FunctionCall): Context {
  const url = new URL(request.url)
  return {
    account: { id: 'local' },
    cookies: {
      get: (name) => readCookie(request, name),
      set: refuse('context.cookies.set'),
      delete: refuse('context.cookies.delete'),
    },
    deploy: { context: 'dev', id: 'local', published: false },
    geo: {},
    ip,
    json: (input) => Response.json(input),
    log: (...data) => console.log(...data),
    next: refuse('context.next'),
    params,
    requestId: randomUUID(),
    rewrite: refuse('context.rewrite'),
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: url.origin },
    url,
    waitUntil: onBackgroundWork,
  }
}

// A field that is not emulated throws, so that its use does not fail unnoticed. Setting a cookie here is such
// a case: this project sets cookies on its responses.
function refuse(name: string): () => never {
  return () => {
    throw new Error(`The local platform does not emulate ${name}.`)
  }
}

function readCookie(request: Request, name: string): string {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  return found ? found.slice(name.length + 1) : ''
}
