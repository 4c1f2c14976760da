import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SupabaseCall, supabaseBehind } from '#server/testing/helpers/faulty-supabase.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { readStaffOrder } from './order.ts'
import { runStaffOrder } from './orders.ts'
import { type AuthAccounts, embeddedAuth, hostedAuth, type StaffProject, secretDatabase } from './project.ts'

let api: TestApi
let hosted: { url: string; close: () => void }

beforeAll(async () => {
  api = await startTestApi()
  const auth = embeddedAuth(api.db.engine, api.db.publishableKey)
  hosted = await supabaseBehind(api, (call) => adminApi(call, auth))
})

afterAll(async () => {
  hosted.close()
  await api.close()
})

/** The part of Auth's admin API that the embedded project lacks, as a hosted one answers it. */
async function adminApi(
  { method, path, headers, body }: SupabaseCall,
  auth: AuthAccounts,
): Promise<Response | undefined> {
  const [, id] = /^\/auth\/v1\/admin\/users(?:\/([^?]+))?/.exec(path) ?? []
  if (!path.startsWith('/auth/v1/admin/users')) return undefined
  const key = api.db.secretKey
  if (headers.apikey !== key || headers.authorization !== `Bearer ${key}`)
    return Response.json({ msg: 'User not allowed', error_code: 'not_admin' }, { status: 403 })
  const { email, password, email_confirm } = JSON.parse(body || '{}')
  try {
    if (method === 'POST' && email_confirm)
      return Response.json({ id: await auth.create(email, password), email })
    if (method === 'PUT' && id) await auth.setPassword(id, password)
    if (method === 'DELETE' && id) await auth.remove(id)
    return Response.json({ id })
  } catch (error) {
    const code = 'email_exists'
    return Response.json({ code: 422, error_code: code, msg: (error as Error).message }, { status: 422 })
  }
}

/** Projects as `openStaffProject` makes them. */
const projects: [string, () => StaffProject][] = [
  [
    'embedded',
    () => ({
      db: secretDatabase(api.db.url, api.db.secretKey),
      auth: embeddedAuth(api.db.engine, api.db.publishableKey),
      close: async () => undefined,
    }),
  ],
  [
    'hosted',
    () => {
      const db = secretDatabase(hosted.url, api.db.secretKey)
      return { db, auth: hostedAuth(db), close: async () => undefined }
    },
  ],
]

describe.each(projects)('%s', (kind, project) => {
  const who = `asha-${kind}`
  const email = `Asha.${kind}@dealer.example`
  const person = ['--user-id', who, '--name', 'Asha Sahoo', '--email', email]

  async function run(args: string[], password = 'first-password'): Promise<string> {
    const lines: string[] = []
    const terminal = { readPassword: async () => password, say: (line: string) => void lines.push(line) }
    const cause = await runStaffOrder(readStaffOrder(args), project(), terminal).catch(
      (error: Error) => error,
    )
    return [...lines, ...(cause ? [cause.message] : [])].join('\n')
  }

  const signIn = async (password: string) => (await api.caller().signIn(who, password)).status

  test('an account is made, listed and used', async () => {
    expect(await run(['create', ...person])).toBe(`Asha Sahoo can sign in as ${who}.`)
    expect(await signIn('first-password')).toBe(200)
    const year = new Date().getUTCFullYear() + 1
    expect(await run(['list'])).toMatch(
      new RegExp(`${who} +works until ${year}-\\d\\d-\\d\\d +Asha Sahoo, ${email}`),
    )
  })

  test('a second one of the same e-mail or user id is refused and leaves nothing behind', async () => {
    expect(await run(['create', ...person])).toContain('The project refuses this')
    const other = `other.${kind}@dealer.example`
    expect(await run(['create', ...person, '--email', other])).toContain('staff_user_id_key')
    const users = await api.db.sql('select id from auth.users where email = $1', [other])
    expect(users).toEqual([])
  })

  test('an account that ended works again after extend', async () => {
    await api.db.sql(`update public.staff set expires_on = current_date - 2 where user_id = $1`, [who])
    expect(await run(['list'])).toContain('ended on')
    expect(await signIn('first-password')).toBe(401)
    expect(await run(['extend', who, '--until', '2099-12-31'])).toBe(`${who} can sign in until 2099-12-31.`)
    expect(await signIn('first-password')).toBe(200)
  })

  test('a disabled account is signed out at once; extend brings it back', async () => {
    const caller = api.caller()
    await caller.signIn(who, 'first-password')
    expect(await run(['disable', email])).toContain('can no longer sign in')
    expect((await caller.call('GET', '/api/me')).status).toBe(401)
    expect(await run(['list'])).toMatch(new RegExp(`${who} +disabled`))
    await run(['extend', who])
    expect(await signIn('first-password')).toBe(200)
  })

  test('a new password ends the old one and every session', async () => {
    const caller = api.caller()
    await caller.signIn(who, 'first-password')
    expect(await run(['password', who], 'second-password')).toContain('has a new password')
    expect((await caller.call('GET', '/api/me')).status).toBe(401)
    expect(await signIn('first-password')).toBe(401)
    expect(await signIn('second-password')).toBe(200)
  })

  test('nobody by that name is told in words', async () => {
    expect(await run(['extend', 'nobody-here'])).toBe('Nobody is called nobody-here.')
  })
})

test.each([
  [['create', '--name', 'Asha'], 'Missing: --user-id, --email.'],
  [['extend', 'asha', '--until', '2027-02-30'], '2027-02-30 is not a day like 2027-03-31.'],
  [['extend'], 'Whose account?'],
  [['remove', 'asha'], 'There is no order remove.'],
  [['disable', 'asha', '--until', '2027-02-20'], 'disable has no option --until.'],
  [['list', 'asha'], 'There are too many words.'],
  [['password', 'asha', '--password', 'x'], "Unknown option '--password'"],
])('%s is no order', (args, message) => {
  expect(() => readStaffOrder(args)).toThrow(message)
})
