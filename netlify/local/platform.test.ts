import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenOnFreePort } from './free-port.ts'
import { createPlatform, type Platform } from './platform.ts'

let folder: string
let storage: Server
let platform: Platform

/**
 * Names of models with characters that a line of text could not hold, or that mean something in an address.
 */
const signs = [
  'Hornet 2.0',
  "CB350H'ness",
  'A&B',
  'A = B',
  '50 % off',
  'ଶାଇନ',
  '#1',
  'a+b',
  'ev/2?',
  '\u00a0',
  '%20',
]

const script = 'console.log("a line that repeats itself")\n'.repeat(100)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-site-'))
  storage = createServer((request, response) => {
    response.setHeader('content-type', 'image/webp')
    response.end(`object ${request.url} ${request.headers.range ?? ''}`)
  })
  const origin = `http://127.0.0.1:${await listenOnFreePort(storage)}`
  const site = join(folder, 'site')
  for (const name of ['assets', 'about', 'view-details']) await mkdir(join(site, name), { recursive: true })
  const files: Record<string, string> = {
    'index.html': 'home',
    '404.html': 'nothing here',
    'finance.html': 'finance page',
    'about/index.html': 'about page',
    'view-details/sp125.html': 'the SP125',
    'assets/app.js': script,
    'film.mp4': '0123456789',
    'view-details/7.html': 'the model of many signs',
    'bigwing.html': 'big bikes',
    'slip.html': 'the page of slips',
    _redirects: '/old /finance 301\n/finance.html /about 302!\n',
    _headers: '/assets/*\n  X-From-File: yes',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(site, name), content)
  await writeFile(
    join(folder, 'netlify.toml'),
    '[[headers]]\nfor = "/*"\n[headers.values]\nX-Frame-Options = "DENY"\n' +
      '[[headers]]\nfor = "/assets/*"\n[headers.values]\nCache-Control = "public, max-age=31536000, immutable"\n',
  )
  platform = createPlatform({
    publishFolder: site,
    configPath: join(folder, 'netlify.toml'),
    redirects: [
      { from: '/bigWing', to: '/bigwing.html', status: 200 },
      { from: '/slip/*', to: '/slip.html', status: 200 },
      { from: '/media/offers/*', to: `${origin}/public/offers/:splat`, status: 200 },
      { from: '/view-details', query: { bikeName: 'SP125' }, to: '/view-details/sp125.html', status: 200 },
      ...signs.map((bikeName) => ({
        from: '/view-details',
        query: { bikeName },
        to: '/view-details/7.html',
        status: 200,
      })),
    ],
    functions: {
      fetch: async (request) => {
        if (request.method === 'POST' && request.url.endsWith('/finance'))
          return Response.json({ answer: 'a'.repeat(2000) })
        const { pathname } = new URL(request.url)
        if (pathname === '/api/priceSlips/S-BROKEN') throw new Error('no connection')
        if (!pathname.startsWith('/api/priceSlips/')) return undefined
        return Response.json({}, { status: pathname.endsWith('S-7K3M9Q') ? 200 : 404 })
      },
    },
  })
})

afterAll(async () => {
  storage.close()
  await rm(folder, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return platform(new Request(`http://localhost${path}`, { method, headers }))
}

describe('order', () => {
  it('asks functions first, by method', async () => {
    expect(await (await get('/finance', {}, 'POST')).json()).toHaveProperty('answer')
    expect(await (await get('/finance')).text()).toBe('finance page')
  })

  it('serves pages without their extension', async () => {
    expect(await (await get('/')).text()).toBe('home')
    expect(await (await get('/about')).text()).toBe('about page')
  })

  it.each([
    ['/about/', '/about'],
    ['/finance/?a=/', '/finance?a=/'],
    ['/view-details/?bikeName=SP125', '/view-details?bikeName=SP125'],
    ['/bigWing//', '/bigWing'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('leads %s to %s for good', async (from, to) => {
    const answer = await get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  it.each([
    ['/Finance?a=B', '/finance?a=B'],
    ['/View-Details?bikeName=SP125', '/view-details?bikeName=SP125'],
    ['/Or/Nowhere', '/or/nowhere'],
  ])('leads %s, which is no page in these letters, to %s for good', async (from, to) => {
    const answer = await get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  it('leaves capitals alone that lead somewhere, and those of slips and escapes', async () => {
    expect((await get('/bigWing')).status).toBe(200)
    expect((await get('/slip/S-ABC')).status).toBe(404)
    expect((await get('/%E0%AC%B6')).status).toBe(404)
    expect((await get('/Finance', {}, 'POST')).status).not.toBe(301)
  })

  it('rewrites by a query value and leaves other values alone', async () => {
    const response = await get('/view-details?bikeName=SP125')
    expect([response.status, await response.text()]).toEqual([200, 'the SP125'])
    expect((await get('/view-details?bikeName=LIVO')).status).toBe(404)
  })

  it.each([
    ['/slip/S-7K3M9Q', 200],
    ['/slip/S-ZZZZZZ', 404],
    ['/slip/S-BROKEN', 200],
  ])('answers %s with the page of slips and %s', async (address, status) => {
    const answer = await get(address)
    expect([answer.status, await answer.text()]).toEqual([status, 'the page of slips'])
  })

  it.each(signs)('rewrites by the name %s, however its address is written', async (name) => {
    const forms = [encodeURIComponent(name), String(new URLSearchParams({ x: name })).slice(2)]
    for (const form of forms)
      expect(await (await get(`/view-details?bikeName=${form}&type=ev`)).text()).toBe(
        'the model of many signs',
      )
  })

  it.each(['/bigWing', '/bigwing', '/bigWing?type=x'])(
    'answers %s, though files have lower-case names',
    async (address) => {
      const answer = await get(address)
      expect([answer.status, await answer.text()]).toEqual([200, 'big bikes'])
    },
  )

  it('redirects, and past a file only when the rule is forced', async () => {
    const old = await get('/old')
    expect([old.status, old.headers.get('location')]).toEqual([301, '/finance'])
    const forced = await get('/finance.html')
    expect([forced.status, forced.headers.get('location')]).toEqual([302, '/about'])
  })

  it('proxies pictures to Storage', async () => {
    const response = await get('/media/offers/a/b.webp', { range: 'bytes=0-3' })
    expect(await response.text()).toBe('object /public/offers/a/b.webp bytes=0-3')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  })

  it('lets no rewrite lead out of its bucket', async () => {
    for (const path of [
      '..%2f..%2fsecret',
      'a%2f..%2f..%2fgallery/b.webp',
      '%2e%2e%2fgallery/b.webp',
      '..%5cgallery',
    ]) {
      const response = await get(`/media/offers/${path}`)
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'nothing here'])
    }
  })

  it('answers what is nowhere with the 404 page, and never with its own files', async () => {
    for (const path of ['/nowhere', '/_redirects', '/_headers', '/..%2fnetlify.toml', '/%zz']) {
      const response = await get(path)
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'nothing here'])
    }
    expect((await get('/', {}, 'POST')).status).toBe(405)
    expect((await get('/nowhere', {}, 'POST')).status).toBe(404)
  })
})

describe('headers', () => {
  it('puts the rules of both files on static answers only', async () => {
    const { headers } = await get('/assets/app.js')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-from-file')).toBe('yes')
    expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await get('/finance', {}, 'POST')).headers.get('x-frame-options')).toBeNull()
  })

  it('answers 304 to a known version, whatever its encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await get('/assets/app.js', { 'accept-encoding': encoding })
      const etag = first.headers.get('etag') ?? ''
      expect((await get('/assets/app.js', { 'if-none-match': `W/${etag}` })).status).toBe(304)
    }
  })

  it('serves a page anew that was written again', async () => {
    const page = join(folder, 'site/news.html')
    const take = async () => {
      const response = await get('/news', { 'accept-encoding': 'br' })
      return brotliDecompressSync(await response.arrayBuffer()).toString()
    }
    await writeFile(page, 'old '.repeat(500))
    expect([await take(), await take()]).toEqual(Array(2).fill('old '.repeat(500)))
    await writeFile(page, 'new '.repeat(500))
    expect(await take()).toBe('new '.repeat(500))
  })

  it('compresses text for those who take it', async () => {
    const response = await get('/assets/app.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(script)
    const refused = await get('/assets/app.js', { 'accept-encoding': 'br;q=0' })
    expect(refused.headers.get('content-encoding')).toBeNull()
  })

  it('serves parts of a film', async () => {
    const part = await get('/film.mp4', { range: 'bytes=2-4' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ])
    expect((await get('/film.mp4', { range: 'bytes=20-' })).status).toBe(416)
    expect(await (await get('/film.mp4', { range: 'bytes=-2' })).text()).toBe('89')
  })

  it('answers HEAD without a body', async () => {
    const response = await get('/assets/app.js', { 'accept-encoding': 'identity' }, 'HEAD')
    expect([response.headers.get('content-length'), await response.text()]).toEqual([`${script.length}`, ''])
  })
})
