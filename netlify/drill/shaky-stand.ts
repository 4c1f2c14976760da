import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FunctionsHost, hostFunctions } from '#server/local/functions/functions-host.ts'
import { findPostgres, type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { makeKeys } from '#server/local/supabase/keys.ts'
import { type ResetProxy, resetProxy } from './process/reset-proxy.ts'
import { type RestAdapter, restAdapter } from './process/rest-adapter.ts'

const resetShare = 0.01

/** The functions in this process, over a Postgres that may be killed and whose connections are reset. */
export interface ShakyStand {
  server: PostgresServer
  proxy: ResetProxy
  adapter: RestAdapter
  functions: FunctionsHost
  close: () => Promise<void>
}

/**
 * Starts the stand with these variables of vendors beside its own, and silences the log until it is closed:
 * every waiting call and every failed request writes a line, and the table at the end sums them up. Without a
 * Postgres on this machine it says so and answers undefined.
 */
export async function openShakyStand(
  say: (line: string) => void,
  variables: Record<string, string> = {},
): Promise<ShakyStand | undefined> {
  const programs = findPostgres()
  if (!programs) {
    say('Skipped: there is no Postgres 15 or newer on this machine.')
    return undefined
  }
  const server = await startPostgres(programs)
  const keys = makeKeys()
  const proxy = await resetProxy(server.port, resetShare)
  const adapter = await restAdapter(proxy.port, keys)
  const folder = await mkdtemp(join(tmpdir(), 'dealer-drill-'))
  Object.assign(process.env, variables, {
    SUPABASE_URL: adapter.url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SECOND_STORE_FOLDER: folder,
    SECOND_STORE_KEY: keys.secondStoreKey,
  })
  const { error } = console
  console.error = () => undefined
  return {
    server,
    proxy,
    adapter,
    functions: await hostFunctions(),
    close: async () => {
      console.error = error
      adapter.close()
      proxy.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
