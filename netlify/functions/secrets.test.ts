import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/wire/endpoints.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { projectFolder } from '#server/command/project.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { makeWorld } from '#server/testing/helpers/sample-calls/make-world.ts'
import { sampleCalls } from '#server/testing/helpers/sample-calls.ts'
import { startTestApi } from '#server/testing/helpers/test-api.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Patterns of keys and passwords that a developer could commit by mistake. */
const patterns = [
  /sb_(?:secret|publishable)_[\w-]{20,}/,
  /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\bnfp_[A-Za-z0-9]{30,}/,
  /postgres(?:ql)?:\/\/\w+:[^@\s/$<{]{6,}@/,
]

const skipped = new Set(['node_modules', '.git', '.local', '.netlify', 'dist', 'media', 'test-results'])
const textual = /^\.(?:[cm]?[jt]sx?|json|sql|toml|md|ya?ml|css|html|sh|txt|example|)$/

async function* textFiles(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* textFiles(path)
    // `.env` is the place for keys and is never committed.
    else if (entry.isFile() && entry.name !== '.env' && textual.test(extname(entry.name))) yield path
  }
}

test('no file of the repository holds what looks like a key', async () => {
  const found: string[] = []
  let looked = 0
  for await (const file of textFiles(projectFolder)) {
    looked++
    const text = await readFile(file, 'utf8')
    for (const pattern of patterns) if (pattern.test(text)) found.push(`${file}: ${pattern.source}`)
  }
  expect(found).toEqual([])
  expect(looked).toBeGreaterThan(300)
})

test('no call names a person in its address: what is searched for travels in bodies', () => {
  const inAddresses = endpoints.flatMap(({ query }) =>
    query instanceof z.ZodObject ? Object.keys(query.shape) : [],
  )
  for (const name of ['q', 'term', 'search', 'name', 'mobile', 'email', 'digits', 'key'])
    expect(inAddresses).not.toContain(name)
  expect(inAddresses).toContain('since')
})

test('neither answers nor log lines tell a key, a session, a password or a person', {
  timeout: 120_000,
}, async () => {
  const lines: string[] = []
  for (const level of ['error', 'warn', 'log', 'info'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => {
      lines.push(parts.map(String).join(' '))
    })
  vi.stubEnv('LOG_REQUESTS', '1')
  const api = await startTestApi()
  try {
    const world = await makeWorld(api)
    const { password } = world.staff
    const staff = api.caller()
    await staff.signIn(world.staff.userId, password)
    const token = staff.cookies()
    lines.length = 0
    const answers: string[] = []
    for (const supabase of [api.db.url, 'http://127.0.0.1:9']) {
      process.env.SUPABASE_URL = supabase
      forgetEnv()
      for (const endpoint of endpoints) {
        if (['logout', 'changePassword'].includes(endpoint.name)) continue
        const sample = sampleCalls.get(endpoint.name)
        // What a call sends is read where the database answers.
        process.env.SUPABASE_URL = api.db.url
        forgetEnv()
        const path = pathOf(endpoint, await sample?.params?.(world))
        const body = await sample?.body?.(world)
        process.env.SUPABASE_URL = supabase
        forgetEnv()
        const { bytes, status } = await staff.call(endpoint.method, path, body === undefined ? {} : { body })
        if (status >= 400 || endpoint.role !== 'staff') answers.push(bytes.toString())
      }
    }
    const shown = answers.join('\n')
    const logged = lines.join('\n')
    expect(lines.length).toBeGreaterThan(endpoints.length)
    for (const secret of [
      api.db.secretKey,
      api.db.publishableKey,
      password,
      ...token.split('; ').map((one) => one.slice(one.indexOf('=') + 1)),
    ])
      for (const text of [shown, logged]) expect(text.includes(secret)).toBe(false)
    for (const person of [
      '98765 43210',
      '9876543210',
      'b@mail.example',
      'anita@mail.example',
      "D'Souza",
      world.staff.email,
    ])
      expect(logged.includes(person) ? `the log names ${person}` : '').toBe('')
    for (const line of lines.filter((one) => one.startsWith('{')))
      expect(JSON.parse(line)).toMatchObject({ requestId: expect.any(String) })
  } finally {
    process.env.SUPABASE_URL = api.db.url
    forgetEnv()
    await api.close()
  }
})
