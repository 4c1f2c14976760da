import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metaChecks } from './meta.ts'
import type { Target } from './target.ts'

let said: object = {}
const graph = createServer((_, outgoing) => outgoing.end(JSON.stringify(said)))
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`
})
afterAll(() => graph.close())

async function verdict(data: object | undefined, token = 'token'): Promise<string> {
  said = data ? { data } : { error: { code: 190 } }
  const variables = { META_ACCESS_TOKEN: token, META_GRAPH_URL: url }
  const [check] = metaChecks({ variables } as unknown as Target)
  const { state, words } = (await check?.[1]()) ?? { state: '', words: '' }
  return `${state}: ${words}`
}

const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400 + 60
const scopes = ['leads_retrieval']

test('a token that holds and may read leads is well, one that ends soon is not', async () => {
  expect(await verdict({ is_valid: true, expires_at: 0, scopes })).toBe('ok: the access token does not end')
  expect(await verdict({ is_valid: true, expires_at: inDays(40), scopes })).toMatch(/^ok: .* in 40 days/)
  expect(await verdict({ is_valid: true, expires_at: inDays(6), scopes })).toMatch(/^mend: .* in 6 days/)
  expect(await verdict({ is_valid: false })).toMatch(/^mend: .* has ended/)
  expect(await verdict({ is_valid: true, scopes: [] })).toMatch(/^mend: .* lacks the right/)
  expect(await verdict(undefined)).toMatch(/^mend: Meta answers/)
  expect(await verdict({}, '')).toMatch(/^unknown/)
})
