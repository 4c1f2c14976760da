import { AppError } from '#contract/errors.ts'
import { upload } from '#contract/limits.ts'
import { texts } from '#contract/texts.ts'
import {
  type ContentTable,
  deleteContent,
  type Inserted,
  insertContent,
} from '#server/data/managed-content.ts'
import { type PictureBucket, removePicture, storePicture } from '#server/data/pictures.ts'
import { isSecondKind } from '#server/lib/files/hidden-content.ts'
import { randomObjectName } from '#server/lib/files/object-name.ts'
import { readPicture } from '#server/lib/files/picture-file.ts'
import { withoutMetadata } from '#server/lib/files/picture-metadata.ts'
import { type CallIdentity, identityOf, sha256 } from '#server/lib/http/call-identity.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { mayHaveHappened } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

interface Added {
  id: number
  message: string
}

interface AddCall<Body> {
  db: DatabaseClient
  headers: Headers
  body: Body
}

/**
 * Adds an offer; its title serves as the picture's alternative text. Throws `invalid_fields` when the file is no
 * picture, `key_reused` when its `Idempotency-Key` came with something else before, as the next two do.
 */
export function addOffer(call: AddCall<{ title: string; description: string; image: File }>): Promise<Added> {
  const { image: file, ...words } = call.body
  return addWithPicture(call, 'offers', { file, field: 'image' }, (identity, image) =>
    insertContent(call.db, 'offers', identity, { ...words, image, alt: words.title }),
  )
}

/** Adds a pop-up picture. */
export function addNotification(call: AddCall<{ image: File; alt?: string | undefined }>): Promise<Added> {
  const { image: file, alt = '' } = call.body
  return addWithPicture(call, 'notifications', { file, field: 'image' }, (identity, image) =>
    insertContent(call.db, 'notifications', identity, { image, alt }),
  )
}

/** Adds a gallery picture. */
export function addGalleryPicture(call: AddCall<{ images: File; alt?: string | undefined }>): Promise<Added> {
  const { images: file, alt = '' } = call.body
  return addWithPicture(call, 'gallery', { file, field: 'images' }, (identity, image) =>
    insertContent(call.db, 'gallery_images', identity, { image, alt }),
  )
}

/** Deletes the row, then its picture; throws `not_found` when there is no such row. */
export async function deleteWithPicture(
  db: DatabaseClient,
  bucket: PictureBucket,
  id: number,
): Promise<{ message: string }> {
  const path = await deleteContent(db, tableOf[bucket], id)
  if (path === undefined)
    throw new AppError('not_found', { message: 'This is gone already. Please reload the page.' })
  await removeQuietly(db, bucket, path)
  return { message: texts.content.deleted }
}

const tableOf: Record<PictureBucket, ContentTable> = {
  offers: 'offers',
  notifications: 'notifications',
  gallery: 'gallery_images',
}

/**
 * Stores the file first and removes it again when the row is refused, or stands already because the call is sent again.
 * When nobody knows whether the row was stored, the file stays: a row must never point to nothing.
 */
async function addWithPicture(
  { db, headers, body }: AddCall<object>,
  bucket: PictureBucket,
  { file, field }: { file: File; field: string },
  insert: (identity: CallIdentity, path: string) => Promise<Inserted>,
): Promise<Added> {
  const content = new Uint8Array(await file.arrayBuffer())
  const picture = readPicture(content)
  if (!picture || picture.type !== file.type || isSecondKind(content))
    throw wrongPicture(field, 'Please choose a JPEG, PNG, WebP or AVIF picture.')
  if (picture.width * picture.height > upload.imagePixels)
    throw wrongPicture(field, 'This picture has more than 40 million pixels. Please choose a smaller one.')
  const bare = withoutMetadata(content, picture.type)
  if (!bare)
    throw wrongPicture(field, 'This picture says where it was taken. Please send it without such details.')

  const identity = identityOf(headers, { ...body, [field]: sha256(content) })
  const name = randomObjectName(picture.extension)
  const path = await storePicture(db, bucket, { name, content: bare, type: picture.type })
  let isNeeded = false
  try {
    const { id, outcome } = await insert(identity, path)
    isNeeded = outcome === 'stored'
    return { id, message: texts.content.added }
  } catch (error) {
    isNeeded = mayHaveHappened(error)
    throw error
  } finally {
    if (!isNeeded) await removeQuietly(db, bucket, path)
  }
}

/** Removes a file that no row needs. A failure is only logged, because what staff asked for is done. */
async function removeQuietly(db: DatabaseClient, bucket: PictureBucket, path: string): Promise<void> {
  await removePicture(db, bucket, path).catch((error: unknown) =>
    logEvent('error', 'picture_left_behind', { path, cause: describeCause(error) }),
  )
}

function wrongPicture(field: string, message: string): AppError {
  return new AppError('invalid_fields', { fields: { [field]: message } })
}
