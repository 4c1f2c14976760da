import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { readPicture } from '#server/lib/files/picture-file.ts'
import { listenOnFreePort } from './free-port.ts'
import { createImageCdn } from './image-cdn.ts'

let folder: string
let site: Server
let origin: string
let asked: string[] = []

beforeAll(async () => {
  const photo = await readFile(join(projectFolder, 'web/public/media/models/sp125/features/1.webp'))
  folder = await mkdtemp(join(tmpdir(), 'dealer-images-'))
  site = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url !== '/media/catalogue/a.webp') return response.writeHead(404).end()
    response.setHeader('content-type', 'image/webp')
    response.end(photo)
  })
  origin = `http://127.0.0.1:${await listenOnFreePort(site)}`
})

afterAll(async () => {
  site.close()
  await rm(folder, { recursive: true })
})

const browser = 'image/avif,image/webp,image/*,*/*;q=0.8'

async function get(query: string, accept = browser) {
  const cdn = createImageCdn({ origin, cacheFolder: join(folder, 'images') })
  const answer = await cdn(new Request(`http://localhost/.netlify/images?${query}`, { headers: { accept } }))
  const picture = readPicture(new Uint8Array((await answer?.arrayBuffer()) ?? []))
  return { status: answer?.status, vary: answer?.headers.get('vary'), ...picture }
}

test.each([
  [browser, 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('to a browser that takes %s it answers %s in the width that is asked for', async (accept, type) => {
  expect(await get('url=/media/catalogue/a.webp&w=200', accept)).toMatchObject({
    status: 200,
    type,
    width: 200,
    height: 150,
    vary: 'Accept',
  })
})

test('a format and a shape that are named are answered, and a picture is never made larger', async () => {
  expect(await get('url=/media/catalogue/a.webp&w=120&h=63&fit=cover&fm=jpg')).toMatchObject({
    type: 'image/jpeg',
    width: 120,
    height: 63,
  })
  expect(await get('url=/media/catalogue/a.webp&w=900')).toMatchObject({ width: 800 })
})

test('what was made once is not made again, and a lost picture is asked for again', async () => {
  await get('url=/media/catalogue/a.webp&w=100')
  asked = []
  expect(await get('url=/media/catalogue/a.webp&w=100')).toMatchObject({ status: 200, width: 100 })
  expect(asked).toEqual([])
  expect((await get('url=/media/catalogue/lost.png&w=100')).status).toBe(404)
  asked = []
  expect((await get('url=/media/catalogue/lost.png&w=100')).status).toBe(404)
  expect(asked).not.toEqual([])
})

test('parameters that change nothing make no other picture', async () => {
  await get('url=/media/catalogue/a.webp&w=90')
  const kept = await readdir(join(folder, 'images'))
  for (const more of ['x=1', 'w=91', 'q=1000', 'width=80', 'fit=none,blur_9', 'h=-1', 'fm=svg'])
    expect((await get(`url=/media/catalogue/a.webp&w=90&${more}`)).width).toBe(90)
  expect((await get('w=90&url=%2Fmedia%2Fcatalogue%2Fa.webp')).width).toBe(90)
  expect((await get(`url=${origin}/media/catalogue/a.webp&w=90`)).width).toBe(90)
  expect(await readdir(join(folder, 'images'))).toEqual(kept)
})

test('it makes no picture of a picture that it makes, and none of what is no address', async () => {
  asked = []
  const own = encodeURIComponent('/.netlify/images?url=/media/catalogue/a.webp&w=40')
  for (const source of [own, `${origin}${own}`, '/%2Enetlify/images', '//.netlify/images', 'https://'])
    expect([source, (await get(`url=${source}&w=50`)).status]).not.toEqual([source, 200])
  expect(asked).toEqual([])
})

test('a full folder gives up its older pictures and goes on', async () => {
  const cacheFolder = join(folder, 'bounded')
  const cdn = createImageCdn({ origin, cacheFolder, mostBytes: 9_000 })
  const widths = async (width: number) => {
    const address = `http://localhost/.netlify/images?url=/media/catalogue/a.webp&fm=webp&w=${width}`
    const answer = await cdn(new Request(address))
    return readPicture(new Uint8Array((await answer?.arrayBuffer()) ?? []))?.width
  }
  for (let width = 100; width <= 160; width += 5) expect(await widths(width)).toBe(width)
  const sizes = await Promise.all(
    (await readdir(cacheFolder)).map(async (name) => (await readFile(join(cacheFolder, name))).byteLength),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(9_000)
})

test('it fetches nothing from elsewhere, and answers no other address', async () => {
  asked = []
  expect((await get('url=https://elsewhere.example/a.webp&w=100')).status).toBe(403)
  expect((await get('url=//elsewhere.example/a.webp&w=100')).status).toBe(403)
  expect(asked).toEqual([])
  const cdn = createImageCdn({ origin, cacheFolder: folder })
  expect(cdn(new Request('http://localhost/media/catalogue/a.webp'))).toBeUndefined()
})
