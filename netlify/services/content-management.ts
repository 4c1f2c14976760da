import type { NotificationEdit, OfferEdit } from '#contract/content.ts'
import { AppError, type CurrentContent } from '#contract/errors.ts'
import { texts } from '#contract/texts.ts'
import { findLastContentChange } from '#server/data/audit-events.ts'
import {
  type ContentChange,
  type ContentRow,
  type ContentTable,
  deleteContent,
  type EditedTable,
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
 * Changes those words of an offer, and the picture, that are given. Throws `not_found` when there is no such offer,
 * `invalid_fields` as `addOffer` does, and `conflict` with what stands there now when somebody else has changed one of
 * them since its caller saw it. The title stays the alternative text where it was, and becomes it with a new picture.
 */
export async function updateOffer(
  db: DatabaseClient,
  id: number,
  change: OfferEdit,
): Promise<{ message: string }> {
  const { image: file, expectedTitle, expectedDescription, expectedImage, ...words } = change
  const expected = { title: expectedTitle, description: expectedDescription, image: expectedImage }
  return updateWithPicture(db, 'offers', id, { file, expected }, (before, path) => {
    const isTitled = path !== undefined || before.alt === before.title
    const alt = words.title ?? before.title
    return { ...words, ...(path && { image: path }), ...(isTitled && { alt }) }
  })
}

/** Changes picture or alternative text of a notification, whichever is given; throws as `updateOffer` does. */
export async function updateNotification(
  db: DatabaseClient,
  id: number,
  change: NotificationEdit,
): Promise<{ message: string }> {
  const { image: file, alt, expectedAlt, expectedImage } = change
  const expected = { alt: expectedAlt, image: expectedImage }
  return updateWithPicture(db, 'notifications', id, { file, expected }, (_before, path) => ({
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
  await removeQuietly(bucket, path)
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
  { headers, body }: AddCall<object>,
  bucket: ContentBucket,
  { file, field }: { file: File; field: string },
  insert: (identity: CallIdentity, path: string) => Promise<Inserted>,
): Promise<Added> {
  const { content, type, extension, hash } = await checkedPicture(file, field)
  const identity = identityOf(headers, { ...body, [field]: hash })
  const path = await storePicture(bucket, { name: randomObjectName(extension), content, type })
  let isNeeded = false
  try {
    const { id, outcome } = await insert(identity, path)
    isNeeded = outcome === 'stored'
    return { id, message: texts.content.added }
  } catch (error) {
    isNeeded = mayHaveHappened(error)
    throw error
  } finally {
    if (!isNeeded) await removeQuietly(bucket, path)
  }
}

/**
 * Changes a row, and its picture where a file is given; the old file goes once no row needs it. The new file is named
 * after row and content, so that the same call again finds it there and changes nothing. Throws `conflict` when what
 * the change would overwrite is not what was expected.
 */
async function updateWithPicture(
  db: DatabaseClient,
  bucket: EditedTable,
  id: number,
  { file, expected }: { file: File | undefined; expected: ContentChange },
  changeOf: (before: ContentRow, path: string | undefined) => ContentChange,
): Promise<{ message: string }> {
  const before = await findContent(db, bucket, id)
  if (!before) throw gone()
  const picture = file && (await checkedPicture(file, 'image'))
  const name = picture && objectNameOf(`${bucket} ${id}`, picture.content, picture.extension)
  const path = name && picturePath(bucket, name)
  const change = changeOf(before, path)
  if (isOverwriting(change, before, expected)) throw await conflictAbout(db, bucket, id, before)
  const isNewPicture = path !== undefined && path !== before.image
  if (picture && name && isNewPicture)
    await storePicture(bucket, { name, content: picture.content, type: picture.type })
  const seenAt = Object.values(expected).some((seen) => seen !== undefined) ? before.updated_at : undefined
  if (!(await updateContent(db, bucket, id, change, seenAt))) {
    // Changed or deleted within this very moment.
    if (isNewPicture) await removeQuietly(bucket, path)
    const now = await findContent(db, bucket, id)
    throw now ? await conflictAbout(db, bucket, id, now) : gone()
  }
  if (isNewPicture) await removeQuietly(bucket, before.image)
  return { message: bucket === 'offers' ? 'The offer is saved.' : 'The notification is saved.' }
}

/** Whether a change would overwrite something that its caller has not seen. What stands there already was saved before. */
function isOverwriting(change: ContentChange, now: ContentChange, expected: ContentChange): boolean {
  const fields = ['title', 'description', 'image', 'alt'] as const
  return fields.some(
    (field) =>
      change[field] !== undefined &&
      expected[field] !== undefined &&
      !isSameText(now[field], expected[field]) &&
      !isSameText(now[field], change[field]),
  )
}

/** Forms change line ends on their way, and rows from before the rules of texts may have blanks of their own. */
function isSameText(one = '', other = ''): boolean {
  const bare = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  return bare(one) === bare(other)
}

async function conflictAbout(
  db: DatabaseClient,
  table: EditedTable,
  id: number,
  { updated_at: _, ...now }: ContentRow,
): Promise<AppError> {
  const current: CurrentContent = { ...now, ...(await findLastContentChange(db, table, id)) }
  return new AppError('conflict', { current })
}

/** Removes a file that no row needs. A failure is only logged, because what staff asked for is done. */
async function removeQuietly(bucket: ContentBucket, path: string): Promise<void> {
  await removePicture(bucket, path).catch((error: unknown) =>
    logEvent('error', 'picture_left_behind', { path, cause: describeCause(error) }),
  )
}

function gone(): AppError {
  return new AppError('not_found', { message: 'This is gone already. Please reload the page.' })
}
