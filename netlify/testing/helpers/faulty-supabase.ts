import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { forgetEnv } from '#server/lib/env.ts'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { forgetOutages } from '#server/services/enquiries/intake.ts'
import { forgetReadiness } from '#server/services/site/health.ts'
import type { TestApi } from './test-api.ts'

/** An address of this machine where no server listens. */
export const nobodyListens = 'http://127.0.0.1:9'

/**
 * Points the functions to another Supabase while `work` runs; the functions forget earlier outages before and
 * after.
 */
export async function pointedTo(api: TestApi, url: string, work: () => Promise<void>): Promise<void> {
  await withEnvironment({ SUPABASE_URL: url }, work)
  process.env.SUPABASE_URL = api.db.url
  startOver()
}

/** Runs `work` with other environment variables and restores the old ones. */
export async function withEnvironment(
  variables: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, variables)
  startOver()
  try {
    await work()
  } finally {
    for (const name of Object.keys(variables)) process.env[name] = before[name] ?? ''
    startOver()
  }
}

function startOver(): void {
  forgetEnv()
  forgetOutages()
  forgetReadiness()
}

/** The contents of one call of Supabase. */
export interface SupabaseCall {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/**
 * Puts a server in front of the Supabase of `api`: `answer` answers a call, or answers nothing and so leaves
 * the call to Supabase.
 */
export function supabaseBehind(
  api: TestApi,
  answer: (call: SupabaseCall) => Promise<Response | undefined> | Response | undefined,
): Promise<{ url: string; close: () => void }> {
  return faultySupabase(async (incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming
    const sent = method === 'GET' || method === 'HEAD' ? null : await buffer(incoming)
    const request = () =>
      new Request(api.db.url + path, { method, headers: headers as Record<string, string>, body: sent })
    const call = { method, path, headers, body: sent?.toString() ?? '' }
    const response = (await answer(call)) ?? (await api.db.fetch(request()))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
}

/** A Supabase that answers every call in the same way; without `answer` it never answers. */
export async function faultySupabase(
  answer: RequestListener = () => undefined,
): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer)
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
