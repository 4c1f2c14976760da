import type { APIRequestContext } from '@playwright/test'
import { publicPages, quietPages } from '#contract/site/pages.ts'
import { languagesOn } from '#contract/site/site-parts.ts'
import { addressIn, alternatesOf, type Language, languages } from '#contract/wire/language.ts'
import { demoParts } from '../../../supabase/seed/dealership.ts'
import { type Address, everyAddress } from '../steps/every-address.ts'
import { expect, test } from '../steps/fixtures.ts'
import { kindsOf, readHtml } from '../steps/page-html.ts'
import { singlePages, templates } from '../steps/page-templates.ts'
import { said } from '../steps/said.ts'

const isQuiet = (path: string) => quietPages.includes(path)
const isPublic = (path: string) => publicPages(demoParts).includes(path)

test('every page of the contract is made from a template', () => {
  expect(Object.keys(singlePages).toSorted()).toEqual([...publicPages(demoParts), ...quietPages].toSorted())
})

for (const language of Object.keys(languages) as Language[])
  test(`${language}: every address has its heading, a title that fits, description, one full address, those in other languages, and facts`, async ({
    request,
  }) => {
    const addresses = await everyAddress(request)
    const pages = await fetchAll(request, addresses, language)
    for (const page of pages) expectFacts(page, language)
    // A page whose canonical address is another page does not count for search engines, so its title may
    // repeat.
    const titles = pages.flatMap(({ canonical, found }) => (canonical === undefined ? [found.title] : []))
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
    for (const picture of new Set(pages.map(({ found }) => found.picture))) {
      const answer = await request.get(new URL(picture ?? '').pathname)
      expect(answer.headers()['content-type'], picture).toMatch(/^image\//)
    }
  })

interface FetchedPage extends Address {
  status: number
  found: ReturnType<typeof readHtml>
}

/** Fetches a few pages at a time. */
async function fetchAll(request: APIRequestContext, addresses: Address[], language: Language) {
  const pages: FetchedPage[] = []
  for (let first = 0; first < addresses.length; first += 10) {
    const some = addresses.slice(first, first + 10).map(async (page) => {
      const answer = await request.get(addressIn(language, page.path))
      return { ...page, status: answer.status(), found: readHtml(await answer.text()) }
    })
    pages.push(...(await Promise.all(some)))
  }
  return pages
}

function expectFacts(page: FetchedPage, language: Language): void {
  const { path, canonical = path, template, heading, status, found } = page
  const full = (at: string) => new URL(at, found.canonical).href
  const one = full(addressIn(language, canonical))
  expect
    .soft({
      path,
      status,
      language: found.language,
      headings: found.headings,
      hasTitle: Boolean(found.title),
      isCut: [...(found.title ?? '')].length > 65,
      hasDescription: (found.description ?? '').length > 30,
      addresses: [found.canonical, found.address],
      alternates: found.alternates,
      robots: found.robots,
      kinds: kindsOf(found.facts),
      leaving: found.links.filter((link) => leavesLanguage(link, language)),
    })
    .toEqual({
      path,
      status: 200,
      language: `${language}-IN`,
      headings: [said(language, heading)],
      hasTitle: true,
      isCut: false,
      hasDescription: true,
      addresses: [one, one],
      alternates:
        isQuiet(path) || canonical !== path
          ? []
          : alternatesOf(path, languagesOn(demoParts)).map(([name, at]) => [name, full(at)]),
      robots: isQuiet(path) ? 'noindex' : undefined,
      kinds: templates[template].facts,
      leaving: [],
    })
}

/** Whether a link leads to a page in another language. */
function leavesLanguage(link: string, language: Language): boolean {
  return language === 'en' ? /^\/(or|hi)(\/|$)/.test(link) : isPublic(link)
}

test('where nothing is, pages and shells in every language are answered 404', async ({ request }) => {
  const addresses = [
    '/nowhere',
    '/dealers/77',
    '/view-details?bikeName=NOPE',
    '/angle-view?bikeName=NOPE',
    '/angle-view',
  ]
  for (const path of addresses)
    for (const language of Object.keys(languages) as Language[]) {
      const address = addressIn(language, path)
      const answer = await request.get(address)
      const { language: named, canonical } = readHtml(await answer.text())
      expect([address, answer.status(), named, canonical]).toEqual([
        address,
        404,
        `${language}-IN`,
        undefined,
      ])
    }
})

test('outlets say that they are dealers, at which number and where', async ({ request }) => {
  for (let id = 1; id <= 12; id++) {
    const { facts } = readHtml(await (await request.get(`/dealers/${id}`)).text())
    const dealer = facts.find((fact) => fact['@type'] === 'AutoDealer')
    // The phone number of a workshop is its own.
    const telephone = expect.stringMatching(`^0671-000-0[12]${String(id).padStart(2, '0')}$`)
    expect(dealer).toMatchObject({ telephone, geo: { '@type': 'GeoCoordinates' } })
  }
})

test('a bike is a vehicle with an offer', async ({ request }) => {
  const html = await (await request.get("/view-details?bikeName=CB350H'ness")).text()
  const { facts, canonical } = readHtml(html)
  const vehicle = facts.find((fact) => [fact['@type']].flat().includes('Motorcycle'))
  expect(vehicle).toMatchObject({ url: canonical, offers: { priceCurrency: 'INR' } })
})

test('the sitemap lists every page, model and outlet in every language, and robots.txt leads to it', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&apos;', "'").replaceAll('&amp;', '&')).href,
  )
  const site = new URL(listed[0] ?? '').origin
  // The 360° view has the page of its model as canonical address, and pages about one visitor are not for
  // search engines.
  const ofOwn = (await everyAddress(request)).filter(
    ({ path, canonical, template }) => canonical === undefined && template !== 'angle view' && !isQuiet(path),
  )
  const inEach = ofOwn.flatMap(({ path }) =>
    (Object.keys(languages) as Language[]).map((language) => new URL(addressIn(language, path), site).href),
  )
  expect(listed.toSorted()).toEqual(inEach.toSorted())
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
