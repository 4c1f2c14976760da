import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { clearContent, kinds, storedObjects, svg } from '#server/testing/helpers/content-kinds.ts'
import { makeForm, makePng, pictureFile } from '#server/testing/helpers/files/files.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
})

beforeEach(() => clearContent(api.db))

afterAll(() => api.close())

const objects = () => storedObjects(api.db)

test('a picture is stored without the place it was taken at, and one that keeps it is refused', async () => {
  const grey = { width: 20, height: 20, channels: 3, background: '#888' } as const
  const taken = sharp({ create: grey }).withExif({ IFD0: { Artist: 'Bijaya' } })
  const send = async (made: typeof taken, type: string) =>
    staff.call('POST', '/api/galleryupload', {
      body: makeForm({ images: pictureFile(new Uint8Array(await made.toBuffer()), type) }),
    })
  expect((await send(taken.clone().jpeg(), 'image/jpeg')).status).toBe(201)
  const [object] = await objects()
  const stored = await api.db.fetch(
    new Request(`${api.db.url}/storage/v1/object/gallery/${object?.name}`, {
      headers: { apikey: api.db.secretKey, authorization: `Bearer ${api.db.secretKey}` },
    }),
  )
  const bytes = Buffer.from(await stored.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(bytes.includes('Bijaya')).toBe(false)
  expect(await send(taken.clone().avif(), 'image/avif')).toMatchObject({
    status: 422,
    body: { error: { fields: { images: expect.stringContaining('where it was taken') } } },
  })
})

test.each(kinds)(
  '$create adds what $list shows, and $remove takes the row away, and the picture a day later',
  async (kind) => {
    const added = await staff.call('POST', kind.create, { body: kind.form(pictureFile()) })
    expect(added).toMatchObject({
      status: 201,
      body: {
        id: expect.any(Number),
        message: kind.bucket === 'home' ? texts.content.slideAdded : texts.content.added,
      },
    })
    const [object] = await objects()
    expect(object).toEqual({
      bucket_id: kind.bucket,
      name: expect.stringMatching(/^[0-9a-f]{64}\.\d+x\d+\.png$/),
    })
    const { id } = added.body as { id: number }
    const listed = await api.caller().call('GET', kind.list)
    expect(listed.body).toEqual([{ id, ...kind.row, [kind.path]: `/media/${kind.bucket}/${object?.name}` }])
    const file = await fetch(`${api.db.url}/storage/v1/object/public/${kind.bucket}/${object?.name}`)
    expect(file.headers.get('content-type')).toBe('image/png')

    expect(await staff.call('DELETE', `${kind.remove}/${id}`)).toMatchObject({
      status: 200,
      body: { message: texts.content.deleted },
    })
    expect((await api.caller().call('GET', kind.list)).body).toEqual([])
    expect(await objects()).toEqual([object])
    await api.runScheduled()
    await api.db.sql(`update private.unused_files set unused_since = now() - interval '25 hours'`)
    await api.runScheduled()
    expect(await objects()).toEqual([])
    expect((await staff.call('DELETE', `${kind.remove}/${id}`)).status).toBe(404)
  },
)

test.each(kinds)(
  '$create under one key adds one row and one file, however often it is sent',
  async (kind) => {
    const headers = { 'idempotency-key': randomUUID() }
    const send = (image = pictureFile()) =>
      staff.call('POST', kind.create, { body: kind.form(image), headers })
    const answers = [...(await Promise.all([send(), send()])), await send()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await api.caller().call('GET', kind.list)).body).toHaveLength(1)
    expect(await objects()).toHaveLength(1)

    const other = await send(pictureFile(makePng(30, 20)))
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'key_reused' } } })
    expect(await objects()).toHaveLength(1)
    const unkeyed = await staff.call('POST', kind.create, { body: kind.form(pictureFile()) })
    expect(unkeyed.status).toBe(201)
    expect((await api.caller().call('GET', kind.list)).body).toHaveLength(2)
  },
)

test('what was added under a key that is no uuid is refused, and nothing stays', async () => {
  const headers = { 'idempotency-key': 'again' }
  const body = makeForm({ images: pictureFile() })
  expect((await staff.call('POST', '/api/galleryupload', { body, headers })).status).toBe(400)
  expect(await objects()).toEqual([])
})

test.each(kinds)('$remove lets a demo picture and a lost one be', async ({ remove, table, bucket }) => {
  const title = table === 'offers' ? 'title, description, ' : ''
  const words = table === 'offers' ? `'x', 'x', ` : ''
  const rows = await api.db.sql<{ id: number }>(
    `insert into public.${table} (${title}image) values (${words}'/media/demo/x.webp'), (${words}'/media/${bucket}/gone.webp') returning id`,
  )
  for (const { id } of rows) expect((await staff.call('DELETE', `${remove}/${id}`)).status).toBe(200)
})

const jpeg = (width: number, height: number) =>
  Buffer.from(
    `ffd8ffe0000400ffffc0000b08${height.toString(16).padStart(4, '0')}${width.toString(16).padStart(4, '0')}01011100`,
    'hex',
  )

test.each([
  ['a JPEG', jpeg(40, 30), 'image/jpeg', 201],
  ['40 million pixels', makePng(8000, 5000), 'image/png', 201],
  ['one pixel row more', makePng(8000, 5001), 'image/png', 422],
  ['no width', makePng(0, 10), 'image/png', 422],
  ['a PNG that calls itself JPEG', makePng(), 'image/jpeg', 422],
  ['an SVG', svg, 'image/svg+xml', 422],
  ['an SVG that calls itself PNG', svg, 'image/png', 422],
  ['a cut-off header', makePng().subarray(0, 18), 'image/png', 422],
  ['an empty file', Buffer.alloc(0), 'image/png', 422],
  ['more than 4 MB', Buffer.concat([makePng(), Buffer.alloc(4 * 1024 * 1024)]), 'image/png', 422],
])('%s', async (_what, content, type, status) => {
  for (const kind of kinds) {
    const body = kind.form(pictureFile(Buffer.from(content), type))
    const answer = await staff.call('POST', kind.create, { body })
    expect(answer.status).toBe(status)
    if (status !== 201) {
      const { error } = answer.body as { error: { fields: object } }
      expect(Object.keys(error.fields)).toEqual([kind.fileField])
    }
  }
  expect(await objects()).toHaveLength(status === 201 ? kinds.length : 0)
})

test('a row that is refused leaves no picture behind', async () => {
  await api.db.sql('alter table public.offers add constraint offers_closed check (false) not valid')
  try {
    const body = kinds[0].form(pictureFile())
    expect((await staff.call('POST', '/api/createOffers', { body })).status).toBe(500)
    expect(await objects()).toEqual([])
  } finally {
    await api.db.sql('alter table public.offers drop constraint offers_closed')
  }
})

test.each(['title', 'description', 'image'])('an offer without %s is refused under it', async (field) => {
  const body = kinds[0].form(pictureFile())
  body.delete(field)
  expect(await staff.call('POST', '/api/createOffers', { body })).toMatchObject({
    status: 422,
    body: { error: { fields: { [field]: expect.any(String) } } },
  })
})

test('JSON and an id that is none are refused', async () => {
  expect((await staff.call('POST', '/api/createOffers', { body: { title: 'x' } })).status).toBe(415)
  for (const id of ['0', '-1', 'x', '1.5', '9007199254740992'])
    expect((await staff.call('DELETE', `/api/deleteOffers/${id}`)).status).toBe(404)
})
