import { signUpload, type Upload } from '#server/data/enquiries/uploads.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedOf, storedOrMissing } from '#server/lib/supabase/storage-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The secret key signs, checks, reads and removes photographs, as it does résumés, because a visitor who
// sends one is not signed in. Whether a member of staff may see one is asked with that member's own rights.
const bucket = 'photos'

/** The address to which this one photograph may be PUT, or when there is room for it; see `signUpload`. */
export function signPhotoUpload(upload: Upload): ReturnType<typeof signUpload> {
  return signUpload(bucket, upload)
}

/**
 * The facts of uploads: the announced bytes, whether this enquiry is stored already, whether another enquiry
 * has the photograph.
 */
export async function findPhotoUploads(
  paths: string[],
  enquiry: string,
): Promise<{ path: string; size: number; is_stored: boolean; is_taken: boolean }[]> {
  return dataOf(await secretClient().rpc('find_photo_uploads', { paths, enquiry }))
}

/** The bytes of a photograph; undefined when there is none of that name. */
export async function readPhoto(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = storedOrMissing(await secretClient().storage.from(bucket).download(path))
  return file && new Uint8Array(await file.arrayBuffer())
}

/** Replaces the bytes of a photograph. */
export async function replacePhoto(path: string, content: Uint8Array, contentType: string): Promise<void> {
  storedOf(await secretClient().storage.from(bucket).update(path, content, { contentType }))
}

/** Removes photographs; a photograph that is gone already is no failure. */
export async function removePhotos(paths: string[]): Promise<void> {
  if (paths.length > 0) storedOf(await secretClient().storage.from(bucket).remove(paths))
}

/** The names of photographs that no enquiry names and that are old or larger than announced, at most 500. */
export async function findUnclaimedPhotos(): Promise<string[]> {
  return dataOf(await secretClient().rpc('unclaimed_photos'))
}

/**
 * Does an enquiry that the caller may see name the photograph? The database refuses callers without that
 * right.
 */
export async function mayOpenPhoto(db: DatabaseClient, path: string): Promise<boolean> {
  return dataOf(await db.rpc('open_photo', { path }))
}

/** Does a shown review name the photograph? */
export async function isShownPhoto(db: DatabaseClient, path: string): Promise<boolean> {
  return dataOf(await db.rpc('is_shown_photo', { path }))
}
