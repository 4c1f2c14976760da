import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedOf, storedOrMissing } from '#server/lib/supabase/storage-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The secret key signs, checks, reads and removes, as for résumés: whoever sends a photograph is not signed in. Whether
// somebody may see one is asked with their own rights.
const bucket = 'photos'

/** Where a photograph may be uploaded to, with the bytes that were announced and who asked, as a hash of the address. */
interface PhotoUpload {
  path: string
  size: number
  sender: string
}

/** The address to which this one file may be PUT, once, within two hours; undefined when too many were asked for. */
export async function signPhotoUpload(upload: PhotoUpload): Promise<string | undefined> {
  const client = secretClient()
  if (!dataOf(await client.rpc('take_photo_upload', { ...upload }))) return undefined
  return storedOf(await client.storage.from(bucket).createSignedUploadUrl(upload.path)).signedUrl
}

/** What is known of uploads: the bytes announced, whether this enquiry stands already, whether another one has it. */
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

/** Puts other bytes in the place of a photograph. */
export async function replacePhoto(path: string, content: Uint8Array, contentType: string): Promise<void> {
  storedOf(await secretClient().storage.from(bucket).update(path, content, { contentType }))
}

/** Removes photographs; one that is gone already is no failure. */
export async function removePhotos(paths: string[]): Promise<void> {
  if (paths.length > 0) storedOf(await secretClient().storage.from(bucket).remove(paths))
}

/** The names of photographs older than six hours that no enquiry names, at most 500. */
export async function findUnclaimedPhotos(): Promise<string[]> {
  return dataOf(await secretClient().rpc('unclaimed_photos'))
}

/** Does an enquiry name it, and may the caller see it? The database refuses who may not. */
export async function mayOpenPhoto(db: DatabaseClient, path: string): Promise<boolean> {
  return dataOf(await db.rpc('open_photo', { path }))
}

/** Does a review that is shown name it? */
export async function isShownPhoto(db: DatabaseClient, path: string): Promise<boolean> {
  return dataOf(await db.rpc('is_shown_photo', { path }))
}
