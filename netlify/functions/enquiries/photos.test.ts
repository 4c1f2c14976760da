import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { photoBytes } from '#contract/enquiries/photo-limits.ts'
import { nextIndianMidnight } from '#contract/wire/indian-clock.ts'
import {
  insertReview,
  makeWebp,
  showReviewWithPhoto,
  uploadPhoto,
} from '#server/testing/helpers/files/photos.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})

beforeEach(() => api.db.sql('delete from private.charges'))

afterAll(() => api.close())

const review = {
  rating: '4',
  message: 'A good ride.',
  name: 'Anita Sahoo',
  mobile: '9876543210',
  mayPublish: true,
}

const sendReview = (photos: unknown, key: string = randomUUID(), visitor = api.caller()) =>
  visitor.call('POST', '/api/postReview', {
    body: { ...review, photos },
    headers: { 'idempotency-key': key, 'x-form-signals': 't=9000;h=0' },
  })

const objects = async () =>
  (await api.db.sql<{ name: string }>(`select name from storage.objects where bucket_id = 'photos'`)).map(
    ({ name }) => name,
  )

describe('a review with photographs', () => {
  test('is stored with their names, once, and again under its key when the answer was lost', async () => {
    const photos = [await uploadPhoto(api), await uploadPhoto(api)]
    const key = randomUUID()
    expect((await sendReview(photos, key)).status).toBe(201)
    expect((await sendReview(photos.join(' '), key)).status).toBe(201)
    const rows = await api.db.sql('select rating, photos, may_publish from public.reviews where id = $1', [
      key,
    ])
    expect(rows).toEqual([{ rating: 4, photos, may_publish: true }])
  })

  test('takes none that was never uploaded, that is no picture, of other bytes than announced, or of another enquiry', async () => {
    const taken = await uploadPhoto(api)
    expect((await sendReview([taken])).status).toBe(201)
    const text = await uploadPhoto(api, Buffer.from('<svg onload=alert(1)>'))
    for (const photo of [
      `${'a'.repeat(64)}.webp`,
      text,
      await uploadPhoto(api, makeWebp(), 9),
      await uploadPhoto(api, makeWebp({ width: 16_000, height: 16_000 })),
      taken,
    ]) {
      const { status, body } = await sendReview([photo])
      expect(status).toBe(422)
      expect(body).toMatchObject({ error: { fields: { photos: expect.any(String) } } })
    }
    expect(await objects()).not.toContain(text)
    expect(await objects()).toContain(taken)
  })

  test('that another one named at the same moment is stored without', async () => {
    const [taken, own] = [await uploadPhoto(api), await uploadPhoto(api)]
    const first = await insertReview(api, [taken])
    // Inserted past the server's check, like the second of two enquiries that arrive at once.
    const second = await insertReview(api, [taken, own])
    const rows = await api.db.sql('select id, photos from public.reviews where id = any ($1)', [
      [first, second],
    ])
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: first, photos: [taken] },
        { id: second, photos: [own] },
      ]),
    )
  })

  test('takes four and no fifth', async () => {
    const photos = await Promise.all(Array.from({ length: 5 }, () => uploadPhoto(api)))
    expect((await sendReview(photos)).status).toBe(422)
    expect((await sendReview(photos.slice(1))).status).toBe(201)
  })

  test('loses what a camera wrote into them', async () => {
    const photo = await uploadPhoto(api, makeWebp({ exif: 'taken in Banki' }))
    expect((await sendReview([photo])).status).toBe(201)
    const kept = await (await api.staffCaller({ role: 'sales' })).call('GET', `/api/photos/${photo}`)
    expect(kept.status).toBe(200)
    expect(kept.bytes.includes('Banki')).toBe(false)
    expect(kept.bytes.equals(makeWebp())).toBe(true)
  })
})

test('an address is answered 24 times in ten minutes, and no file above two megabytes', async () => {
  const visitor = api.caller('192.0.2.7')
  const ask = (size = 1000) =>
    visitor.call('POST', '/api/photos/upload-url', { body: { type: 'image/webp', size } })
  expect((await ask(photoBytes + 1)).status).toBe(422)
  const answers = []
  for (let count = 0; count < 25; count++) answers.push((await ask()).status)
  expect(answers).toEqual([...Array(24).fill(200), 429])
})

test('one address takes 36 MB in a day, counted as announced until a file came; then it learns to wait for midnight', async () => {
  const ask = (ip: string, size = photoBytes) =>
    api.caller(ip).call('POST', '/api/photos/upload-url', { body: { type: 'image/webp', size } })
  await api.db.sql('delete from private.uploads')
  for (let count = 0; count < 18; count++) expect((await ask('192.0.2.8')).status).toBe(200)
  const soon = await ask('192.0.2.8')
  expect(soon).toMatchObject({ status: 429, body: { message: /without, or try again in 1[0-9] minutes/ } })
  expect((await ask('192.0.2.9')).status).toBe(200)
  await api.db.sql(
    `insert into storage.objects (bucket_id, name, metadata)
     select 'photos', path, jsonb_build_object('size', size) from private.uploads`,
  )
  // In the first twenty minutes of a day: since its beginning, because only a file of the day counts.
  await api.db.sql(
    `update private.uploads set signed_at =
       greatest(now() - interval '20 minutes', private.indian_day_start(private.indian_day(now())))`,
  )
  const later = await ask('192.0.2.8')
  const seconds = (nextIndianMidnight(Date.now()) - Date.now()) / 1000
  expect(Number(later.headers.get('retry-after'))).toBeCloseTo(seconds, -2)
  await api.db.sql(`delete from storage.objects where name in (select path from private.uploads)`)
  await api.db.sql(`update private.uploads set signed_at = now() - interval '20 minutes'`)
  expect((await ask('192.0.2.8')).status).toBe(200)
})

test('a photograph opens for sales and for nobody else, and for visitors only while its review is shown', async () => {
  const photo = await uploadPhoto(api)
  const id = await insertReview(api, [photo])
  expect((await (await api.staffCaller({ role: 'sales' })).call('GET', `/api/photos/${photo}`)).status).toBe(
    200,
  )
  expect(
    (await (await api.staffCaller({ role: 'service' })).call('GET', `/api/photos/${photo}`)).status,
  ).toBe(403)
  expect((await api.caller().call('GET', `/api/photos/${photo}`)).status).toBe(401)
  expect((await api.caller().call('GET', `/media/reviews/${photo}`)).status).toBe(404)
  await api.db.sql(`insert into public.review_decisions (review_id, state) values ($1, 'shown')`, [id])
  const shown = await api.caller().call('GET', `/media/reviews/${photo}`)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  await api.db.sql(`update public.review_decisions set state = 'hidden' where review_id = $1`, [id])
  expect((await api.caller().call('GET', `/media/reviews/${photo}`)).status).toBe(404)
})

test('the sweep removes what no enquiry names after six hours, and nothing else', async () => {
  const [left, fresh, kept] = [await uploadPhoto(api), await uploadPhoto(api), await uploadPhoto(api)]
  await insertReview(api, [kept])
  await api.db.sql(
    `update storage.objects set created_at = now() - interval '7 hours' where name = any ($1)`,
    [[left, kept]],
  )
  await api.runScheduled()
  expect(await objects()).not.toContain(left)
  expect(await objects()).toEqual(expect.arrayContaining([fresh, kept]))
})

test('erasing a person takes photographs, what is shown of them, and their words', async () => {
  const photo = await showReviewWithPhoto(api)
  const owner = await api.staffCaller({ role: 'owner' })
  const erased = await owner.call('POST', '/api/privacy/erasures', { body: { mobile: '9000000002' } })
  expect(erased.status).toBe(200)
  expect(await objects()).not.toContain(photo)
  const { body } = await api.caller().call('GET', '/api/reviews')
  expect(body).toEqual({ count: 0, mean: null, reviews: [] })
  expect(
    await api.db.sql(`select photos from public.reviews where photos <> '{}' and name = 'erased'`),
  ).toEqual([])
})
