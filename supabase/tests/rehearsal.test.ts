import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationFiles, openEmbeddedDatabase } from '#server/local/postgres/database.ts'
import { noPostgres, postgresVersion, programs } from '#server/testing/helpers/postgres-programs.ts'
import { seed } from '../seed/seed.ts'
import { actAs, type Caller, createCallers, userIdOf } from './callers.ts'
import { fillEnquiries } from './fill-enquiries.ts'
import { type HostedProject, pushMigrations, startHostedProject } from './hosted-project.ts'
import { snapshotSchema } from './schema-snapshot.ts'

// The `db push` of the go-live page, rehearsed within the rights that a hosted project gives.

describe.skipIf(!programs)(
  `on Postgres ${postgresVersion} with the roles of a hosted project${noPostgres}`,
  () => {
    let project: HostedProject
    let printed: string

    beforeAll(async () => {
      project = await startHostedProject(programs ?? '')
      printed = await pushMigrations(project.url)
      await seed(project.database.query)
      await fillEnquiries(project.database, 0, 10_000)
      await createCallers(project.database)
    }, 240_000)

    afterAll(() => project?.close())

    /** Does `work` as the API would for this caller, within the time limit of the caller's role. */
    const inApi = <T>(caller: Caller, work: () => Promise<T>) =>
      actAs(project.database, caller, async () => {
        const { rows } = await project.database.query(
          `select coalesce((
           select split_part(setting, '=', 2) from pg_roles, unnest(rolconfig) as setting
           where rolname = current_user and setting like 'statement_timeout=%'), '0') as limit`,
        )
        await project.database.script(`set local statement_timeout = '${rows[0]?.limit}'`)
        return work()
      })

    it('db push applies every migration, and a second one nothing', async () => {
      for (const { name } of migrationFiles()) expect(printed).toContain(`Applying migration ${name}...`)
      expect(await pushMigrations(project.url)).toContain('Remote database is up to date.')
    })

    it('the schema is the embedded one', async () => {
      const embedded = await openEmbeddedDatabase()
      expect(await snapshotSchema(project.database)).toEqual(await snapshotSchema(embedded))
      await embedded.close()
    })

    it.each([
      'create function storage.anything() returns integer language sql return 1',
      'alter table storage.objects add column more text',
      'create table auth.more (id integer)',
      'alter table auth.users add column more text',
      'create role another superuser',
    ])('the rehearsal is as strict as the platform: %s', (statement) =>
      expect(project.database.script(statement)).rejects.toMatchObject({ code: '42501' }),
    )

    it.each([
      ['anon', '3'],
      ['active', '8'],
    ] as const)('%s has %s seconds for a statement', async (caller, seconds) => {
      const limit = () => project.database.query(`select current_setting('statement_timeout') as limit`)
      expect((await inApi(caller, limit)).rows).toEqual([{ limit: `${seconds}s` }])
    })

    it('visitors read the catalogue within their limit', async () => {
      const counts = await inApi('anon', async () => {
        const found: number[] = []
        for (const table of ['vehicles', 'variants', 'accessories', 'slides', 'offers', 'dealers']) {
          const { rows } = await project.database.query(
            `select count(*)::integer as rows from public.${table}`,
          )
          found.push(Number(rows[0]?.rows))
        }
        return found
      })
      for (const count of counts) expect(count).toBeGreaterThan(0)
    })

    it('staff read every report within theirs, and a search of 10,000 rows', async () => {
      const { rows: reports } = await project.database.query('select report from private.reports')
      const pages = await inApi('active', async () => {
        const answers: { totalRecords: number }[] = []
        for (const { report } of reports)
          for (const term of ['', 'Senapati']) {
            const { rows } = await project.database.query(
              'select public.report_page(report => $1, term => $2, page_number => 1, page_size => 50) as page',
              [report, term],
            )
            answers.push(rows[0]?.page as { totalRecords: number })
          }
        return answers
      })
      expect(pages).toHaveLength(reports.length * 2)
      expect(Math.max(...pages.map(({ totalRecords }) => totalRecords))).toBeGreaterThanOrEqual(10_000)
    })

    it('a changed e-mail reaches Auth, whose tables belong to another role', async () => {
      const change = () =>
        project.database.query(`update public.staff set email = 'New@staff.example' where id = $1`, [
          userIdOf('active'),
        ])
      await expect(inApi('active', change)).rejects.toMatchObject({ code: '42501' })
      const allow = `select public.allow_email_change($1, 'New@staff.example')`
      await project.database.query(allow, [userIdOf('active')])
      const { rows } = await inApi('active', async () => {
        await change()
        await project.database.script('reset role')
        return project.database.query('select email from auth.users where id = $1', [userIdOf('active')])
      })
      expect(rows).toEqual([{ email: 'new@staff.example' }])
    })

    it('Auth, whose tables belong to another role, sets a password of staff only when the server allowed it', async () => {
      const auth = postgres(project.url.replace('postgres@', 'supabase_auth_admin@'), { max: 1 })
      const set = (password: string) =>
        auth`update auth.users set encrypted_password = ${password} where id = ${userIdOf('active')}`
      try {
        await expect(set('first')).rejects.toMatchObject({ code: '42501' })
        await project.database.query('select public.allow_password_change($1)', [userIdOf('active')])
        expect((await set('second')).count).toBe(1)
        await expect(set('third')).rejects.toMatchObject({ code: '42501' })
      } finally {
        await auth.end()
      }
    })

    it('policies of Storage judge as in the embedded project', async () => {
      const upload = () =>
        project.database.query(`insert into storage.objects (bucket_id, name) values ('offers', 'new.webp')`)
      expect((await inApi('service', upload)).affected).toBe(1)
      for (const caller of ['active', 'stranger', 'anon'] as const)
        await expect(inApi(caller, upload)).rejects.toMatchObject({ code: '42501' })
      const unclaimed = () => project.database.query('select * from public.unclaimed_resumes()')
      expect((await inApi('service', unclaimed)).rows).toEqual([])
    })

    it('no function writes without WHERE, which the connection of the API refuses (safeupdate)', async () => {
      const { rows } = await project.database.query(`
      select proname, statement
      from pg_proc, regexp_split_to_table(regexp_replace(prosrc, '--[^\\n]*', '', 'g'), ';') as statement
      where pronamespace::regnamespace::text in ('public', 'private')
        and statement ~* '\\m(update\\s+[a-z_."]+\\s+set|delete\\s+from)\\M' and statement !~* '\\mwhere\\M'`)
      expect(rows).toEqual([])
    })
  },
)
