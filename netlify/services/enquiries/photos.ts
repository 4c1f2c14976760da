import type { photoTypes } from '#contract/enquiries/photo-limits.ts'
import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { upload } from '#contract/wire/limits.ts'
import * as data from '#server/data/enquiries/photos.ts'
import { isSecondKind } from '#server/lib/files/hidden-content.ts'
import { randomObjectName } from '#server/lib/files/object-name.ts'
import { readPicture } from '#server/lib/files/picture-file.ts'
import { withoutMetadata } from '#server/lib/files/picture-metadata.ts'
import { shownPolicy } from '#server/lib/files/shown-policy.ts'
import { senderOf } from '#server/lib/forms/form-signals.ts'
import { refusedUntil } from '#server/lib/http/refused-until.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

type PhotoType = (typeof photoTypes)[number]

const extensions: Record<PhotoType, 'webp' | 'jpg'> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' }

/**
 * Answers the address to which one photograph of this size (bytes) may be PUT, and the path that a form
 * names. Throws `too_many_requests` when the budget of its address, its network or of all is used up.
 */
export async function requestPhotoUpload({
  ip,
  body: { type, size },
}: {
  ip: string
  body: { type: PhotoType; size: number }
}): Promise<{ uploadUrl: string; path: string }> {
  const path = randomObjectName(extensions[type])
  const signed = await data.signPhotoUpload({ path, size, sender: senderOf(ip) })
  if ('uploadUrl' in signed) return { ...signed, path }
  throw refusedUntil(
    signed.opensAt,
    (again) => t`Too many photographs arrive just now. Please send the form without, or try again ${again}.`,
  )
}

/**
 * Checks the photographs that an enquiry names: each must have been uploaded as announced, be a picture, and
 * belong to no other enquiry. Metadata is cut out. Throws `invalid_fields` under `photos`. The photographs of
 * a stored enquiry are not checked: they were before, and may be gone since.
 */
export async function checkPhotos(paths: readonly string[], enquiry: string): Promise<void> {
  if (paths.length === 0) return
  const uploads = await data.findPhotoUploads([...paths], enquiry)
  if (uploads.some(({ is_stored }) => is_stored)) return
  const known = new Map(uploads.map((one) => [one.path, one]))
  await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const announced = known.get(path)
      if (!announced || announced.is_taken) throw missingPhoto()
      await checkPhoto(path, announced.size)
    }),
  )
}

async function checkPhoto(path: string, announcedBytes: number): Promise<void> {
  const content = await data.readPhoto(path)
  if (content?.byteLength !== announcedBytes) throw missingPhoto()
  const picture = readPicture(content)
  const isShowable =
    picture !== undefined &&
    picture.extension === path.split('.')[1] &&
    picture.width * picture.height <= upload.imagePixels &&
    !isSecondKind(content)
  const bare = isShowable ? withoutMetadata(content, picture.type) : undefined
  if (!isShowable || !bare) {
    await data.removePhotos([path])
    throw new AppError('invalid_fields', {
      fields: { photos: t`A photograph is no picture that we can show. Please choose another one.` },
    })
  }
  // The site's browser code removes metadata by redrawing; a file that came another way may still have some.
  if (bare.byteLength !== content.byteLength) await data.replacePhoto(path, bare, picture.type)
}

function missingPhoto(): AppError {
  return new AppError('invalid_fields', {
    fields: { photos: t`A photograph did not arrive. Please choose it again.` },
  })
}

/** A photograph of an enquiry for staff. Throws `not_found` when no enquiry names it. */
export async function getPhoto(db: DatabaseClient, path: string): Promise<Response> {
  return shown((await data.mayOpenPhoto(db, path)) ? path : undefined)
}

/** A photograph of a review that is shown. Throws `not_found` for any other. */
export async function getReviewPhoto(db: DatabaseClient, path: string): Promise<Response> {
  return shown((await data.isShownPhoto(db, path)) ? path : undefined)
}

async function shown(path: string | undefined): Promise<Response> {
  const content = path === undefined ? undefined : await data.readPhoto(path)
  // The type is read from the bytes again, because a file may have come by another way than the form.
  const picture = content && readPicture(content)
  if (!content || !picture)
    throw new AppError('not_found', { message: t`There is no photograph at this address.` })
  return new Response(Buffer.from(content), {
    headers: { 'content-type': picture.type, 'content-security-policy': shownPolicy },
  })
}
