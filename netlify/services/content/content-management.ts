import {
  type ContentField,
  type ContentKindId,
  contentFields,
  expectedName,
  type OrderedKind,
} from '#contract/content/content-fields.ts'
import type { ContentEdit, ManagedItem } from '#contract/content/content-items.ts'
import { texts } from '#contract/texts/texts.ts'
import { AppError, type CurrentContent } from '#contract/wire/errors.ts'
import * as content from '#server/data/content/managed-content.ts'
import {
  type PictureBucket,
  removeUploaded,
  storeUploaded,
  uploadedPath,
} from '#server/data/content/uploaded-files.ts'
import { findLastContentChange } from '#server/data/reports/audit-events.ts'
import { objectNameOf, randomObjectName } from '#server/lib/files/object-name.ts'
import { identityOf } from '#server/lib/http/call-identity.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { mayHaveHappened } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { checkedPicture } from './checked-picture.ts'

/** The name of an item of each kind in confirmations, and the bucket of its pictures. */
const kinds = {
  slides: { bucket: 'home', saved: 'The slide is saved.' },
  offers: { bucket: 'offers', saved: 'The offer is saved.' },
  notifications: { bucket: 'notifications', saved: 'The notification is saved.' },
  gallery: { bucket: 'gallery', saved: 'The gallery picture is saved.' },
} as const satisfies Record<ContentKindId, { bucket: PictureBucket; saved: string }>

/**
 * Puts slides or gallery pictures into an order; throws `conflict` when their present order is not the
 * expected one.
 */
export async function orderItems(
  db: DatabaseClient,
  kind: OrderedKind,
  order: { ids: number[]; expected: number[] },
): Promise<{ message: string }> {
  if (!(await content.orderItems(db, kind, order))) throw new AppError('conflict')
  return { message: 'The order is saved.' }
}

/**
 * Adds an item with its picture, which came as `field`; an offer's title serves as the alternative text.
 * Stores the file first and removes it again when the row is refused, or was stored before because the call
 * is a repeat. When it is unknown whether the row was stored, the file stays: a row must never point to
 * nothing. Throws `invalid_fields` when the file is no picture or the days are the wrong way round,
 * `key_reused` when another call had the same `Idempotency-Key`.
 */
export async function addItem(
  { db, headers, body }: { db: DatabaseClient; headers: Headers; body: content.ContentChange },
  kind: ContentKindId,
  { image: file, placeholder }: { image: File; placeholder?: string | undefined },
  field = 'image',
): Promise<{ id: number; message: string }> {
  const { bucket } = kinds[kind]
  checkDays(body.from, body.to)
  const { content: bytes, type, extension, hash } = await checkedPicture(file, field, placeholder)
  const identity = identityOf(headers, { ...body, [field]: hash })
  const image = await storeUploaded(bucket, { name: randomObjectName(extension), content: bytes, type })
  const row = { ...body, image, ...(kind === 'offers' && { alt: body.title }) }
  let isNeeded = false
  try {
    const { id, outcome } = await content.insertItem(db, kind, identity, row)
    isNeeded = outcome === 'stored'
    return { id, message: kind === 'slides' ? texts.content.slideAdded : texts.content.added }
  } catch (error) {
    isNeeded = mayHaveHappened(error)
    throw error
  } finally {
    if (!isNeeded) await removeQuietly(image)
  }
}

/**
 * Changes the given fields of an item, and its picture where one is given; the old file goes a day later,
 * because built pages still show it until the next build. The new file is named after row and content, so
 * that a repeated call finds it there and changes nothing. Throws `not_found` when there is no such item,
 * `invalid_fields` like `addItem`, and `conflict` with the present values when somebody else has changed one
 * of the fields since the caller saw it. An offer's title stays the alternative text where it was so before,
 * and becomes it with a new picture.
 */
export async function updateItem(
  db: DatabaseClient,
  kind: ContentKindId,
  id: number,
  edit: ContentEdit,
): Promise<{ message: string }> {
  const { bucket, saved } = kinds[kind]
  const before = await content.findItem(db, kind, id)
  if (!before) throw gone()
  const { item } = before
  const picture = edit.image && (await checkedPicture(edit.image, 'image', edit.placeholder))
  const name = picture && objectNameOf(`${bucket} ${id}`, picture.content, picture.extension)
  const path = name && uploadedPath(bucket, name)
  const change = changeOf(kind, edit, item, path)
  if (isOverwriting(change, item, edit)) throw await conflictAbout(db, kind, item)
  checkDays(change.from ?? item.from, change.to ?? item.to)

  const isNewPicture = path !== undefined && path !== item.image
  if (picture && name && isNewPicture)
    await storeUploaded(bucket, { name, content: picture.content, type: picture.type })
  const hasSeen = Object.entries(edit).some(
    ([field, seen]) => field.startsWith('expected') && seen !== undefined,
  )
  if (!(await content.updateItem(db, kind, id, change, hasSeen ? before.updatedAt : undefined))) {
    // The item was changed or deleted within this very moment.
    const now = await content.findItem(db, kind, id)
    throw now ? await conflictAbout(db, kind, now.item) : gone()
  }
  return { message: saved }
}

/**
 * Deletes an item, whose picture stays for a day, like a replaced one; throws `not_found` when there is no
 * such row.
 */
export async function deleteItem(
  db: DatabaseClient,
  kind: ContentKindId,
  id: number,
): Promise<{ message: string }> {
  if (!(await content.deleteItem(db, kind, id))) throw gone()
  return { message: texts.content.deleted }
}

/**
 * The fields of an edit that belong to its kind, the path of its new picture, and an offer's alternative
 * text.
 */
function changeOf(
  kind: ContentKindId,
  edit: ContentEdit,
  item: ManagedItem,
  path: string | undefined,
): content.ContentChange {
  const fields: readonly ContentField[] = contentFields[kind]
  const change: content.ContentChange = Object.fromEntries(
    fields.filter((field) => edit[field] !== undefined).map((field) => [field, edit[field]]),
  )
  if (path) change.image = path
  const isTitled = path !== undefined || item.alt === item.title
  if (kind === 'offers' && isTitled) change.alt = edit.title ?? item.title
  return change
}

/**
 * Whether a change would overwrite a value that its caller has not seen. A repeat of an edit overwrites
 * nothing.
 */
function isOverwriting(change: content.ContentChange, now: ManagedItem, edit: ContentEdit): boolean {
  return (Object.keys(change) as (ContentField | 'image')[]).some((field) => {
    const expected = edit[expectedName(field)]
    return (
      expected !== undefined && !isSameText(now[field], expected) && !isSameText(now[field], change[field])
    )
  })
}

/**
 * Whether two texts are equal but for white space: forms change line ends on their way, and rows from before
 * the rules for texts may have further blanks.
 */
function isSameText(one = '', other = ''): boolean {
  const bare = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  return bare(one) === bare(other)
}

/** Throws `invalid_fields` when the last day comes before the first. */
function checkDays(from = '', to = ''): void {
  if (from && to && to < from)
    throw new AppError('invalid_fields', { fields: { to: 'The last day comes before the first.' } })
}

async function conflictAbout(
  db: DatabaseClient,
  kind: ContentKindId,
  { id, ...now }: ManagedItem,
): Promise<AppError> {
  const current: CurrentContent = {
    ...now,
    ...(await findLastContentChange(db, content.tableOf[kind], id)),
  }
  return new AppError('conflict', { current })
}

/**
 * Removes a file that no row ever named. A failure is only logged, because the call of staff has succeeded.
 */
async function removeQuietly(path: string): Promise<void> {
  await removeUploaded(path).catch((error: unknown) =>
    logEvent('error', 'picture_left_behind', { path, cause: describeCause(error) }),
  )
}

function gone(): AppError {
  return new AppError('not_found', { message: 'This is gone already. Please reload the page.' })
}
