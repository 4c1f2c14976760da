import { expect, test } from 'vitest'
import { withReceived } from './received.ts'

const site = withReceived(async () => new Response('behind', { status: 404 }))
const address = 'http://localhost:8888/received'
const post = (body: string, ip = '127.0.0.1', url = address) =>
  site(new Request(url, { method: 'POST', body, headers: { 'x-door-signature': 'sha256=ab' } }), ip)

test('what another system would get is taken from this machine alone, and shown as text', async () => {
  expect((await post('{"event":"<b>"}')).status).toBe(204)
  expect((await post('{"event":"far"}', '192.168.1.7')).status).toBe(405)
  expect((await post('{"event":"far"}', '127.0.0.1', 'http://rebind.example/received')).status).toBe(405)
  expect((await post('x'.repeat(70_000))).status).toBe(413)
  const page = await (await site(new Request(address), '127.0.0.1')).text()
  expect(page).toContain('sha256=ab')
  expect(page).toContain('&#60;b&#62;')
  expect(page).not.toContain('far')
  expect((await site(new Request(address), '192.168.1.7')).status).toBe(403)
  expect(await (await site(new Request('http://localhost:8888/'), '127.0.0.1')).text()).toBe('behind')
})
