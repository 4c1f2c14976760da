import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Answer, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

/** Whether failures are answered as late as the product answers them, which the test of the time needs. */
const late = vi.hoisted(() => ({ isOn: false }))

vi.mock('#server/lib/session/level-time.ts', async (load) => {
  const { levelFailures, ...rest } = await load<typeof import('#server/lib/session/level-time.ts')>()
  return {
    ...rest,
    levelFailures: <T>(failureMs: number, work: () => Promise<T>) =>
      levelFailures(late.isOn ? failureMs : 0, work),
  }
})

let api: TestApi
let staff: { userId: string; email: string; password: string; id: string }
let addresses = 0

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.db.createStaff({ userId: 'counter' })
})

afterEach(() => api.db.sql('delete from private.sign_in_tries'))

afterAll(() => api.close())

const newAddress = () => `198.51.${++addresses >> 8}.${addresses & 255}`

/**
 * Sends wrong passwords, five at once, each from a new address unless one is given; answers the statuses.
 * Five, because the embedded database checks one after the other and a busy machine would time out on the
 * last.
 */
async function guess(names: readonly string[], address?: string): Promise<number[]> {
  const statuses: number[] = []
  for (let start = 0; start < names.length; start += 5) {
    const some = names.slice(start, start + 5)
    const answers = await Promise.all(
      some.map((name) => api.caller(address ?? newAddress()).signIn(name, 'a guess')),
    )
    statuses.push(...answers.map(({ status }) => status))
  }
  return statuses
}

const times = (count: number, name: string) => Array.from({ length: count }, () => name)
const counted = (statuses: number[]) => statuses.filter((status) => status === 401).length

/** Moves every try into the past by `span`. */
const letPass = (span: string) =>
  api.db.sql(
    `update private.sign_in_tries
     set tried_at = array(select one - $1::interval from unnest(tried_at) as one), last_at = last_at - $1::interval`,
    [span],
  )

/** Adds so many tries to every bucket without checking passwords, because each check takes time. */
const pad = (count: number) =>
  api.db.sql(
    'update private.sign_in_tries set tried_at = array_fill(clock_timestamp(), array[$1::integer])',
    [count],
  )

/** The parts of an answer that must be equal, without the headers that differ in each answer. */
function shown({ status, headers, bytes }: Answer): unknown {
  const kept = [...headers].filter(([name]) => !['x-request-id', 'server-timing'].includes(name))
  return { status, headers: kept, text: bytes.toString() }
}

test('ten guesses of a user reach the check, whichever name and address they come under', async () => {
  const names = Array.from({ length: 15 }, (_, index) =>
    index % 3 === 0 ? staff.userId : index % 3 === 1 ? staff.email : staff.email.toUpperCase(),
  )
  const statuses = await guess(names)
  expect(counted(statuses)).toBe(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('no way to write a name tells whether there is such an account', async () => {
  for (const [userId, stranger] of [
    ['kim', 'kam'],
    ['élise', 'élize'],
  ] as const) {
    const { password } = await api.db.createStaff({ userId })
    const afterTen = async (name: string) => {
      await guess([name])
      await pad(10)
      return guess([name.toUpperCase()])
    }
    expect(await afterTen(userId)).toEqual(await afterTen(stranger))
    await api.db.sql('delete from private.sign_in_tries')
    expect((await api.caller(newAddress()).signIn(userId, password)).status).toBe(200)
  }
  const { password } = await api.db.createStaff({ userId: 'mina' })
  expect((await api.caller(newAddress()).signIn('Mina', password)).status).toBe(200)
})

test('fifty guesses from an address reach the check, and colleagues sign in beside them', async () => {
  const address = newAddress()
  for (let round = 0; round < 3; round++)
    expect((await api.caller(address).signIn(staff.userId, staff.password)).status).toBe(200)
  await guess(['somebody'], address)
  await pad(48)
  expect(counted(await guess(['one', 'two', 'three', 'four'], address))).toBe(2)
  expect((await api.caller(address).signIn(staff.userId, staff.password)).status).toBe(429)
  expect((await api.caller(newAddress()).signIn(staff.userId, staff.password)).status).toBe(200)
})

test('the answer is the same for a known and an unknown user, below the limit and above it', async () => {
  for (const wanted of [401, 429]) {
    const known = await api.caller(newAddress()).signIn(staff.userId, 'a guess')
    const unknown = await api.caller(newAddress()).signIn('nobody-here', 'a guess')
    const byMail = await api.caller(newAddress()).signIn('nobody@mail.example', 'a guess')
    expect(known.status).toBe(wanted)
    expect(shown(unknown)).toEqual(shown(known))
    expect(shown(byMail)).toEqual(shown(known))
    await pad(10)
  }
})

test('a full address and a full user are told the same', async () => {
  await guess(times(10, staff.userId))
  const address = newAddress()
  await guess(['somebody'], address)
  await pad(50)
  const byUser = await api.caller(newAddress()).signIn(staff.userId, 'a guess')
  const byAddress = await api.caller(address).signIn('someone-else', 'a guess')
  expect(byUser.status).toBe(429)
  expect(byUser.headers.get('retry-after')).toBe('900')
  expect(byUser.body).toMatchObject({
    message: expect.stringMatching(/by you or by somebody else.*15 minutes/),
  })
  expect(shown(byAddress)).toEqual(shown(byUser))
})

test('an unknown user asks of Supabase what a known one asks, and no failure is answered early', async () => {
  const real = globalThis.fetch
  const askedFor = async (name: string) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      asked.push(`${init?.method} ${new URL(input instanceof Request ? input.url : input).pathname}`)
      return real(input, init)
    })
    const started = performance.now()
    late.isOn = true
    try {
      await api.caller(newAddress()).signIn(name, 'a guess')
    } finally {
      late.isOn = false
      vi.unstubAllGlobals()
    }
    expect(performance.now() - started).toBeGreaterThan(495)
    return asked
  }
  const known = await askedFor(staff.userId)
  expect(known).toHaveLength(3)
  expect(await askedFor('nobody-here')).toEqual(known)
  expect(await askedFor('nobody@mail.example')).toEqual(known)
})

test('the owner still gets in on a device that was used before, and nobody else there', async () => {
  const device = api.caller(newAddress())
  const { headers } = await device.signIn(staff.userId, staff.password)
  const cookie = headers.getSetCookie().find((one) => one.startsWith('__Host-known='))
  expect(cookie).toMatch(
    /^__Host-known=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  await guess([staff.userId])
  await pad(10)
  expect((await api.caller(newAddress()).signIn(staff.userId, staff.password)).status).toBe(429)
  expect((await device.signIn(staff.userId, staff.password)).status).toBe(200)

  const other = await api.db.createStaff()
  await guess([other.userId])
  await pad(10)
  expect((await device.signIn(other.userId, other.password)).status).toBe(429)
  await letPass('16 minutes')
  expect((await device.signIn(other.userId, other.password)).status).toBe(200)
  await guess([other.userId, staff.userId])
  await pad(10)
  for (const { userId, password } of [other, staff])
    expect((await device.signIn(userId, password)).status).toBe(200)
})

test('a device has ten tries of its own, and a made-up one none', async () => {
  const device = api.caller(newAddress())
  await device.signIn(staff.userId, staff.password)
  const cookie =
    device
      .cookies()
      .split('; ')
      .find((one) => one.startsWith('__Host-known=')) ?? ''
  const tryWith = async (value: string) =>
    (
      await api.caller(newAddress()).call('POST', '/api/login', {
        body: { userId: staff.userId, password: 'a guess' },
        headers: { cookie: value },
      })
    ).status
  expect(await tryWith(cookie)).toBe(401)
  await pad(9)
  expect([await tryWith(cookie), await tryWith(cookie)]).toEqual([401, 429])
  await guess([staff.userId])
  await pad(10)
  for (const forged of [
    cookie.slice(0, -1),
    `__Host-known=${'A'.repeat(22)}.${'A'.repeat(43)}`,
    '__Host-known=.',
  ])
    expect(await tryWith(forged)).toBe(429)
})

test('the window slides, refused tries do not prolong it, and old rows go', async () => {
  await guess([staff.userId])
  await pad(10)
  await letPass('14 minutes')
  expect(await guess(times(5, staff.userId))).toEqual([429, 429, 429, 429, 429])
  await letPass('61 seconds')
  expect(counted(await guess(times(1, staff.userId)))).toBe(1)
  await letPass('16 minutes')
  await guess(['nobody-here'])
  const [left] = await api.db.sql('select count(*)::integer as rows from private.sign_in_tries')
  expect(left).toEqual({ rows: 2 })
})

test('a right password frees the user', async () => {
  await guess([staff.userId])
  await pad(9)
  expect((await api.caller(newAddress()).signIn(staff.userId, staff.password)).status).toBe(200)
  expect(await guess([staff.userId])).toEqual([401])
})

test('neither names nor addresses are stored', async () => {
  const address = newAddress()
  await guess([staff.userId, 'nobody-here'], address)
  const stored = JSON.stringify(await api.db.sql('select * from private.sign_in_tries'))
  for (const secret of [staff.userId, staff.id, staff.email, 'nobody-here', address])
    expect(stored).not.toContain(secret)
})

test('the old password of a session can be guessed ten times too', async () => {
  const member = await api.db.createStaff()
  const caller = api.caller()
  await caller.signIn(member.userId, member.password)
  const change = { oldPassword: 'a guess', newPassword: 'something-new', confirmPassword: 'something-new' }
  const statuses: number[] = []
  for (let round = 0; round < 11; round++)
    statuses.push(
      (await caller.call('PATCH', `/api/profile/password/${member.userId}`, { body: change })).status,
    )
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
})
