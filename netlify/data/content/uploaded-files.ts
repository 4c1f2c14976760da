import { AppError } from '#contract/wire/errors.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedOf, storedOrThere } from '#server/lib/supabase/storage-error.ts'

/** The public buckets of pictures that staff add; each is served under `/media/<bucket>/`. */
export type PictureBucket = 'home' | 'offers' | 'notifications' | 'gallery' | 'catalogue'
/**
 * The buckets of files that staff add: pictures, and in `documents` the dealer's own brochures, which a
 * function of the site serves.
 */
type UploadBucket = PictureBucket | 'documents'

/** The seconds for which caches may keep a file: a year, because no name is ever used for a second file. */
const cacheControl = '31536000'

/** The path of a stored file on this site, `/media/<bucket>/<name>`. */
export function uploadedPath(bucket: UploadBucket, name: string): string {
  return `/media/${bucket}/${name}`
}

/**
 * Stores a file that active staff sent and the server checked, and answers its path. A stored file with that
 * name is the same file, because names are random or made from the content; the day within which a row must
 * name the file begins anew. Throws `unavailable` while a file with that name is being removed. Uses the
 * secret key, because a staff token that could write to the bucket could publish any file past the site,
 * without a line of the audit trail.
 */
export async function storeUploaded(
  bucket: UploadBucket,
  { name, content, type }: { name: string; content: Uint8Array; type: string },
): Promise<string> {
  const path = uploadedPath(bucket, name)
  if (!dataOf(await secretClient().rpc('take_file_path', { path })))
    throw new AppError('unavailable', { retryAfter: 5 * 60 })
  const options = { contentType: type, cacheControl, upsert: false }
  storedOrThere(await secretClient().storage.from(bucket).upload(name, content, options))
  return path
}

/**
 * Removes the file behind a path of `storeUploaded`, unless a row names it. A file that is gone already is no
 * failure. Uses the secret key, like `storeUploaded`.
 */
export async function removeUploaded(path: string): Promise<void> {
  if (dataOf(await secretClient().rpc('claim_file', { path }))) await removeClaimed([path])
}

/**
 * Removes at most 500 files that no row has named for a day, and answers how many. Uses the secret key,
 * because on a schedule nobody is signed in, and no signed-in member of staff may list a bucket.
 */
export async function removeUnused(): Promise<number> {
  const paths = dataOf(await secretClient().rpc('claim_unused_files'))
  const byBucket = Map.groupBy(paths, (path) => path.split('/')[2] ?? '')
  for (const ofBucket of byBucket.values()) await removeClaimed(ofBucket)
  return paths.length
}

/** Removes files of one bucket after the database has barred every save from naming them. */
async function removeClaimed(paths: string[]): Promise<void> {
  const [bucket = ''] = paths.map((path) => path.split('/')[2])
  const names = paths.map((path) => path.slice(`/media/${bucket}/`.length))
  storedOf(await secretClient().storage.from(bucket).remove(names))
  dataOf(await secretClient().rpc('note_removed_files', { paths }))
}
