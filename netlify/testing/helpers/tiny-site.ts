import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { serve } from '#server/lib/http/serve.ts'
import type { Served } from '#server/lib/http/served.ts'
import { functionContext } from '#server/local/functions/function-context.ts'
import { nobodyListens } from './faulty-supabase.ts'
import type { Answer, CallOptions } from './test-api.ts'

/** Endpoints made for one test, behind the wrapper that every function has. */
export interface TinySite {
  /**
   * Calls as a page of this site does; a text, bytes, a form or a stream is sent unchanged, any other body as
   * JSON.
   */
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>
  /** Work that was to go on after the answers. */
  goingOn: Promise<unknown>[]
}

/** Serves these endpoints without a host: their answers are those of the wrapper. */
export function tinySite(served: readonly Served[]): TinySite {
  const handler = serve(served)
  const goingOn: Promise<unknown>[] = []
  return {
    goingOn,
    call: async (method, path, { body, headers } = {}) => {
      const isRaw =
        typeof body === 'string' ||
        body instanceof FormData ||
        body instanceof Uint8Array ||
        body instanceof ReadableStream
      const request = new Request(new URL(path, 'http://localhost:8888'), {
        method,
        headers: {
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        body: body === undefined ? null : isRaw ? (body as BodyInit) : JSON.stringify(body),
        ...(body === undefined ? {} : { duplex: 'half' }),
      })
      const response = await handler(
        request,
        functionContext(request, {
          params: {},
          ip: '127.0.0.1',
          onBackgroundWork: (work) => goingOn.push(work),
        }),
      )
      return answerOf(response)
    },
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined,
  }
}

/** The body that the tiny endpoints take and answer. */
const words = z.strictObject({ words: z.string() })

/** A visitor's endpoint that takes JSON and answers 201. */
export const writeNote = visitorEndpoint('POST /api/tinyNotes', {
  summary: 'Takes a note.',
  body: words,
  answer: words,
  status: 201,
})

/** A visitor's endpoint that reads. */
export const readNote = visitorEndpoint('GET /api/tinyNote', {
  summary: 'Reads a note.',
  answer: words,
})

/**
 * Points the functions to a Supabase address where no server listens: for a test file whose endpoints never
 * call Supabase, or call it in vain.
 */
export function pointNowhere(): void {
  process.env.SUPABASE_URL = nobodyListens
  process.env.SUPABASE_PUBLISHABLE_KEY = 'publishable'
  forgetEnv()
}
