import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { razorpayChecks } from './razorpay.ts'
import type { Target } from './target.ts'

const wanted = `Basic ${Buffer.from('rzp_live_1:secret').toString('base64')}`
const provider = createServer(({ headers }, outgoing) => {
  outgoing.statusCode = headers.authorization?.endsWith(wanted.slice(-6)) ? 200 : 401
  outgoing.end('{}')
})
let url = ''

beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnFreePort(provider)}`
})
afterAll(() => provider.close())

async function verdict(id: string, secret: string): Promise<string> {
  const variables = { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret, RAZORPAY_URL: url }
  const [check] = razorpayChecks({ variables } as unknown as Target)
  const { state, words } = (await check?.[1]()) ?? { state: '', words: '' }
  return `${state}: ${words}`
}

test('live keys that are taken are well; test keys, wrong keys and none are told apart', async () => {
  expect(await verdict('rzp_live_1', 'secret')).toBe('ok: rzp_live_1')
  expect(await verdict('rzp_test_1', 'secret')).toMatch(/^mend: .*test mode/)
  expect(await verdict('rzp_live_1', 'wrong')).toMatch(/^mend: Razorpay answers 401/)
  expect(await verdict('', '')).toMatch(/^unknown/)
})
