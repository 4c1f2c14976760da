import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import webPush from 'web-push'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import mails from '#server/functions/messages/mails.ts'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { sendPushes } from '#server/services/messages/send-pushes.ts'
import { withEnvironment } from '#server/testing/helpers/faulty-supabase.ts'
import { type Caller, openTheSite, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

const keys = webPush.generateVAPIDKeys()
const settings = {
  PUSH_PUBLIC_KEY: keys.publicKey,
  PUSH_PRIVATE_KEY: keys.privateKey,
  MAIL_FOLDER: '',
  SMTP_URL: '',
  SITE_URL: 'https://dealer.example',
}

/** A device: the keys that its browser tells the server, and a function that reads a text sent to it. */
function makeDevice() {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const secret = randomBytes(16)
  return {
    names: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    /** Decrypts a text by RFC 8291 and 8188. */
    read(body: Buffer): unknown {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const shared = hkdfSync('sha256', own.computeSecret(sender), secret, info, 32)
      const part = (name: string, length: number) =>
        Buffer.from(
          hkdfSync('sha256', Buffer.from(shared), salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
        )
      const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
      cipher.setAuthTag(body.subarray(-16))
      const text = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]).toString('utf8')
      return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')))
    },
  }
}

/**
 * The calls that arrived at the stand-in for a browser maker's push service; it no longer knows the device
 * `/gone`.
 */
const arrived: { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = []
const service = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  arrived.push({ path: request.url ?? '', headers: request.headers, body })
  response.writeHead(request.url === '/gone' ? 410 : 201).end()
})
const makers = 'https://fcm.googleapis.com'
/** The address at which the stand-in listens, on this machine. */
let inner: string

let api: TestApi
let asha: Caller
let ravi: Caller

beforeAll(async () => {
  api = await startTestApi()
  await openTheSite(api.db)
  await api.db.sql(
    `insert into public.dealers (id, name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url, latitude, longitude)
     values (1, 'Jagatpur', 'Road', '1', '2', '3', '9', 'main@dealer.example', 'https://www.google.com/maps/embed?pb=1', 20, 85)`,
  )
  asha = await api.staffCaller({ userId: 'asha' })
  ravi = await api.staffCaller({ userId: 'ravi' })
  inner = `http://127.0.0.1:${await listenOnFreePort(service)}`
  const real = globalThis.fetch
  // Calls to a maker's service are sent to the stand-in; calls to `/away` fail.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input).startsWith(makers) ? String(input).slice(makers.length) : undefined
    if (path === '/away') throw new TypeError('nobody answers')
    return real(path === undefined ? input : inner + path, init)
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  service.close()
  await api.close()
})
beforeEach(async () => {
  arrived.length = 0
  await api.db.sql('delete from public.push_subscriptions')
  await api.db.sql('delete from public.finance_enquiries')
  // All these tests send from one address, and a lead above the budget of an address is pushed to no device.
  await api.db.sql('delete from private.charges')
  await api.db.sql(`update public.staff set role = 'owner', outlet_ids = '{}', status = 'active'`)
})

const endpoint = 'https://fcm.googleapis.com/fcm/send/one'
const turn = (caller: Caller, isOn: boolean, named = makeDevice().names) =>
  caller.call('PATCH', '/api/push', { body: { endpoint, ...named, isOn } })
const push = async (caller: Caller) =>
  (await caller.call('GET', '/api/push')).body as { key: string | null; endpoints: string[] }

/** A device that the stand-in serves. */
async function stand(path: string, userId: string) {
  const device = makeDevice()
  await keep(makers + path, userId, device)
  return device
}

/** Stores a device past the API. */
const keep = (address: string, userId = 'asha', { names } = makeDevice()) =>
  api.db.sql(
    `insert into public.push_subscriptions (endpoint, staff_id, p256dh, auth_secret)
     select $1, id, $2, $3 from public.staff where user_id = $4`,
    [address, names.p256dh, names.auth, userId],
  )

async function send(): Promise<void> {
  const { status } = await api.caller().call('POST', '/finance', {
    body: { name: 'Bijaya Das', contact: '98765 43210', email: '', model: 'SP125', message: 'After six' },
    headers: { 'idempotency-key': randomUUID(), [formSignalsHeader]: 't=41000;h=0' },
  })
  expect(status).toBe(201)
  await api.db.sql('update public.leads set outlet_id = 1')
}

async function run(): Promise<number> {
  let sent = 0
  await withEnvironment(settings, async () => {
    sent = await sendPushes(new Date())
  })
  return sent
}

test('a device is of whoever asked last on it; others neither see nor remove it', async () => {
  expect((await push(asha)).key).toBeNull()
  await withEnvironment(settings, async () => {
    expect((await turn(asha, true)).status).toBe(200)
    expect(await push(asha)).toEqual({ key: keys.publicKey, endpoints: [endpoint] })
    await turn(ravi, false)
    expect([(await push(asha)).endpoints, (await push(ravi)).endpoints]).toEqual([[endpoint], []])
    await turn(ravi, true)
    expect([(await push(asha)).endpoints, (await push(ravi)).endpoints]).toEqual([[], [endpoint]])
    await turn(ravi, false)
    expect((await push(ravi)).endpoints).toEqual([])
  })
})

test.each([
  'http://fcm.googleapis.com/one',
  'https://127.0.0.1/one',
  'https://fcm.googleapis.com.evil.example/one',
  'https://a.notify.windows.com\\@127.0.0.1/',
  'https://fcm.googleapis.com',
  'https://a@fcm.googleapis.com/one',
  'https://fcm.googleapis.com:444/one',
  'one',
])('this server never writes to %s', async (address) => {
  const body = { endpoint: address, ...makeDevice().names, isOn: true }
  expect((await asha.call('PATCH', '/api/push', { body })).status).toBe(422)
  expect((await api.caller().call('PATCH', '/api/push', { body })).status).toBe(401)
  await expect(keep(address)).rejects.toMatchObject({ code: '23514' })
})

test('an address that was kept all the same is not written to, and forgotten', async () => {
  const checks = ['service', 'endpoint'].map((name) => `push_subscriptions_${name}_check`)
  const kept: string[] = []
  for (const check of checks) {
    const [row] = await api.db.sql<{ says: string }>(
      'select pg_get_constraintdef(oid) as says from pg_constraint where conname = $1',
      [check],
    )
    kept.push(`alter table public.push_subscriptions add constraint ${check} ${row?.says}`)
    await api.db.sql(`alter table public.push_subscriptions drop constraint ${check}`)
  }
  await keep(`${inner}/inner`)
  await send()
  expect([await run(), arrived]).toEqual([0, []])
  expect(await api.db.sql('select endpoint from public.push_subscriptions')).toEqual([])
  for (const check of kept) await api.db.sql(check)
})

test('a new lead reaches the device once, encrypted, signed and without a word of its person', async () => {
  const device = await stand('/asha', 'asha')
  await send()
  expect([await run(), await run()]).toEqual([1, 0])
  const [text] = arrived
  expect(text?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(text?.headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${keys.publicKey}$`))
  const [lead] = await api.db.sql<{ id: string }>('select id from public.leads')
  expect(device.read(text?.body ?? Buffer.alloc(0))).toEqual({
    title: 'New enquiry: Finance, Jagatpur',
    path: `/admin/dashboard?page=inbox&tab=all&lead=${lead?.id}`,
  })
})

test('only active staff are told who may see the lead, by role and outlet', async () => {
  await stand('/asha', 'asha')
  await stand('/ravi', 'ravi')
  const told = async (change: string) => {
    arrived.length = 0
    await api.db.sql(
      `update public.staff set role = 'sales', outlet_ids = '{}', status = 'active' where user_id = 'ravi'`,
    )
    await api.db.sql(`update public.staff set ${change} where user_id = 'ravi'`)
    await send()
    await run()
    return arrived.map(({ path }) => path).sort()
  }
  expect(await told(`outlet_ids = '{1}'`)).toEqual(['/asha', '/ravi'])
  expect(await told(`outlet_ids = '{2}'`)).toEqual(['/asha'])
  expect(await told(`role = 'people'`)).toEqual(['/asha'])
  expect(await told(`status = 'inactive'`)).toEqual(['/asha'])
})

test('who wants to hear of other kinds alone is not told, and others are', async () => {
  await stand('/asha', 'asha')
  await stand('/ravi', 'ravi')
  const mute = (mutedKinds: string[]) => ravi.call('PATCH', '/api/preferences', { body: { mutedKinds } })
  const told = async () => {
    arrived.length = 0
    await send()
    await run()
    return arrived.map(({ path }) => path).sort()
  }
  expect((await mute(['finance', 'booking'])).body).toMatchObject({ mutedKinds: ['booking', 'finance'] })
  expect(await told()).toEqual(['/asha'])
  await mute(['booking'])
  expect(await told()).toEqual(['/asha', '/ravi'])
  await mute([])
})

test('what was given to somebody in turn is told to that one, and to who leads', async () => {
  const staff = [
    ['asha', 'manager'],
    ['ravi', 'sales'],
    ['mita', 'sales'],
  ] as const
  await api.db.createStaff({ userId: 'mita' })
  for (const [userId, role] of staff) {
    await stand(`/${userId}`, userId)
    await api.db.sql('update public.staff set role = $2 where user_id = $1', [userId, role])
  }
  await send()
  await api.db.sql(
    `update public.leads set assignee_id = (select id from public.staff where user_id = 'mita')`,
  )
  await run()
  expect(arrived.map(({ path }) => path).sort()).toEqual(['/asha', '/mita'])
})

test('a device that is gone is forgotten; one that cannot be reached stays, and the log names none', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await stand('/gone', 'asha')
  await api.db.sql(
    `insert into public.push_subscriptions (endpoint, staff_id, p256dh, auth_secret)
     select '${makers}/away', staff_id, p256dh, auth_secret from public.push_subscriptions`,
  )
  await send()
  expect(await run()).toBe(0)
  expect(await api.db.sql('select endpoint from public.push_subscriptions')).toEqual([
    { endpoint: `${makers}/away` },
  ])
  const lines = logged.mock.calls.flat().join('\n')
  logged.mockRestore()
  expect(lines).toContain('push_failed')
  expect(lines).not.toMatch(/away|googleapis/)
})

test('the schedule of the mails sends them; without keys nothing is sent, and nothing older than an hour', async () => {
  await stand('/asha', 'asha')
  await send()
  expect(await (await mails()).json()).toMatchObject({ pushed: 0 })
  await withEnvironment(settings, async () => {
    expect(await (await mails()).json()).toMatchObject({ pushed: 1 })
  })
  await send()
  await api.db.sql(`update private.pushes set created_at = now() - interval '61 minutes'`)
  expect(await run()).toBe(0)
})
