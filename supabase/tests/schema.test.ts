import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateTypes, typesFile } from '#server/build/schema/database-types.ts'
import { migrate, type TestedDatabase } from '#server/local/postgres/database.ts'
import { type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { noPostgres, programs } from '#server/testing/helpers/postgres-programs.ts'
import { seed } from '../seed/seed.ts'
import { snapshotSchema } from './schema-snapshot.ts'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

it('migrations pass the linter', () => {
  const { status, stdout } = spawnSync('node_modules/.bin/squawk', ['supabase/migrations/*.sql'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  expect(stdout).toContain('Found 0 issues')
  expect(status).toBe(0)
})

describe.skipIf(!programs)(`on a plain Postgres${noPostgres}`, () => {
  let server: PostgresServer
  let embedded: TestedDatabase

  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    embedded = await openOwnDatabase()
  }, 240_000)

  afterAll(async () => {
    await server?.close()
    await embedded?.close()
  })

  it('the migrations make the same schema as on the embedded one', async () => {
    const plain = await snapshotSchema(server)
    expect(await snapshotSchema(embedded)).toEqual(plain)
    for (const lines of Object.values(plain)) expect(lines).not.toEqual([])
  })

  it('a second database of the server takes them too, which finds the role of the first', async () => {
    await server.script('create database second')
    const connection = postgres(server.url.replace('/postgres?', '/second?'), { max: 1, onnotice: () => {} })
    const second: TestedDatabase = {
      query: async (sql, params = []) => {
        const answer = await connection.unsafe(sql, params as never[])
        return { rows: [...answer], affected: answer.count }
      },
      script: async (sql) => {
        await connection.unsafe(sql)
      },
      close: () => connection.end(),
    }
    try {
      await migrate(second)
      expect(await snapshotSchema(second)).toEqual(await snapshotSchema(server))
    } finally {
      await second.close()
    }
  })

  it('the committed types are those of the schema; npm run schema writes them', async () => {
    expect(await generateTypes(server.url)).toBe(await readFile(typesFile, 'utf8'))
  })

  // Since 15.20 Postgres refuses to change the columns of a table whose row type is used in a parsed function
  // body. And a body that is text keeps its layout in the catalogue, so in schema.sql too.
  it('every function is written as text', async () => {
    const { rows } = await server.query(`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosqlbody is not null`)
    expect(rows).toEqual([])
  })

  it('the demo data fits', async () => {
    await server.script('begin')
    await seed(server.query)
    const { rows } = await server.query('select count(*)::integer as models from public.vehicles')
    await server.script('rollback')
    expect(rows).toEqual([{ models: 25 }])
  })

  it("Supabase's advisors have nothing to warn of", () => {
    const answer = execFileSync(
      'node_modules/.bin/supabase',
      [
        'db',
        'advisors',
        `--remote=${server.url}`,
        '--level',
        'warn',
        '--fail-on',
        'none',
        '--output-format',
        'json',
      ],
      { cwd: projectFolder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
    expect(JSON.parse(answer)).toMatchObject({ results: [] })
  })
})
