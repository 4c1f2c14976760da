import { randomUUID } from 'node:crypto'
import type { TestApi } from '#server/testing/helpers/test-api.ts'

/**
 * The header of a WebP of this size (pixels) without pixels, with EXIF data of a camera where `exif` is
 * given.
 */
export function makeWebp({ width = 4, height = 3, exif = '' } = {}): Buffer<ArrayBuffer> {
  const header = chunk('VP8X', Buffer.alloc(10))
  header.writeUInt8(exif ? 0x08 : 0, 8)
  header.writeUIntLE(width - 1, 12, 3)
  header.writeUIntLE(height - 1, 15, 3)
  const parts = [Buffer.from('WEBP'), header, ...(exif ? [chunk('EXIF', Buffer.from(exif))] : [])]
  const size = Buffer.alloc(4)
  size.writeUInt32LE(parts.reduce((sum, { length }) => sum + length, 0))
  return Buffer.concat([Buffer.from('RIFF'), size, ...parts])
}

function chunk(name: string, content: Buffer): Buffer {
  const even = content.length % 2 === 0 ? content : Buffer.concat([content, Buffer.alloc(1)])
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, even])
}

let addresses = 0

/** Uploads a photograph as a visitor does, from an address of its own, and answers its name. */
export async function uploadPhoto(
  api: TestApi,
  content: Uint8Array<ArrayBuffer> = makeWebp(),
  announced = content.byteLength,
): Promise<string> {
  const visitor = api.caller(`203.0.113.${++addresses % 250}`)
  const asked = await visitor.call('POST', '/api/photos/upload-url', {
    body: { type: 'image/webp', size: announced },
  })
  if (asked.status !== 200) throw new Error(`No address for a photograph: ${asked.status}`)
  const { uploadUrl, path } = asked.body as { uploadUrl: string; path: string }
  const stored = await fetch(uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': 'image/webp' },
    body: content,
  })
  if (!stored.ok) throw new Error(`The photograph was refused: ${await stored.text()}`)
  return path
}

/** The id of a review that just came and may be shown. */
export async function insertReview(api: TestApi, photos: readonly string[] = []): Promise<string> {
  const id = randomUUID()
  await api.db.sql(
    `insert into public.reviews (id, name, mobile, place, model, rating, message, may_publish, photos)
     values ($1, 'Anita Sahoo', '9000000002', 'Banki', 'SP125', 4, 'A good ride.', true, $2)`,
    [id, [...photos]],
  )
  return id
}

/** Shows a review with a photograph and answers the photograph's name. */
export async function showReviewWithPhoto(api: TestApi): Promise<string> {
  const photo = await uploadPhoto(api)
  const id = await insertReview(api, [photo])
  await api.db.sql(
    `insert into public.review_decisions (review_id, state, shown_at) values ($1, 'shown', now())`,
    [id],
  )
  return photo
}
