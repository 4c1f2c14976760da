import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import type { ListedFunction } from '@netlify/zip-it-and-ship-it'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forms } from '#contract/enquiries/forms.ts'
import { endpoints } from '#contract/wire/endpoints.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { bundleFunctions } from '#server/build/bundles/bundle-functions.ts'
import { coldStart } from '#server/build/bundles/cold-start.ts'
import { loadBundler } from '#server/build/bundles/netlify-bundler.ts'
import { type PackedFunction, packFunctions } from '#server/build/bundles/pack-functions.ts'
import { type LoadedFunction, loadFunctions } from '#server/local/functions/function-files.ts'
import { functionsFolder } from '#server/local/functions/functions-host.ts'
import { addresses } from '#server/testing/helpers/addresses.ts'
import { nobodyListens } from '#server/testing/helpers/faulty-supabase.ts'
import { metaVariables } from '#server/testing/helpers/sample-calls/door-calls.ts'
import { makeWorld } from '#server/testing/helpers/sample-calls/make-world.ts'
import type { World } from '#server/testing/helpers/sample-calls/world.ts'
import { sampleCalls } from '#server/testing/helpers/sample-calls.ts'
import { startTestApi } from '#server/testing/helpers/test-api.ts'

const canary = 'CANARY-of-the-functions-5b1e'
const mostBytes = 408 * 1024
/**
 * The functions whose bundles may be larger, in bytes. jsPDF draws a brochure, which the CDN keeps once it is
 * drawn; no visitor waits for nodemailer and web-push, nor for the description of all calls, which holds the
 * whole contract. The facts of the dealership are read of lists and promises too, and kept by the CDN. The
 * forms hold the rules of each form and the second store, and `site` the names of all pages; both know every
 * kind of lead and, like all bundles, the words of the server in Odia and Hindi. The inbox answers a lead
 * with its quotation and its order.
 */
const mostBytesOf: Record<string, number> = {
  'api-forms': 424 * 1024,
  brochures: 900 * 1024,
  dealership: 440 * 1024,
  drain: 412 * 1024,
  inbox: 413 * 1024,
  mails: 740 * 1024,
  'open-api': 460 * 1024,
  'page-forms': 420 * 1024,
  site: 444 * 1024,
}

let folder: string
let sources: LoadedFunction[]
let bundled: ListedFunction[]
let packed: PackedFunction[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundles-'))
  for (const name of ['SUPABASE_SECRET_KEY', 'SUPABASE_PUBLISHABLE_KEY', 'SECOND_STORE_KEY'])
    vi.stubEnv(name, canary)
  await bundleFunctions(join(folder, 'bundles'))
  vi.unstubAllEnvs()
  const { listFunctions } = await loadBundler()
  sources = await loadFunctions(functionsFolder)
  bundled = await listFunctions(join(folder, 'bundles'), { parseISC: true })
  packed = await packFunctions(join(folder, 'bundles'), join(folder, 'packed'))
})

afterAll(() => rm(folder, { recursive: true }))

test('Netlify reads from the bundles the configs of the sources, and so the very addresses of the contract', () => {
  const seen = bundled.map(({ name, routes = [], schedule }) => ({
    name,
    schedule,
    paths: routes.map(({ pattern }) => pattern),
    methods: [...new Set(routes.flatMap(({ methods }) => methods))],
  }))
  expect(seen).toEqual(
    sources.map(({ name, config }) => ({
      name,
      schedule: 'schedule' in config ? config.schedule : undefined,
      paths: 'path' in config ? [config.path ?? []].flat() : [],
      methods: 'method' in config ? [config.method ?? []].flat() : [],
    })),
  )
  expect(seen.filter(({ schedule }) => schedule).map(({ name }) => name)).toEqual([
    'build-hook',
    'collect',
    'drain',
    'due-prices',
    'mails',
    'pull-payments',
    'reconcile',
    'sweep',
  ])
  expect(seen.flatMap(({ paths }) => paths).toSorted()).toEqual(addresses(endpoints).toSorted())
})

test('every bundle is packed as it is, alone, within its budget', async () => {
  expect(packed.map(({ name, errors = [] }) => ({ name, errors }))).toEqual(
    sources.map(({ name }) => ({ name, errors: [] })),
  )
  for (const { name, file, ownBytes } of packed) {
    const text = await readFile(join(folder, 'bundles', name, `${name}.mjs`))
    expect({ name, ownBytes }).toEqual({ name, ownBytes: text.byteLength })
    expect(text.equals(await readFile(file)) ? '' : `${name} is not what was bundled`).toBe('')
    expect(text.includes(canary) ? `${name} holds a variable` : '').toBe('')
  }
  const over = packed.filter(({ name, ownBytes }) => ownBytes > (mostBytesOf[name] ?? mostBytes))
  expect(over.map(({ name, ownBytes }) => `${name} has ${ownBytes} bytes`)).toEqual([])
})

test('built under Node 24, or under an older one, every function runs on Node 24', async () => {
  const older = await packFunctions(join(folder, 'bundles'), join(folder, 'packed-20'), '20')
  expect([...new Set([...packed, ...older].map(({ runtime }) => runtime))]).toEqual(['nodejs24.x'])
})

test('Netlify counts the calls of every function that anybody may call, by address', () => {
  const isPublic = ({ name }: PackedFunction) => {
    const paths = (bundled.find((one) => one.name === name)?.routes ?? []).map(({ pattern }) => pattern)
    return endpoints.some(({ path, role }) => role !== 'staff' && paths.includes(path))
  }
  const limited = packed.filter(isPublic).map(({ name, rateLimit }) => ({ name, ...rateLimit }))
  expect(limited.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['page-forms', 'session', 'catalogue']),
  )
  for (const one of limited)
    expect(one).toEqual({
      name: one.name,
      keys: ['ip', 'domain'],
      windowSize: 60,
      windowLimit: expect.toSatisfy((limit) => limit >= 60 && limit <= 1200),
    })
})

test('every bundle answers a call, cold and far from any package', { timeout: 180_000 }, async () => {
  // The door of Meta is open, and Meta away.
  for (const [name, value] of Object.entries({
    ...metaVariables,
    META_GRAPH_URL: nobodyListens,
    WHATSAPP_GRAPH_URL: nobodyListens,
  }))
    vi.stubEnv(name, value)
  const api = await startTestApi()
  try {
    const world = await makeWorld(api)
    const member = api.caller()
    await member.signIn(world.staff.userId, world.staff.password)
    for (const { name, file } of packed) {
      const call = await callOf(name, world, member.cookies())
      const { status, body } = await coldStart(file, call)
      expect({ name, status, body: status && status < 300 ? '' : body }).toEqual({
        name,
        status: expect.toSatisfy((one) => [200, 201].includes(one)),
        body: '',
      })
    }
  } finally {
    vi.unstubAllEnvs()
    await api.close()
  }
})

test('a bundle keeps a form in Netlify Blobs, and another finds it there', async () => {
  const token = 'a token'
  const blobs = new BlobsServer({ directory: join(folder, 'blobs'), token })
  const { port } = await blobs.start()
  const address = `http://localhost:${port}`
  const context = { apiURL: address, edgeURL: address, uncachedEdgeURL: address, siteID: 'site', token }
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'))
  vi.stubEnv('SUPABASE_URL', nobodyListens)
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'a key')
  vi.stubEnv('SUPABASE_SECRET_KEY', 'another key')
  vi.stubEnv('SECOND_STORE_KEY', 'k'.repeat(43))
  vi.stubEnv('SECOND_STORE_FOLDER', '')
  const fileOf = (wanted: string) => packed.find(({ name }) => name === wanted)?.file ?? ''
  try {
    const form = await coldStart(fileOf('page-forms'), await sampleRequest('sendOptIn', forms.sendOptIn.path))
    expect(form.status).toBe(202)
    const drain = await coldStart(fileOf('drain'), new Request('http://localhost', { method: 'POST' }))
    expect(JSON.parse(drain.body ?? '')).toEqual({ stored: 0, refused: 0, waiting: 1 })
  } finally {
    vi.unstubAllEnvs()
    await blobs.stop()
  }
})

/** A call that the function of this name must answer well: to its first endpoint, or as its schedule. */
async function callOf(name: string, world: World, cookie: string): Promise<Request> {
  const found = bundled.find((one) => one.name === name)
  const patterns = (found?.routes ?? []).map(({ pattern }) => pattern)
  const endpoint = endpoints.find(({ path }) => patterns.includes(path))
  if (!endpoint) return new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST' })
  const sample = sampleCalls.get(endpoint.name)
  const sent = sample?.sent?.(world)
  if (sent) return new Request(new URL(sent.path, 'http://localhost'), sent)
  const params = await sample?.params?.(world)
  return sampleRequest(endpoint.name, pathOf(endpoint, params), { world, cookie, method: endpoint.method })
}

async function sampleRequest(
  name: string,
  path: string,
  { world = {} as World, cookie = '', method = 'POST' } = {},
): Promise<Request> {
  const body = await sampleCalls.get(name)?.body?.(world)
  const isJson = body !== undefined && !(body instanceof FormData)
  return new Request(new URL(path, 'http://localhost'), {
    method,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    },
    body: isJson ? JSON.stringify(body) : ((body as FormData | undefined) ?? null),
  })
}
