import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMe } from '#contract/session/session.ts'
import { withMailbox } from './mailbox.ts'
import type { Platform } from './platform.ts'

let folder: string
let site: Platform

/** A site in which the cookie names the role of whoever is signed in. */
const behind: Platform = async (request) => {
  const role = request.headers.get('cookie')
  if (new URL(request.url).pathname !== getMe.path || !role) return new Response(null, { status: 401 })
  const account = { user_id: 'asha', user_name: 'Asha', mobile_no: '', email: 'a@dealer.example', city: '' }
  const dates = { created_date: '2026-01-01', expire_date: '2027-01-01', days_left: 30 }
  const rest = { Status: 'active', role, outlet_ids: [], changes_all: false, is_on_duty: true }
  const me = { ...account, ...dates, ...rest, id: '3f2b4c1a-5d6e-4f70-8a9b-0c1d2e3f4a5b' }
  return Response.json(me, { headers: { 'set-cookie': 'renewed=1' } })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-mails-'))
  // The mail still waits when the page is opened, which sends it.
  const mail = {
    at: '2026-11-25T10:00:00Z',
    to: ['a@dealer.example'],
    subject: 'Your link',
    text: 'https://…',
  }
  site = withMailbox(behind, folder, () => writeFile(join(folder, '1.json'), JSON.stringify(mail)))
})
afterAll(() => rm(folder, { recursive: true }))

async function ask(host: string, ip: string, cookie?: string): Promise<[number, boolean]> {
  const headers = cookie ? { cookie } : {}
  const answer = await site(new Request(`http://${host}/mailbox`, { headers }), ip)
  return [answer.status, (await answer.text()).includes('Your link')]
}

test.each([
  ['localhost:8888', '127.0.0.1'],
  ['127.0.0.1:8888', '127.0.0.1'],
  ['[::1]:8888', '::1'],
])('whoever sits at this machine reads mails at %s', async (host, ip) => {
  expect(await ask(host, ip)).toEqual([200, true])
})

test.each([
  ['a name that a page let point here', 'rebind.attacker.example', '127.0.0.1'],
  ['another machine', '192.168.1.20:8888', '192.168.1.77'],
  ['another machine that writes the name of this one', 'localhost:8888', '192.168.1.77'],
])('%s gets them for an owner alone', async (_, host, ip) => {
  expect(await ask(host, ip)).toEqual([403, false])
  expect(await ask(host, ip, 'manager')).toEqual([403, false])
  expect(await ask(host, ip, 'owner')).toEqual([200, true])
})

test('the session that the question renewed stays renewed', async () => {
  const request = new Request('http://192.168.1.20/mailbox', { headers: { cookie: 'owner' } })
  expect((await site(request, '192.168.1.77')).headers.getSetCookie()).toEqual(['renewed=1'])
})
