import { AppError } from '#contract/errors.ts'
import { texts } from '#contract/texts.ts'
import {
  type ContentChange,
  type ContentRow,
  type ContentTable,
  deleteContent,
  findContent,
  type Inserted,
  insertContent,
  updateContent,
} from '#server/data/managed-content.ts'
import { type PictureBucket, picturePath, removePicture, storePicture } from '#server/data/pictures.ts'
import { objectNameOf, randomObjectName } from '#server/lib/files/object-name.ts'
import { type CallIdentity, identityOf } from '#server/lib/http/call-identity.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { mayHaveHappened } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { checkedPicture } from './checked-picture.ts'

type ContentBucket = Exclude<PictureBucket, 'catalogue'>

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

/**
 * Changes those words of an offer, and the picture, that are given. Throws `not_found` when there is no such offer, and
 * `invalid_fields` as `addOffer` does. The title stays the alternative text where it was, and becomes it with a new
 * picture.
 */
export async function updateOffer(
  db: DatabaseClient,
  id: number,
  {
    image,
    ...words
  }: { title?: string | undefined; description?: string | undefined; image?: File | undefined },
): Promise<{ message: string }> {
  return updateWithPicture(db, 'offers', id, { file: image, field: 'image' }, (before, path) => {
    const title = words.title ?? before.title
    const isTitled = path !== undefined || before.alt === before.title
    return { ...words, ...(path && { image: path }), ...(isTitled && { alt: title }) }
  })
}

/** Changes picture or alternative text of a notification, whichever is given; throws as `updateOffer` does. */
export async function updateNotification(
  db: DatabaseClient,
  id: number,
  { image, alt }: { image?: File | undefined; alt?: string | undefined },
): Promise<{ message: string }> {
  return updateWithPicture(db, 'notifications', id, { file: image, field: 'image' }, (_before, path) => ({
    ...(path && { image: path }),
    ...(alt !== undefined && { alt }),
  }))
}

/** Deletes the row, then its picture; throws `not_found` when there is no such row. */
export async function deleteWithPicture(
  db: DatabaseClient,
  bucket: ContentBucket,
  id: number,
): Promise<{ message: string }> {
  const path = await deleteContent(db, tableOf[bucket], id)
  if (path === undefined) throw gone()
  await removeQuietly(db, bucket, path)
  return { message: texts.content.deleted }
}

const tableOf: Record<ContentBucket, ContentTable> = {
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
  bucket: ContentBucket,
  { file, field }: { file: File; field: string },
  insert: (identity: CallIdentity, path: string) => Promise<Inserted>,
): Promise<Added> {
  const { content, type, extension, hash } = await checkedPicture(file, field)
  const identity = identityOf(headers, { ...body, [field]: hash })
  const path = await storePicture(db, bucket, { name: randomObjectName(extension), content, type })
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

/**
 * Changes a row, and its picture where a file is given; the old file goes once no row needs it. The new file is named
 * after row and content, so that the same call again finds it there and changes nothing.
 */
async function updateWithPicture(
  db: DatabaseClient,
  bucket: 'offers' | 'notifications',
  id: number,
  { file, field }: { file: File | undefined; field: string },
  changeOf: (before: ContentRow, path: string | undefined) => ContentChange,
): Promise<{ message: string }> {
  const table = tableOf[bucket]
  const before = await findContent(db, table, id)
  if (!before) throw gone()
  const picture = file && (await checkedPicture(file, field))
  const name = picture && objectNameOf(`${bucket} ${id}`, picture.content, picture.extension)
  const path = name && picturePath(bucket, name)
  if (picture && name && path !== before.image)
    await storePicture(db, bucket, { name, content: picture.content, type: picture.type })
  if (!(await updateContent(db, table, id, changeOf(before, path)))) throw gone()
  if (path !== undefined && path !== before.image) await removeQuietly(db, bucket, before.image)
  return { message: bucket === 'offers' ? 'The offer is saved.' : 'The notification is saved.' }
}

/** Removes a file that no row needs. A failure is only logged, because what staff asked for is done. */
async function removeQuietly(db: DatabaseClient, bucket: ContentBucket, path: string): Promise<void> {
  await removePicture(db, bucket, path).catch((error: unknown) =>
    logEvent('error', 'picture_left_behind', { path, cause: describeCause(error) }),
  )
}

function gone(): AppError {
  return new AppError('not_found', { message: 'This is gone already. Please reload the page.' })
}
