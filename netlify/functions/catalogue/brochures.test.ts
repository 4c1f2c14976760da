import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { embeddedProject } from '#server/operate/backup/stored-project.ts'
import { exportCatalogue } from '#server/operate/catalogue/export-catalogue.ts'
import { importCatalogue } from '#server/operate/catalogue/import-catalogue.ts'
import { makeForm, makePdf } from '#server/testing/helpers/files/files.ts'
import { insertVehicle, openTheSite, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let site: Server
/** The pictures that were asked of the site. */
const asked: (string | undefined)[] = []
/** The site's answer to such a call; undefined is 404. */
let picture: { type: string; bytes: Buffer } | undefined

beforeAll(async () => {
  api = await startTestApi()
  await openTheSite(api.db)
  site = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(picture ? 200 : 404, picture && { 'content-type': picture.type }).end(picture?.bytes)
  })
  process.env.SITE_URL = `http://127.0.0.1:${await listenOnFreePort(site)}`
  forgetEnv()
  const id = await insertVehicle(api.db, { bikeName: 'ACTIVA110', rupees: 75_482 })
  await api.db.sql(
    `update public.vehicles set brochure = '/media/brochures/activa110.pdf', details = 'Costs ₹1 a km. ଭଲ',
       hero_image = '/media/models/activa110/hero.webp'`,
  )
  await api.db.sql(
    `insert into public.variants (vehicle_id, name, price_paise, sort_order)
     values ($1, 'Standard', 7548200, 1), ($1, 'H-Smart', 8891800, 2)`,
    [id],
  )
  await insertVehicle(api.db, { bikeName: 'OLD', isActive: false })
  await api.db.sql("update public.vehicles set brochure = '/media/brochures/old.pdf' where bike_name = 'OLD'")
})

afterAll(async () => {
  delete process.env.SITE_URL
  forgetEnv()
  site.close()
  await api.close()
})

const ask = (file: string) => api.caller().call('GET', `/media/brochures/${file}`)

interface Piece {
  text: string
  page: number
  /** The left end, right end and line of a text, in points from the left and lower edge of the page. */
  left: number
  right: number
  y: number
}

async function piecesOf(pdf: Buffer): Promise<Piece[]> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false })
  const document = await task.promise
  const pieces: Piece[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [left = 0, y = 0] = item.transform.slice(4) as number[]
      pieces.push({ text: item.str, page, left, right: left + item.width, y })
    }
  }
  await task.destroy()
  return pieces
}

const wordsOf = async (pdf: Buffer): Promise<string> =>
  (await piecesOf(pdf)).map(({ text }) => text).join(' ')

/** The number of pictures on the first page. */
async function picturesOf(pdf: Buffer): Promise<number> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false })
  const { fnArray } = await (await (await task.promise).getPage(1)).getOperatorList()
  await task.destroy()
  return fnArray.filter((operation) => operation === OPS.paintImageXObject).length
}

test('a brochure has the prices of now, with their day, and is cached until one changes', async () => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format()
  const { status, headers, bytes } = await ask('activa110.pdf')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(headers.get('netlify-cache-tag')).toBe('catalogue,dealership,dealers')
  expect(asked).toContain(madeOf('/media/models/activa110/share.jpg', 'jpg'))
  const words = await wordsOf(bytes)
  for (const text of [
    'ACTIVA110',
    '75,482',
    '88,918',
    /Costs\s+1 a km\./,
    day,
    'Kalinga Two-Wheelers',
    '2,020 mm',
  ])
    expect(words).toMatch(text)
  expect(words).not.toMatch(/[Dd]emo|\bRs\./)

  await api.db.sql("update public.variants set price_paise = 9000000 where name = 'H-Smart'")
  const newer = await wordsOf((await ask('activa110.pdf')).bytes)
  expect(newer).toContain('90,000')
  expect(newer).not.toContain('88,918')
})

/** The address of a picture in the shape that a brochure has room for. */
const madeOf = (path: string, format: string) =>
  `/.netlify/images?${new URLSearchParams({ url: path, w: '1200', h: '630', fit: 'cover', fm: format })}`

test.each([
  ['see-through', '.2560x1920.webp', 'png'],
  ['opaque', `.2560x1920.${'0123456789ab'.repeat(3)}.webp`, 'jpg'],
  ['from a browser that makes no WebP', '.2560x1920.jpg', 'jpg'],
] as const)('a picture of staff that is %s stands in the brochure', async (_kind, end, format) => {
  const path = `/media/catalogue/${'0'.repeat(64)}${end}`
  await api.db.sql("update public.vehicles set hero_image = $1 where bike_name = 'ACTIVA110'", [path])
  const drawn = sharp({ create: { width: 1200, height: 630, channels: 4, background: '#00857c80' } })
  picture = {
    type: format === 'png' ? 'image/png' : 'image/jpeg',
    bytes: await (format === 'png' ? drawn.png() : drawn.jpeg()).toBuffer(),
  }
  const { bytes } = await ask('activa110.pdf')
  picture = undefined
  expect(asked).toContain(madeOf(path, format))
  expect(await picturesOf(bytes)).toBe(1)
})

test('the labels are those of the page, and what drives an electric one is a motor', async () => {
  const id = await insertVehicle(api.db, { bikeName: 'QC1', category: 'ev' })
  await api.db.sql(
    `update public.vehicles set brochure = '/media/brochures/qc1.pdf',
       engine_specification = '{"motorType": "Hub"}', battery = '{"batteryCapacity": "1.5 kWh"}',
       electricals = '{"LED headlamp": "Yes", "fuelType": "Electric"}' where id = $1`,
    [id],
  )
  const words = await wordsOf((await ask('qc1.pdf')).bytes)
  for (const text of ['Motor', 'Battery', 'Battery Capacity', '1.5 kWh', 'LED headlamp', 'Fuel Type'])
    expect(words).toContain(text)
  // A heading stands above something only.
  for (const text of ['Engine', 'Tyres & Brakes', 'Transmission', 'Variants'])
    expect(words).not.toContain(text)
})

test('a model without figures and variants has no page for them', async () => {
  const id = await insertVehicle(api.db, { bikeName: 'BARE' })
  await api.db.sql(
    `update public.vehicles set brochure = '/media/brochures/bare.pdf', body_dimensions = '{}' where id = $1`,
    [id],
  )
  expect(await wordsOf((await ask('bare.pdf')).bytes)).not.toContain('specifications')
})

test('long words, names and many colours stand on pages that hold them, above the foot', async () => {
  const details = Array.from({ length: 380 }, (_, index) => `w${index}`).join(' ')
  const colours = Array.from({ length: 40 }, (_, index) => `Pearl Igneous Black ${index}`)
  const id = await insertVehicle(api.db, {
    bikeName: 'LONG',
    displayName: 'A scooter whose name says all that anybody wants to know before a first ride',
  })
  await api.db.sql(
    `update public.vehicles set brochure = '/media/brochures/long.pdf', details = $2, tagline = $3 where id = $1`,
    [
      id,
      details,
      'A line that goes on and on, and is longer than a page is wide, as staff may well write it',
    ],
  )
  for (const [index, name] of colours.entries())
    await api.db.sql(
      `insert into public.colours (vehicle_id, name, image, swatch_image, paint, sort_order)
       values ($1, $2, '/media/c.webp', '/media/s.webp', '{#000000}', $3)`,
      [id, name, index],
    )
  const pieces = await piecesOf((await ask('long.pdf')).bytes)
  const words = pieces.map(({ text }) => text).join(' ')
  for (const text of ['ride', 'w0 ', 'w379', 'Pearl Igneous Black 0', 'Pearl Igneous Black 39'])
    expect(words).toContain(text)
  const foot = 297 * (72 / 25.4) - 289 * (72 / 25.4)
  const inFoot = pieces.filter(({ text }) => text.includes('Prices of'))
  expect(inFoot.map(({ page }) => page)).toEqual(
    Array.from({ length: pieces.at(-1)?.page ?? 0 }, (_, at) => at + 1),
  )
  expect(pieces.filter(({ text, y }) => y < foot + 5 && !text.includes('Prices of'))).toEqual([])
  expect(pieces.filter(({ left, right }) => left < 40 || right > 580)).toEqual([])
})

test.each(['nope.pdf', 'old.pdf', 'ACTIVA110.pdf'])('there is no brochure %s', async (file) => {
  expect((await ask(file)).status).toBe(404)
})

describe('a brochure of the dealer’s own', () => {
  const send = async (bytes: Buffer<ArrayBuffer>, type = 'application/pdf') => {
    const staff = await api.staffCaller()
    const body = makeForm({ file: new File([bytes], 'brochure.pdf', { type }) })
    return staff.call('POST', '/api/catalogueBrochures', { body })
  }

  test('is handed out as it came, as a PDF that runs nothing', async () => {
    const pdf = makePdf(1_000)
    const sent = await send(pdf)
    expect(sent).toMatchObject({
      status: 201,
      body: { path: expect.stringMatching(/^\/media\/documents\/[0-9a-f]{64}\.pdf$/) },
    })
    const { status, headers, bytes } = await api.caller().call('GET', (sent.body as { path: string }).path)
    expect([status, bytes.equals(pdf)]).toEqual([200, true])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect((await ask(`../documents/${'0'.repeat(64)}.pdf`)).status).toBe(404)
  })

  test('goes out and in with the catalogue, and is what visitors get of it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brochures-'))
    const { path } = (await send(makePdf(1_200))).body as { path: string }
    await api.db.sql("update public.vehicles set hero_image = '/media/h.webp'")
    await api.db.sql("update public.vehicles set brochure = $1 where bike_name = 'ACTIVA110'", [path])
    await exportCatalogue(embeddedProject(api.db), folder)
    expect(await readFile(join(folder, 'brochures', basename(path)))).toEqual(makePdf(1_200))

    const own = makePdf(1_400)
    await writeFile(join(folder, 'brochures', 'new.pdf'), own)
    const vehicles = join(folder, 'vehicles.csv')
    const table = await readFile(vehicles, 'utf8')
    await writeFile(vehicles, table.replace(`brochures/${basename(path)}`, 'brochures/new.pdf'))
    await importCatalogue(embeddedProject(api.db), folder, { isApplied: true, say: () => {} })
    const { bike } = (await api.caller().call('GET', '/api/bikeView/ACTIVA110')).body as { bike: BikeDetail }
    expect((await api.caller().call('GET', bike.document)).bytes).toEqual(own)

    await api.db.sql('select private.claim_unused_files()')
    const unused = await api.db.sql('select path from private.unused_files')
    expect(unused).not.toContainEqual({ path: bike.document })
    await rm(folder, { recursive: true })
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><p>Hello</p>'), 'application/pdf'],
    ['a PDF that is a page too', Buffer.from('%PDF-1.7 <script>1</script>'), 'application/pdf'],
    ['a PDF that says it is a picture', makePdf(), 'image/png'],
    ['more than 4 MB', makePdf(4 * 1024 * 1024 + 1), 'application/pdf'],
    ['an empty file', Buffer.alloc(0), 'application/pdf'],
  ])('is refused when it is %s', async (_kind, bytes, type) => {
    const { status, body } = await send(Buffer.from(bytes), type)
    expect([status, Object.keys((body as { error: { fields: object } }).error.fields)]).toEqual([
      422,
      ['file'],
    ])
  })
})
