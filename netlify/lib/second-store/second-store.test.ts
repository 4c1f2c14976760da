import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blobStore } from './blob-store.ts'
import { folderStore } from './folder-store.ts'
import { seal, unseal } from './sealed-bytes.ts'
import type { SecondStore } from './store.ts'

const token = 'a token'
let folder: string
let server: BlobsServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-store-'))
  server = new BlobsServer({ directory: join(folder, 'blobs'), token })
  const { port } = await server.start()
  const url = `http://localhost:${port}`
  const context = { apiURL: url, edgeURL: url, uncachedEdgeURL: url, siteID: 'site', token }
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString('base64')
})

afterAll(async () => {
  await server.stop()
  delete process.env.NETLIFY_BLOBS_CONTEXT
  await rm(folder, { recursive: true, force: true })
})

const textOf = async (store: SecondStore) => Buffer.from((await store.read('form/one')) ?? []).toString()
const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const made: Record<string, (name: string) => SecondStore | undefined> = {
  'a folder': (name) => folderStore(join(folder, name)),
  'Netlify Blobs': (name) => blobStore(`https://${name}.example`),
}

describe.each(Object.entries(made))('%s', (_what, open) => {
  const fresh = () => {
    const store = open(randomUUID())
    if (!store) throw new Error('There is no store.')
    return store
  }

  test('keeps an entry until it is removed', async () => {
    const store = fresh()
    expect(await store.names()).toEqual([])
    expect(await store.read('form/one')).toBeUndefined()
    expect(await store.create('form/one', bytes('\0content'))).toBe(true)
    expect(await store.create('refused/form/one', bytes(''))).toBe(true)
    expect(await textOf(store)).toBe('\0content')
    expect((await store.names()).toSorted()).toEqual(['form/one', 'refused/form/one'])
    expect(Math.abs(Number(await store.storedAt('form/one')) - Date.now())).toBeLessThan(600_000)
    await store.remove('form/one')
    await store.remove('form/one')
    expect(await store.names()).toEqual(['refused/form/one'])
    expect(await store.storedAt('form/one')).toBeUndefined()
  })

  test('never writes over an entry', async () => {
    const store = fresh()
    expect(await store.create('form/one', bytes('first'))).toBe(true)
    expect(await store.create('form/one', bytes('second'))).toBe(false)
    expect(await textOf(store)).toBe('first')
  })
})

test('of many who write the same name into a folder one succeeds, and nothing is left behind', async () => {
  const path = join(folder, randomUUID())
  const store = folderStore(path)
  const made = await Promise.all(
    Array.from({ length: 30 }, (_, index) => store.create('form/one', bytes(`${index}`))),
  )
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await readdir(path)).toEqual(['form'])
})

test('two databases never share a store', async () => {
  const [one, other] = [blobStore('https://live.example'), blobStore('https://preview.example')]
  await one?.create('form/one', bytes('x'))
  expect(await other?.names()).toEqual([])
})

test('a seal opens with its key under its name, and not when one bit differs', () => {
  const key = 'k'.repeat(43)
  const sealed = seal(key, 'form/one', bytes('ଅନିତା'))
  expect(Buffer.from(unseal(key, 'form/one', sealed)).toString()).toBe('ଅନିତା')
  expect(() => unseal('l'.repeat(43), 'form/one', sealed)).toThrow()
  expect(() => unseal(key, 'form/two', sealed)).toThrow()
  for (let index = 0; index < sealed.length; index++) {
    const bent = sealed.with(index, (sealed[index] ?? 0) ^ 1)
    expect(() => unseal(key, 'form/one', bent)).toThrow()
  }
  expect(seal(key, 'form/one', bytes('x'))).not.toEqual(seal(key, 'form/one', bytes('x')))
})
