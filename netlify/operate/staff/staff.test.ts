import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { readStaffOrder } from './order.ts'
import { runStaffOrder } from './orders.ts'
import { embeddedAuth, hostedAuth, type StaffProject, secretDatabase } from './project.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})

afterAll(async () => {
  await api.close()
})

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
      const db = secretDatabase(api.db.url, api.db.secretKey)
      return { db, auth: hostedAuth(db), close: async () => undefined }
    },
  ],
]

describe.each(projects)('%s', (kind, project) => {
  const who = `asha-${kind}`
  const email = `Asha.${kind}@dealer.example`
  const person = ['--user-id', who, '--name', 'Asha Sahoo', '--email', email, '--role', 'manager']

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
      new RegExp(`${who} +manager +works until ${year}-\\d\\d-\\d\\d +Asha Sahoo, ${email}`),
    )
  })

  test('a second one of the same e-mail or user id is refused and leaves nothing behind', async () => {
    expect(await run(['create', ...person])).toContain('The project refuses this')
    const other = `other.${kind}@dealer.example`
    expect(await run(['create', ...person, '--email', other])).toContain('staff_user_id_key')
    const users = await api.db.sql('select id from auth.users where email = $1', [other])
    expect(users).toEqual([])
  })

  test('the last owner is not disabled', async () => {
    const owner = ['--user-id', `owner-${kind}`, '--name', 'Owner', '--email', `owner.${kind}@dealer.example`]
    await api.db.sql(`delete from public.staff where role = 'owner'`)
    await run(['create', ...owner, '--role', 'owner'])
    expect(await run(['disable', `owner-${kind}`])).toContain('the only owner')
    expect(await run(['list'])).toMatch(new RegExp(`owner-${kind} +owner +works`))
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
    expect(await run(['list'])).toMatch(new RegExp(`${who} +manager +disabled`))
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
  [
    ['create', '--user-id', 'a', '--name', 'A', '--email', 'a@b.c', '--role', 'king'],
    'king is no role: owner, manager',
  ],
  [['create', '--name', 'Asha'], 'Missing: --user-id, --email, --role.'],
  [['extend', 'asha', '--until', '2027-02-30'], '2027-02-30 is not a day like 2027-03-31.'],
  [['extend'], 'Whose account?'],
  [['remove', 'asha'], 'There is no order remove.'],
  [['disable', 'asha', '--until', '2027-02-20'], 'disable has no option --until.'],
  [['list', 'asha'], 'There are too many words.'],
  [['password', 'asha', '--password', 'x'], "Unknown option '--password'"],
])('%s is no order', (args, message) => {
  expect(() => readStaffOrder(args)).toThrow(message)
})
