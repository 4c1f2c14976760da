import { expect, test } from './fixtures.ts'
import { sitePages } from './site-pages.ts'

interface Facts {
  '@type': string | string[]
  [name: string]: unknown
}

/** What a crawler reads of a page, without running any of its scripts. */
async function headOf(html: string) {
  const attribute = (pattern: RegExp) =>
    pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  return {
    title: attribute(/<title>([^<]+)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]+)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]+)"/),
    picture: attribute(/<meta property="og:image" content="([^"]+)"/),
    address: attribute(/<meta property="og:url" content="([^"]+)"/),
    facts: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Facts,
    ),
  }
}

const kindsOf = (facts: Facts[]) => facts.flatMap((fact) => fact['@type'])

test('every page has a title, a description, one full address and a picture of its own site', async ({
  request,
}) => {
  const titles = new Set<string>()
  for (const path of [
    ...sitePages.map((page) => page.path),
    '/',
    '/motorcycle',
    '/scooters',
    '/ev',
    '/bigWing',
  ]) {
    const head = await headOf(await (await request.get(path)).text())
    expect(head.title, path).toBeTruthy()
    expect(titles.has(head.title ?? ''), `${path} has a title of its own`).toBe(false)
    titles.add(head.title ?? '')
    expect(head.description?.length, path).toBeGreaterThan(30)
    expect(head.canonical, path).toMatch(/^https?:\/\/[^/]+\//)
    expect(new URL(head.canonical ?? '').pathname).toBe(path)
    expect(head.address).toBe(head.canonical)
    const picture = await request.get(new URL(head.picture ?? '').pathname)
    expect(picture.headers()['content-type'], path).toMatch(/^image\//)
  }
})

test('inner pages say the way to them, outlets say that they are dealers', async ({ request }) => {
  for (const { path } of sitePages) {
    const { facts } = await headOf(await (await request.get(path)).text())
    expect(kindsOf(facts), path).toContain('BreadcrumbList')
  }
  for (let id = 1; id <= 12; id++) {
    const { facts } = await headOf(await (await request.get(`/dealers/${id}`)).text())
    const dealer = facts.find((fact) => fact['@type'] === 'AutoDealer')
    // A workshop is rung at its workshop.
    const telephone = expect.stringMatching(`^0671-000-0[12]${String(id).padStart(2, '0')}$`)
    expect(dealer).toMatchObject({ telephone, geo: { '@type': 'GeoCoordinates' } })
  }
})

test('a bike is a vehicle with an offer', async ({ request }) => {
  const { facts, canonical } = await headOf(
    await (await request.get("/view-details?bikeName=CB350H'ness")).text(),
  )
  expect(kindsOf(facts)).toEqual(expect.arrayContaining(['Motorcycle', 'Product', 'BreadcrumbList']))
  const vehicle = facts.find((fact) => [fact['@type']].flat().includes('Motorcycle'))
  expect(vehicle).toMatchObject({ url: canonical, offers: { priceCurrency: 'INR' } })
})

test('the sitemap lists every page, model and outlet, and robots.txt leads to it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&apos;', "'").replaceAll('&amp;', '&')),
  )
  const paths = addresses.map(({ pathname, search }) => pathname + search)
  for (const { path } of sitePages) expect(paths).toContain(path)
  expect(paths.filter((path) => /^\/dealers\/\d+$/.test(path))).toHaveLength(12)
  expect(paths.filter((path) => path.startsWith('/view-details?bikeName='))).toHaveLength(25)
  const missing: string[] = []
  for (let first = 0; first < paths.length; first += 10) {
    const some = paths.slice(first, first + 10)
    const answers = await Promise.all(some.map((path) => request.head(path)))
    missing.push(...some.filter((_, nth) => answers[nth]?.status() !== 200))
  }
  expect(missing).toEqual([])
})

test('the manifest and its icons are there, named once the page is painted', async ({ page, request }) => {
  for (const [address, manifest] of [
    ['/', '/manifest.webmanifest'],
    ['/or/contact', '/or/manifest.webmanifest'],
    ['/admin/login', '/admin.webmanifest'],
  ] as const) {
    await page.goto(address)
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', manifest)
    const answer = await request.get(manifest)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const { icons, start_url } = (await answer.json()) as {
      icons: { src: string; type: string }[]
      start_url: string
    }
    expect((await request.get(start_url)).status()).toBe(200)
    for (const { src, type } of icons) {
      const icon = await request.get(src)
      expect(icon.status()).toBe(200)
      expect(icon.headers()['content-type']).toContain(type)
    }
  }
})
