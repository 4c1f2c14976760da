import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Offer } from '#contract/content/content.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { clearContent, kinds, storedObjects, svg } from '#server/testing/helpers/content-kinds.ts'
import { makeForm, makePng, pictureFile } from '#server/testing/helpers/files/files.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
})

beforeEach(() => clearContent(api.db))

afterAll(() => api.close())

const objects = () => storedObjects(api.db)

test('an offer is edited: words, then the picture; the old file stays for the pages that are built, the same again changes nothing', async () => {
  const added = await staff.call('POST', '/api/createOffers', { body: kinds[0].form(pictureFile()) })
  const { id } = added.body as { id: number }
  const edit = (fields: Record<string, string | File>) =>
    staff.call('PATCH', `/api/updateOffers/${id}`, { body: makeForm(fields) })
  const shown = async () => (await api.caller().call('GET', '/api/getOffers')).body as { image: string }[]
  const [before] = await shown()

  expect(await edit({ title: 'Diwali' })).toMatchObject({ status: 200 })
  expect(await shown()).toEqual([{ ...before, id, title: 'Diwali', alt: 'Diwali' }])
  const events = 'select 1 from public.audit_events'
  const lines = (await api.db.sql(events)).length
  const picture = () => pictureFile(makePng(30, 20))
  expect((await edit({ description: 'Three', image: picture() })).status).toBe(200)
  const [after] = await shown()
  expect(after?.image).not.toBe(before?.image)
  const stored = [before, after].map((offer) => ({
    bucket_id: 'offers',
    name: offer?.image.split('/').at(-1),
  }))
  expect(await objects()).toEqual(expect.arrayContaining(stored))
  expect((await edit({ description: 'Three', image: picture() })).status).toBe(200)
  expect(await shown()).toEqual([after])
  expect(await objects()).toHaveLength(2)
  expect((await api.db.sql(events)).length).toBe(lines + 1)

  expect((await edit({ title: ' ' })).status).toBe(422)
  expect((await edit({ image: pictureFile(svg, 'image/svg+xml') })).status).toBe(422)
  const moving = Buffer.from('RIFF\0\0\0\0WEBPVP8X\n\0\0\0\x02\0\0\0\x1d\0\0\x13\0\0', 'latin1')
  expect(await edit({ image: pictureFile(moving, 'image/webp') })).toMatchObject({
    status: 422,
    body: { error: { fields: { image: expect.stringContaining('moves') } } },
  })
  expect(
    (await staff.call('PATCH', '/api/updateOffers/999999', { body: makeForm({ title: 'x' }) })).status,
  ).toBe(404)
  const visitor = await api
    .caller()
    .call('PATCH', `/api/updateOffers/${id}`, { body: makeForm({ title: 'x' }) })
  expect(visitor.status).toBe(401)
})

test('a file that was stored before its answer got lost is taken as it is', async () => {
  const added = await staff.call('POST', '/api/postNotification', { body: kinds[1].form(pictureFile()) })
  const { id } = added.body as { id: number }
  const edit = () =>
    staff.call('PATCH', `/api/updateNotification/${id}`, {
      body: makeForm({ image: pictureFile(makePng(30, 20)), alt: 'Puja' }),
    })
  await edit()
  await api.db.sql(`update public.notifications set image = '/media/demo/x.webp' where id = $1`, [id])
  expect((await edit()).status).toBe(200)
  const name = (await objects()).map((object) => object.name).find((one) => one.includes('.30x20.'))
  expect((await api.caller().call('GET', '/api/getNotification')).body).toEqual([
    { id, images: `/media/notifications/${name}`, alt: 'Puja' },
  ])
})

test('words that somebody else changed meanwhile stay, and the answer says what they are, whose and from when', async () => {
  const other = await api.staffCaller({ userId: 'bijaya' })
  const added = await staff.call('POST', '/api/createOffers', { body: kinds[0].form(pictureFile()) })
  const { id } = added.body as { id: number }
  const edit = (caller: Caller, fields: Record<string, string | File>) =>
    caller.call('PATCH', `/api/updateOffers/${id}`, { body: makeForm(fields) })
  const title = "ଦୀପାବଳି D'Offer"
  expect((await edit(other, { title: 'Puja', expectedTitle: title })).status).toBe(200)

  const late = { title: 'Diwali', expectedTitle: title }
  const refused = await edit(staff, late)
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'conflict',
        current: { title: 'Puja', description: 'One\ntwo', by: 'bijaya', at: expect.any(String) },
      },
    },
  })
  // An edit must not overwrite newer words of the offer, even when a form has changed the line ends.
  expect((await edit(staff, { description: 'Three', expectedDescription: 'One\r\ntwo' })).status).toBe(200)
  expect((await edit(staff, { ...late, expectedTitle: 'Puja' })).status).toBe(200)
  // The answer was lost, so the same call comes again.
  expect((await edit(staff, { ...late, expectedTitle: 'Puja' })).status).toBe(200)
  expect((await edit(staff, { title: 'Holi' })).status).toBe(200)
  expect((await api.caller().call('GET', '/api/getOffers')).body).toMatchObject([
    { title: 'Holi', description: 'Three' },
  ])
})

test('a picture that somebody else changed meanwhile stays, and the refused one is not kept', async () => {
  const added = await staff.call('POST', '/api/postNotification', { body: kinds[1].form(pictureFile()) })
  const { id } = added.body as { id: number }
  const shown = async () =>
    ((await api.caller().call('GET', '/api/getNotification')).body as { images: string; alt: string }[])[0]
  const seen = (await shown())?.images ?? ''
  const edit = (fields: Record<string, string | File>) =>
    staff.call('PATCH', `/api/updateNotification/${id}`, { body: makeForm(fields) })
  const theirs = pictureFile(makePng(30, 20))
  expect((await edit({ image: theirs, expectedImage: seen })).status).toBe(200)
  const now = (await shown())?.images
  expect(await edit({ image: pictureFile(makePng(20, 30)), expectedImage: seen })).toMatchObject({
    status: 409,
    body: { error: { current: { image: now, alt: 'A festival' } } },
  })
  expect((await edit({ alt: 'Puja', expectedAlt: 'A festival' })).status).toBe(200)
  expect((await edit({ alt: 'Holi', expectedAlt: 'A festival' })).status).toBe(409)
  expect(await shown()).toMatchObject({ images: now, alt: 'Puja' })
  expect(await objects()).toHaveLength(2)
})

test('of two edits at one moment one is refused', async () => {
  const added = await staff.call('POST', '/api/createOffers', { body: kinds[0].form(pictureFile()) })
  const { id } = added.body as { id: number }
  const edit = (title: string) =>
    staff.call('PATCH', `/api/updateOffers/${id}`, {
      body: makeForm({ title, expectedTitle: "ଦୀପାବଳି D'Offer" }),
    })
  const answers = await Promise.all([edit('Puja'), edit('Diwali')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

/** The day so many days from today in India; a negative number is in the past. */
const inDays = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))

test.each([
  ['begins tomorrow', { from: inDays(1) }, 0],
  ['begins today', { from: inDays(0) }, 1],
  ['ends today', { to: inDays(0) }, 1],
  ['ended yesterday', { from: inDays(-3), to: inDays(-1) }, 0],
])('what %s is listed for staff, and for visitors only on its days', async (_what, days, shown) => {
  for (const kind of kinds.filter(({ table }) => table !== 'gallery_images')) {
    const body = kind.form(pictureFile())
    for (const [name, day] of Object.entries(days)) body.set(name, day)
    expect((await staff.call('POST', kind.create, { body })).status).toBe(201)
    expect((await api.caller().call('GET', kind.list)).body).toHaveLength(shown)
    const wireName = kind.table === 'gallery_images' ? 'gallery' : kind.table
    expect((await staff.call('GET', `/api/managedContent/${wireName}`)).body).toMatchObject([
      { from: '', to: '', ...days },
    ])
  }
})

test('an offer names its models, terms and last day, and follows a model to its new name', async () => {
  await insertVehicle(api.db, { bikeName: 'SP125' })
  const body = kinds[0].form(pictureFile())
  for (const [name, text] of [
    ['models', 'SP125\r\nACTIVA110'],
    ['terms', 'While stock lasts.'],
    ['to', inDays(2)],
  ] as const)
    body.set(name, text)
  await staff.call('POST', '/api/createOffers', { body })
  await api.db.sql("update public.vehicles set bike_name = 'SP 125' where bike_name = 'SP125'")
  expect((await api.caller().call('GET', '/api/getOffers')).body).toMatchObject([
    { models: ['SP 125', 'ACTIVA110'], terms: 'While stock lasts.', to: inDays(2) },
  ])
})

test('a picture keeps the colours that stand in its place in its name, when it is added and when it is changed', async () => {
  const [first, second] = ['0123456789ab'.repeat(3), 'fedcba987654'.repeat(3)]
  const body = kinds[0].form(pictureFile())
  body.set('placeholder', first)
  const { id } = (await staff.call('POST', '/api/createOffers', { body })).body as { id: number }
  const shown = async () => ((await api.caller().call('GET', '/api/getOffers')).body as Offer[])[0]?.image
  expect(await shown()).toMatch(new RegExp(`^/media/offers/[0-9a-f]{64}\\.\\d+x\\d+\\.${first}\\.png$`))
  const edit = (placeholder: string) =>
    staff.call('PATCH', `/api/updateOffers/${id}`, { body: makeForm({ image: pictureFile(), placeholder }) })
  expect((await edit('../../etc')).status).toBe(422)
  expect((await edit(second)).status).toBe(200)
  expect(await shown()).toContain(`.${second}.png`)
})

test('an offer takes whole rupees off, or none', async () => {
  const body = kinds[0].form(pictureFile())
  body.set('amount', '₹ 2,000')
  const { id } = (await staff.call('POST', '/api/createOffers', { body })).body as { id: number }
  const edit = (fields: Record<string, string>) =>
    staff.call('PATCH', `/api/updateOffers/${id}`, { body: makeForm(fields) })
  const shown = async () => ((await api.caller().call('GET', '/api/getOffers')).body as Offer[])[0]?.amount
  expect(await shown()).toBe(2000)
  for (const amount of ['a lot', '0', '99.50', '1000001'])
    expect((await edit({ amount, expectedAmount: '2000' })).status).toBe(422)
  expect((await edit({ amount: '3000', expectedAmount: '1000' })).status).toBe(409)
  expect((await edit({ amount: '', expectedAmount: '2000' })).status).toBe(200)
  expect(await shown()).toBeNull()
})

test('a last day before the first is refused, also when only one of them changes', async () => {
  const wrong = { status: 422, body: { error: { fields: { to: expect.any(String) } } } }
  const body = kinds[0].form(pictureFile())
  body.set('from', inDays(3))
  body.set('to', inDays(2))
  expect(await staff.call('POST', '/api/createOffers', { body })).toMatchObject(wrong)
  expect(await objects()).toEqual([])
  body.set('to', inDays(4))
  const added = await staff.call('POST', '/api/createOffers', { body })
  const { id } = added.body as { id: number }
  const edit = (fields: Record<string, string>) =>
    staff.call('PATCH', `/api/updateOffers/${id}`, { body: makeForm(fields) })
  expect(await edit({ to: inDays(2), expectedTo: inDays(4) })).toMatchObject(wrong)
  expect((await edit({ to: inDays(5), expectedTo: inDays(4) })).status).toBe(200)
  expect((await edit({ to: '', expectedTo: inDays(4) })).status).toBe(409)
  expect((await edit({ to: '', from: '', expectedTo: inDays(5) })).status).toBe(200)
  expect((await staff.call('GET', '/api/managedContent/offers')).body).toMatchObject([{ from: '', to: '' }])
})

test('a slide leads to a page of this site alone', async () => {
  for (const link of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', '/a b']) {
    const body = makeForm({ image: pictureFile(), alt: 'A slide', link })
    expect(await staff.call('POST', '/api/slides', { body })).toMatchObject({
      status: 422,
      body: { error: { fields: { link: expect.any(String) } } },
    })
  }
})

test.each([
  ['slides', '/api/slides', '/api/images', [0, 1, 2]],
  ['gallery', '/api/galleryupload', '/api/gallery', [2, 1, 0]],
])(
  '%s are put into order over the order that was seen, as one line of the audit trail',
  async (kind, create, list, first) => {
    const ids: number[] = []
    for (const _ of [1, 2, 3]) {
      const image = pictureFile()
      const body = makeForm(kind === 'slides' ? { image, alt: 'A slide' } : { images: image })
      ids.push(((await staff.call('POST', create, { body })).body as { id: number }).id)
    }
    const shown = async () =>
      ((await api.caller().call('GET', list)).body as { id: number }[]).map(({ id }) => id)
    const before = first.map((place) => ids[place])
    expect(await shown()).toEqual(before)
    const events = async () => (await api.db.sql('select 1 from public.audit_events')).length
    const lines = await events()
    const order = (wanted: unknown[], expected: unknown[]) =>
      staff.call('PATCH', `/api/managedContent/${kind}/order`, { body: { ids: wanted, expected } })
    const after = [before[1], before[2], before[0]]
    expect((await order(after, before)).status).toBe(200)
    expect((await order(after, before)).status).toBe(200)
    expect(await shown()).toEqual(after)
    expect(await events()).toBe(lines + 1)
    expect((await order(before.toReversed(), before)).status).toBe(409)
    expect((await order(after.slice(1), after)).status).toBe(409)
    expect(
      (
        await api
          .caller()
          .call('PATCH', `/api/managedContent/${kind}/order`, { body: { ids: [], expected: [] } })
      ).status,
    ).toBe(401)
  },
)
