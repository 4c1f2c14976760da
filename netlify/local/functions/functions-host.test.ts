import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FunctionsHost, hostFunctions } from './functions-host.ts'

let folder: string
let host: FunctionsHost

async function writeFunction(name: string, config: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(
    join(folder, name, `${name}.ts`),
    `export default async (request: Request, context: { params: object; ip: string }) => Response.json({
       name: '${name}', params: context.params, ip: context.ip, size: (await request.arrayBuffer()).byteLength })
     ${config}`,
  )
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-functions-'))
  await writeFunction(
    'bikes',
    `export const config = { path: ['/api/bikes', '/api/bikes/:name'], method: 'GET' }`,
  )
  await writeFunction('prices', `export const config = { path: '/api/bikes', method: ['POST', 'PATCH'] }`)
  await writeFunction('plain', '')
  await mkdir(join(folder, 'broken'))
  await writeFile(
    join(folder, 'broken/broken.ts'),
    `export default () => { throw new Error('as always') }
     export const config = { schedule: '@daily' }`,
  )
  await writeFunction('nightly', `export const config = { schedule: '@daily' }`)
  host = await hostFunctions({ folder })
})

afterAll(() => rm(folder, { recursive: true }))

async function call(method: string, path: string, body?: BodyInit) {
  const init: RequestInit = { method, ...(body ? { body, duplex: 'half' } : {}) }
  const response = await host.fetch(new Request(`http://localhost${path}`, init), '10.0.0.1')
  return response && (response.ok ? response.json() : response.status)
}

describe('the functions host', () => {
  it('dispatches by path and method', async () => {
    expect(await call('GET', '/api/bikes')).toMatchObject({ name: 'bikes', ip: '10.0.0.1' })
    expect(await call('POST', '/api/bikes', '{}')).toMatchObject({ name: 'prices', size: 2 })
  })

  it('hands over parameters and takes a slash at the end', async () => {
    expect(await call('GET', '/api/bikes/SP125/')).toMatchObject({ params: { name: 'SP125' } })
  })

  it('leaves a known path with another method to the static files', async () => {
    expect(await call('DELETE', '/api/bikes')).toBeUndefined()
    expect(host.owns('DELETE', '/api/bikes')).toBe(false)
  })

  it('answers a function without a path at its default address, and a scheduled one nowhere', async () => {
    expect(await call('GET', '/.netlify/functions/plain')).toMatchObject({ name: 'plain' })
    expect(await call('GET', '/.netlify/functions/nightly')).toBeUndefined()
  })

  it('calls every scheduled function, whatever became of the one before', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answers = vi.spyOn(Response, 'json')
    await host.runScheduled()
    expect(lines.mock.calls.map(([line]) => line)).toEqual(['The function broken failed:'])
    expect(answers.mock.calls.map(([body]) => body)).toMatchObject([{ name: 'nightly' }])
    vi.restoreAllMocks()
  })

  it('refuses bodies above 6 MB, with and without a declared length', async () => {
    const large = new Uint8Array(6 * 1024 * 1024 + 1)
    expect(await call('POST', '/api/bikes', large)).toBe(413)
    expect(await call('POST', '/api/bikes', new Blob([large]).stream())).toBe(413)
    expect(await call('POST', '/api/bikes', large.slice(1))).toMatchObject({ size: 6 * 1024 * 1024 })
  })
})
