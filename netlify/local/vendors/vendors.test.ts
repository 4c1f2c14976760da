import { expect, test } from 'vitest'
import type { Platform } from '../platform.ts'
import { withVendors } from './vendors.ts'

const came: { path: string; body: string }[] = []
const behind: Platform = async (request) => {
  came.push({ path: new URL(request.url).pathname, body: await request.text() })
  return Response.json({ taken: 1 })
}
const site = withVendors(behind)

const ask = (path: string, init: RequestInit = {}, ip = '127.0.0.1') =>
  site(new Request(`http://localhost:8888${path}`, init), ip)

const order = (sender: string, way: string) => ({
  method: 'POST',
  headers: { 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams({
    sender,
    way,
    secret: 'k',
    source: 'portal',
    name: 'A <b>',
    mobile: '9',
    model: 'SP125',
  }),
})

test('the page sends what a sender would send, and shows what the site answered', async () => {
  expect((await ask('/vendors', order('signed', 'twice'))).status).toBe(303)
  expect(came.map(({ path }) => path)).toEqual(['/api/intake/portal', '/api/intake/portal'])
  expect(came[0]).toEqual(came[1])
  const page = await (await ask('/vendors')).text()
  expect(page).toContain('200 {&#34;taken&#34;:1}')
  expect(page).toContain('value="A &#60;b&#62;"')
})

test('a lead that was sent as Meta is answered by the stand-in of its Graph API', async () => {
  await ask('/vendors', order('meta', 'once'))
  const { entry } = JSON.parse(came.at(-1)?.body ?? '') as {
    entry: { changes: { value: { leadgen_id: string } }[] }[]
  }
  const id = entry[0]?.changes[0]?.value.leadgen_id ?? ''
  expect(await (await ask(`/vendors/graph/${id}`)).json()).toMatchObject({
    id,
    campaign_name: 'Dhanteras 2026',
  })
  expect((await ask('/vendors/graph/1')).status).toBe(400)
})

test('nobody else opens it, and no page elsewhere sends through it', async () => {
  expect((await ask('/vendors', {}, '192.168.1.77')).status).toBe(403)
  const foreign = { ...order('google', 'once'), headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await ask('/vendors', foreign)).status).toBe(403)
  expect((await ask('/elsewhere')).status).toBe(200)
})
