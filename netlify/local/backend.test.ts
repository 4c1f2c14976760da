import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '#server/command/settings.ts'
import { openBackend } from './backend.ts'

const url = 'https://abcdefghijklmnopqrst.supabase.co'
const hosted = {
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
}
const names = ['SECOND_STORE_FOLDER', 'SECOND_STORE_KEY']

beforeEach(() => {
  for (const name of names) vi.stubEnv(name, '')
})
afterEach(() => vi.unstubAllEnvs())

async function open(): Promise<string[]> {
  const lines: string[] = []
  const settings = readSettings([], { ...hosted, DEALER_DATA_DIR: '/data' })
  await openBackend(settings, (line) => lines.push(line))
  return lines
}

test('a hosted project has a second store in a folder of its own here, unless another is named', async () => {
  vi.stubEnv('SECOND_STORE_KEY', 'k'.repeat(32))
  expect(await open()).toEqual([])
  expect(process.env.SECOND_STORE_FOLDER).toBe(join('/data/hosted', new URL(url).host))
  vi.stubEnv('SECOND_STORE_FOLDER', '/elsewhere')
  await open()
  expect(process.env.SECOND_STORE_FOLDER).toBe('/elsewhere')
})

test('without the key of the second store the start says what is lost', async () => {
  expect(await open()).toEqual([expect.stringContaining('SECOND_STORE_KEY is not set')])
})
