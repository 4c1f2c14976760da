import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeHeaders } from '#server/build/headers-file.ts'
import { projectFolder } from '#server/command/project.ts'
import { connections } from '#server/lib/connections.ts'
import { createEdgeCache } from '#server/local/edge/edge-cache.ts'
import { openPurgeEndpoint } from '#server/local/edge/purge-endpoint.ts'
import { isScheduled, loadFunctions } from '#server/local/functions/function-files.ts'
import { functionsFolder, hostFunctions } from '#server/local/functions/functions-host.ts'
import { createPlatform } from '#server/local/platform.ts'
import { openPort, platformListener } from '#server/local/server.ts'
import { forgetReadiness } from '#server/services/site/health.ts'
import { dnsOf } from '#server/testing/helpers/dns-of.ts'
import { faultySupabase } from '#server/testing/helpers/faulty-supabase.ts'
import { startMailServer } from '#server/testing/helpers/mail-server.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { relations } from '../../../supabase/tests/access/access-matrix.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'
import { closedTables } from './project.ts'
import { hostedTarget, type Target } from './target.ts'

let api: TestApi
let site: Awaited<ReturnType<typeof openPort>>
let publishFolder: string
let vendors: Awaited<ReturnType<typeof faultySupabase>>
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let purge: { close: () => Promise<void> }
let healthy: Target

/** The settings of a well configured project, as the vendors' APIs answer them. */
const settings = {
  disable_signup: true,
  site_url: '',
  jwt_exp: 30_600,
  security_sb_forwarded_for_enabled: true,
  security_update_password_require_current_password: true,
  password_hibp_enabled: true,
}
/** The scheduled functions, as the site lists them. */
const schedules = (await loadFunctions(functionsFolder)).filter(isScheduled).map(({ name }) => ({ name }))
const siteVariables = [
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'SECOND_STORE_KEY',
  'SITE_URL',
  'BUILD_HOOK_URL',
  'SMTP_URL',
]
let known: Record<string, unknown>

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  await api.db.createStaff()
  const edge = createEdgeCache((await hostFunctions()).fetch)
  purge = await openPurgeEndpoint(edge)
  publishFolder = await mkdtemp(join(tmpdir(), 'dealer-doctor-'))
  await writeFile(join(publishFolder, 'index.html'), '<title>Home</title>')
  await writeHeaders(publishFolder, process.env.SUPABASE_URL ?? '')
  site = await openPort(0)
  site.handle(platformListener(createPlatform({ functions: edge, publishFolder, redirects: [] })))
  const siteUrl = `http://localhost:${(site.server.address() as AddressInfo).port}`
  known = {
    '/v1/projects/127/config/auth': { ...settings, site_url: siteUrl },
    '/api/v1/sites/site': {
      account_slug: 'dealer',
      published_deploy: { function_schedules: schedules },
    },
    '/api/v1/sites/site/deploys?production=true&per_page=100': [
      { context: 'production', created_at: new Date().toISOString() },
      { context: 'production', created_at: '2020-01-01T00:00:00Z' },
      { context: 'deploy-preview', created_at: new Date().toISOString() },
    ],
    '/api/v1/accounts/dealer/env?site_id=site': siteVariables.map((key) => ({ key, is_secret: true })),
  }
  vendors = await faultySupabase((request, response) => {
    const answer = known[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  mailServer = await startMailServer()
  healthy = {
    ...hostedTarget({
      ...process.env,
      SITE_URL: siteUrl,
      SUPABASE_ACCESS_TOKEN: 'a token',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'sales@dealer.example',
      NETLIFY_SITE_ID: 'site',
      NETLIFY_AUTH_TOKEN: process.env.NETLIFY_PURGE_API_TOKEN ?? '',
    }),
    appliedMigrations: async () =>
      (
        await api.db.sql<{ version: string }>('select version from supabase_migrations.schema_migrations')
      ).map(({ version }) => version),
    managementApi: vendors.url,
    netlifyApi: vendors.url,
    dns: dnsOf({
      'MX dealer.example': ['mail.dealer.example'],
      'TXT dealer.example': ['v=spf1 -all'],
      'TXT _dmarc.dealer.example': ['v=DMARC1; p=none'],
    }),
  }
})

afterAll(async () => {
  mailServer.close()
  vendors.close()
  await purge.close()
  await site.close()
  await api.close()
  await rm(publishFolder, { recursive: true })
})

async function findingsOf(target: Partial<Target> = {}): Promise<Record<string, Finding>> {
  forgetReadiness()
  const findings = await examine({ ...healthy, ...target }, () => undefined)
  return Object.fromEntries(findings.map((finding) => [finding.subject, finding]))
}

test('a project that is set up well has nothing to mend but what a local one cannot have', async () => {
  const findings = await findingsOf()
  const states = Object.fromEntries(Object.values(findings).map(({ subject, state }) => [subject, state]))
  expect(states).toEqual({
    // Only this machine reaches the project and the site.
    SUPABASE_URL: 'mend',
    SITE_URL: 'mend',
    SUPABASE_PUBLISHABLE_KEY: 'ok',
    SUPABASE_SECRET_KEY: 'ok',
    SECOND_STORE_KEY: 'ok',
    PUSH_PUBLIC_KEY: 'ok',
    connections: 'ok',
    'publishable key': 'ok',
    'secret key': 'ok',
    migrations: 'ok',
    buckets: 'ok',
    // Sign-ups are open, because demo accounts are made by signing up.
    'sign-ups': 'mend',
    policies: 'ok',
    'staff accounts': 'ok',
    'site and project': 'ok',
    headers: 'ok',
    readiness: 'ok',
    // A busy machine may take longer than two servers in one region.
    distance: expect.stringMatching(/^(?:ok|mend)$/),
    dealership: 'ok',
    cache: 'ok',
    clock: 'ok',
    Meta: 'unknown',
    Razorpay: 'unknown',
    WhatsApp: 'unknown',
    'mail server': 'ok',
    'sender of mails': 'ok',
    // The demo's outlets have made-up addresses.
    'e-mail of outlets': 'mend',
    'Auth settings': 'ok',
    'leaked passwords': 'ok',
    // The stand-in for Netlify's API does not take purges.
    purge: 'unknown',
    'scheduled functions': 'ok',
    'variables of the site': 'ok',
    'deploys and credits': 'ok',
    'newest backup': 'unknown',
  })
  expect(mailServer.mails).toEqual([])
  expect(Object.keys(states)).toEqual(expect.arrayContaining(connections.flatMap(({ checks }) => checks)))
  expect(findings.connections?.words).toMatch(/^on: .*mail server.*; off: .*notifications/)
})

test('a connection that lacks one of its variables is named, here and on the site', async () => {
  const variables = { ...healthy.variables, PUSH_PUBLIC_KEY: 'a' }
  const half = 'notifications is half set: PUSH_PRIVATE_KEY is missing'
  expect((await findingsOf({ variables })).connections).toMatchObject({ state: 'mend', words: half })
  const path = '/api/v1/accounts/dealer/env?site_id=site'
  const before = known[path]
  known[path] = [...siteVariables, 'PUSH_PUBLIC_KEY'].map((key) => ({ key, is_secret: true }))
  const findings = await findingsOf()
  known[path] = siteVariables.map((key) => ({ key, is_secret: key !== 'SMTP_URL' }))
  const bare = await findingsOf()
  known[path] = before
  expect(findings['variables of the site']).toMatchObject({ state: 'mend', words: half })
  expect(bare['variables of the site']?.words).toBe('not marked as secret: SMTP_URL')
})

test('a purge is tried where there is a CDN', async () => {
  const findings = await findingsOf({ netlifyApi: process.env.PURGE_API_URL ?? '' })
  expect(findings.purge).toMatchObject({ state: 'ok' })
})

test('visitors are refused every table and view that the doctor asks for, and it asks for all such', async () => {
  const closed = Object.entries(relations).filter(([, { access }]) => access.anon.select === 'refused')
  expect(Object.keys(closedTables).toSorted()).toEqual(closed.map(([name]) => name).toSorted())
  const columns = await api.db.sql<{ name: string }>(
    `select attrelid::regclass::text || '.' || attname as name from pg_attribute where attnum > 0`,
  )
  const known = new Set(columns.map(({ name }) => name.replace(/^public\./, '')))
  // PostgREST refuses a column that does not exist, which would look like a closed table.
  for (const [table, column] of Object.entries(closedTables)) expect(known).toContain(`${table}.${column}`)
})

describe('what is wrong is named', () => {
  test.each<[string, (target: Target) => Partial<Target>, string, RegExp]>([
    ['swapped keys', () => ({ publishableKey: healthy.secretKey }), 'SUPABASE_PUBLISHABLE_KEY', /mixed up/],
    ['a legacy key', () => ({ secretKey: 'eyJhbGciOiJIUzI1NiJ9.e30.x' }), 'SUPABASE_SECRET_KEY', /legacy/],
    [
      'a key of another project',
      () => ({ publishableKey: 'sb_publishable_no' }),
      'publishable key',
      /answers 40/,
    ],
    ['a name for a value', () => ({ siteUrl: 'env(SITE_URL)' }), 'SITE_URL', /name of a variable/],
    ['an address without https', () => ({ siteUrl: 'http://dealer.example' }), 'SITE_URL', /https/],
    ['old migrations', () => ({ appliedMigrations: async () => [] }), 'migrations', /db push --remote/],
    ['newer migrations', (target) => ({ appliedMigrations: newer(target) }), 'migrations', /99999999000000/],
    ['a site that is not there', () => ({ siteUrl: 'http://127.0.0.1:1' }), 'cache', /could not be asked/],
  ])('%s', async (_what, change, subject, words) => {
    const finding = (await findingsOf(change(healthy)))[subject]
    expect(finding?.state).not.toBe('ok')
    expect(finding?.words).toMatch(words)
  })

  const newer =
    ({ appliedMigrations }: Target) =>
    async () => [...((await appliedMigrations?.()) ?? []), '99999999000000']

  test.each([
    ['buckets', `update storage.buckets set public = true where id = 'resumes'`, /resumes is public/],
    ['policies', 'grant select on public.contact_requests to anon', /contact_requests/],
    ['staff accounts', 'update public.staff set expires_on = current_date', /extend/],
    ['site and project', 'update public.vehicles set is_active = false', /another project/],
    ['readiness', lateMail, /1 mails wait/],
  ])('%s', async (subject, sql, words) => {
    await findingsOf()
    await breakAndMend(sql, async () => {
      expect((await findingsOf())[subject]).toMatchObject({
        state: 'mend',
        words: expect.stringMatching(words),
      })
    })
  })

  test('a clock that is wrong', async () => {
    const { now } = Date
    Date.now = () => now() + 5 * 60_000
    const { clock } = await findingsOf().finally(() => {
      Date.now = now
    })
    expect(clock).toMatchObject({ state: 'mend', words: expect.stringMatching(/30\d seconds/) })
  })

  test('settings that were never pushed', async () => {
    const path = '/v1/projects/127/config/auth'
    const before = known[path]
    known[path] = { ...settings, disable_signup: false, site_url: 'env(SITE_URL)', jwt_exp: 3600 }
    const finding = (await findingsOf())['Auth settings']
    known[path] = before
    expect(finding?.words).toMatch(/sign-ups are on.*env\(SITE_URL\).*refreshed every hour/)
  })

  test('a scheduled function, or a variable, that is not there', async () => {
    const site = known['/api/v1/sites/site']
    const [missing, ...others] = schedules
    known['/api/v1/sites/site'] = { account_slug: 'other', published_deploy: { function_schedules: others } }
    known['/api/v1/accounts/other/env?site_id=site'] = [{ key: 'SITE_URL' }]
    const findings = await findingsOf()
    known['/api/v1/sites/site'] = site
    expect(findings['scheduled functions']).toMatchObject({
      state: 'mend',
      words: `not scheduled: ${missing?.name}`,
    })
    expect(findings['variables of the site']?.words).toMatch(/not set: .*SECOND_STORE_KEY, BUILD_HOOK_URL/)
  })

  test('what deploys cost, and what happens when the credits end', async () => {
    const asked = (await findingsOf())['deploys and credits']?.words
    expect(asked).toMatch(/^1 production deploys in 30 days, 15 credits: .*all sites of the team pause/)
    const unasked = (await findingsOf({ variables: {} }))['deploys and credits']
    expect(unasked).toMatchObject({ state: 'unknown', words: expect.stringContaining('auto recharge') })
  })

  test('leaked passwords that Auth takes', async () => {
    const path = '/v1/projects/127/config/auth'
    const before = known[path]
    known[path] = { ...settings, password_hibp_enabled: false }
    const finding = (await findingsOf())['leaked passwords']
    known[path] = before
    expect(finding).toMatchObject({ state: 'unknown', words: expect.stringContaining('Attack Protection') })
  })
})

const lateMail = `insert into private.mails (kind, day, created_at) values ('digest', '2020-01-01', now() - interval '2 hours')`

/** Runs `work` with a changed database and undoes the change. */
async function breakAndMend(sql: string, work: () => Promise<void>): Promise<void> {
  const isGrant = sql.startsWith('grant')
  if (isGrant)
    await api.db.sql(
      `insert into public.contact_requests (id, first_name, last_name, postal_code, mobile, submission_hash)
       values (gen_random_uuid(), 'A', 'B', '751001', '9000000001', 'x')`,
    )
  await api.db.sql(sql)
  if (isGrant)
    await api.db.sql('create policy broken on public.contact_requests for select to anon using (true)')
  try {
    await work()
  } finally {
    await api.db.sql(`update storage.buckets set public = false where id = 'resumes'`)
    await api.db.sql('drop policy if exists broken on public.contact_requests')
    await api.db.sql('revoke select on public.contact_requests from anon')
    await api.db.sql('update public.staff set expires_on = current_date + 365')
    await api.db.sql('update public.vehicles set is_active = true')
    await api.db.sql(`delete from private.mails where day = '2020-01-01'`)
  }
}

test('of an embedded project it says in one line that it examines hosted ones', () => {
  const none = { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '', SUPABASE_SECRET_KEY: '' }
  const run = spawnSync(process.execPath, [join(projectFolder, 'netlify/operate/doctor.ts')], {
    encoding: 'utf8',
    env: { ...process.env, ...none },
  })
  expect([run.status, run.stderr]).toEqual([2, ''])
  expect(run.stdout).toMatch(/^The doctor examines a hosted project,[^\n]*\n$/)
})
