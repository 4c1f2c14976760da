import type { Say } from '#server/bench/section.ts'
import { migrate } from '#server/local/postgres/database.ts'
import { findPostgres, type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { createStaff } from '#server/local/supabase/accounts.ts'
import { makeKeys } from '#server/local/supabase/keys.ts'
import { liftEnquiryLimits } from '#server/testing/helpers/enquiry-limits.ts'
import { seed } from '../../../supabase/seed/seed.ts'
import { startChild } from './child.ts'

/**
 * The product's database in a Postgres of its own, with the demo data, an account and the API in front of it.
 */
export interface PostgresProject {
  server: PostgresServer
  /** The environment variables that make the functions use the project. */
  environment: Record<'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_SECRET_KEY', string>
  staff: { userId: string; password: string }
  close: () => Promise<void>
}

/** Opens the project; without a Postgres on this machine it prints that and answers undefined. */
export async function openPostgresProject(say: Say): Promise<PostgresProject | undefined> {
  const programs = findPostgres()
  if (!programs) {
    say('Skipped: there is no Postgres 15 or newer on this machine.')
    return undefined
  }
  // Auth's own tables come first, because the migrations refer to them.
  const server = await startPostgres(programs, async () => undefined)
  try {
    const keys = makeKeys()
    const access = {
      SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
    }
    const { child, ready } = await startChild<{ port: number }>(
      new URL('./supabase-process.ts', import.meta.url),
      [server.url],
      { ...access, JWT_SECRET: keys.jwtSecret },
    )
    const url = `http://127.0.0.1:${ready.port}`
    await migrate(server)
    await liftEnquiryLimits(server.query)
    await seed(async (query, params = []) => server.query(query, params))
    const staff = { userId: 'bench', password: keys.staffPassword }
    const engine = {
      fetch: (request: Request) => fetch(new Request(request.url.replace('http://localhost', url), request)),
      sql: async <Result>(query: string, params?: unknown[]) =>
        (await server.query(query, params)).rows as Result[],
    }
    await createStaff(engine, keys.publishableKey, { ...staff, name: 'Bench', email: 'bench@dealer.example' })
    return {
      server,
      environment: { SUPABASE_URL: url, ...access },
      staff,
      close: async () => {
        child.kill()
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}
