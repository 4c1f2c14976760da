import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '#server/bench/process/child.ts'
import { findPostgres, type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { makeKeys } from '#server/local/supabase/keys.ts'
import { liftEnquiryLimits } from '#server/testing/helpers/enquiry-limits.ts'
import { type RestAdapter, restAdapter } from './process/rest-adapter.ts'

/** A Postgres, an API in front of it, and the functions over both, each in a process of its own. */
export interface Stand {
  server: PostgresServer
  adapter: RestAdapter
  /** Address of the functions. */
  url: string
  /** How many enquiries wait in the second store, and how many were refused. */
  waiting: () => Promise<{ waiting: number; refused: number }>
  runScheduled: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts the stand; without a Postgres on this machine it prints that and answers undefined. An address may
 * send any number of enquiries, unless `isLimited`.
 */
export async function openStand(
  say: (line: string) => void,
  { isLimited = false } = {},
): Promise<Stand | undefined> {
  const programs = findPostgres()
  if (!programs) {
    say('Skipped: there is no Postgres 15 or newer on this machine.')
    return undefined
  }
  const keys = makeKeys()
  const server = await startPostgres(programs)
  // A new project has parts of the site switched off; the drills send every kind of form.
  await server.query('update public.site_parts set is_on = true')
  if (!isLimited) await liftEnquiryLimits(server.query)
  const adapter = await restAdapter(server.port, keys)
  const folder = await mkdtemp(join(tmpdir(), 'dealer-drill-'))
  const program = new URL('./process/site-process.ts', import.meta.url)
  const { child: site, ready } = await startChild<{ port: number }>(program, [], {
    NODE_ENV: 'production',
    SUPABASE_URL: adapter.url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SECOND_STORE_FOLDER: folder,
    SECOND_STORE_KEY: keys.secondStoreKey,
  })
  return {
    server,
    adapter,
    url: `http://127.0.0.1:${ready.port}`,
    waiting: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath }) => parentPath)
      const refused = files.filter((parent) => parent.includes('refused')).length
      return { waiting: files.length - refused, refused }
    },
    runScheduled: async () => {
      site.send('run')
      await once(site, 'message')
    },
    close: async () => {
      site.disconnect()
      adapter.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
