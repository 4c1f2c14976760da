import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOnFreePort } from '#server/local/free-port.ts'
import type { Target } from './target.ts'
import { whatsAppChecks } from './whatsapp.ts'

let said: object = {}
const graph = createServer((_, outgoing) => outgoing.end(JSON.stringify(said)))
let url = ''

beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnFreePort(graph)}`
})
afterAll(() => graph.close())

async function verdict(answer: object, token = 'token'): Promise<string> {
  said = answer
  const variables = { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: '1', WHATSAPP_GRAPH_URL: url }
  const [check] = whatsAppChecks({ variables } as unknown as Target)
  const { state, words } = (await check?.[1]()) ?? { state: '', words: '' }
  return `${state}: ${words}`
}

test('a number that may write is well, one of which receivers complain is not', async () => {
  const number = { display_phone_number: '+91 671 000 0501', verified_name: 'Kalinga' }
  expect(await verdict({ ...number, quality_rating: 'GREEN' })).toBe('ok: +91 671 000 0501, Kalinga')
  expect(await verdict({ ...number, quality_rating: 'RED' })).toMatch(/^mend: .*complain/)
  expect(await verdict({ error: { code: 190 } })).toMatch(/^mend: Meta answers/)
  expect(await verdict({}, '')).toMatch(/^unknown/)
})
