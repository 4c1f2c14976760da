import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { projectFolder } from '#server/command/project.ts'
import { hostedStub, type TestedDatabase } from '#server/local/postgres/database.ts'
import { type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'

const rolesFile = new URL('hosted-roles.sql', import.meta.url)

/** A Postgres with the roles, owners and grants of a hosted project, before its first migration. */
export interface HostedProject {
  /** The address for `--remote` of the Supabase CLI: of the role `postgres`, which is no superuser. */
  url: string
  /** One connection as that role. */
  database: TestedDatabase
  close: () => Promise<void>
}

/** Starts a hosted project with the programs of Postgres in the folder `programs`. */
export async function startHostedProject(programs: string): Promise<HostedProject> {
  const server = await startPostgres(programs, makeRoles, 'supabase_admin')
  const url = server.url.replace('supabase_admin@', 'postgres@')
  const connection = postgres(url, { max: 1, onnotice: () => {} })
  return {
    url,
    database: {
      async query(sql, params = []) {
        const answer = await connection.unsafe(sql, params as never[])
        return { rows: [...answer], affected: answer.count }
      },
      async script(sql) {
        await connection.unsafe(sql)
      },
      close: () => connection.end(),
    },
    close: async () => {
      await connection.end()
      await server.close()
    },
  }
}

async function makeRoles(server: PostgresServer): Promise<void> {
  await server.script(hostedStub)
  await server.script(readFileSync(rolesFile, 'utf8'))
}

/**
 * Pushes the migrations of a project folder as the go-live page says, with the Supabase CLI. Answers the
 * CLI's output; throws when the push fails.
 */
export async function pushMigrations(url: string, folder: string = projectFolder): Promise<string> {
  const program = join(projectFolder, 'node_modules/.bin/supabase')
  const parameters = ['db', 'push', `--remote=${url}`, '--yes', '--agent', 'no']
  const environment = { ...process.env, NO_COLOR: '1' }
  const { stdout, stderr } = await promisify(execFile)(program, parameters, { cwd: folder, env: environment })
  return stdout + stderr
}
