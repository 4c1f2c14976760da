import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPort, platformListener } from './server.ts'

let opened: Awaited<ReturnType<typeof openPort>>
let address: AddressInfo

beforeAll(async () => {
  opened = await openPort(0, '127.0.0.1', ['showroom.example'])
  address = opened.server.address() as AddressInfo
  opened.handle(
    platformListener(async ({ url }) => {
      if (url.endsWith('/broken')) throw new Error('as always')
      return new Response(new URL(url).pathname)
    }),
  )
})
afterAll(() => opened.close())

/** Asks for a target as it is written, which `fetch` would mend. */
function ask(path: string, host = 'localhost'): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: address.port, path, headers: { host } }, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode, text }))
    })
    asked.on('error', reject).end()
  })
}

it('listens for this machine alone, and says in words when the port is taken', async () => {
  expect(address.address).toBe('127.0.0.1')
  await expect(openPort(address.port)).rejects.toThrow(`Port ${address.port} is taken.`)
})

it.each(['localhost:8888', 'LOCALHOST', '127.0.0.1:8888', '[::1]:8888', '192.168.1.20', 'showroom.example'])(
  'answers by the name %s',
  async (host) => {
    expect(await ask('/about', host)).toEqual({ status: 200, text: '/about' })
  },
)

it.each(['rebind.attacker.example:8888', 'localhost.attacker.example', '127.0.0.1.attacker.example'])(
  'refuses the foreign name “%s”',
  async (host) => {
    expect((await ask('/about', host)).status).toBe(421)
  },
)

it('answers a target that is no address, and a failure, as the API does', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const target of ['/\\evil', '/\\evil?a=b', '/a\\..\\b', 'http://', '*']) {
    const { status, text } = await ask(target)
    expect([target, status, JSON.parse(text)]).toMatchObject([
      target,
      400,
      { error: { code: 'bad_request' } },
    ])
  }
  expect(lines).not.toHaveBeenCalled()
  const broken = await ask('/broken')
  expect([broken.status, JSON.parse(broken.text)]).toMatchObject([500, { error: { code: 'internal' } }])
  expect(lines.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ cause: 'Error: as always' }])
  vi.restoreAllMocks()
})
