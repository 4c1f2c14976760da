import { storedOf, storedOrThere } from '#server/lib/supabase/storage-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The public buckets of pictures that staff add; each is served under `/media/<bucket>/`. */
export type PictureBucket = 'offers' | 'notifications' | 'gallery' | 'catalogue'

/** Seconds for which caches may keep a picture: a year, because no name is ever used for a second picture. */
const cacheControl = '31536000'

/** The path of a stored picture on this site, `/media/<bucket>/<name>`. */
export function picturePath(bucket: PictureBucket, name: string): string {
  return `/media/${bucket}/${name}`
}

/**
 * Stores a picture with the caller's rights and answers its path. A file of that name is the same picture, because
 * names are random or made from the content.
 */
export async function storePicture(
  db: DatabaseClient,
  bucket: PictureBucket,
  { name, content, type }: { name: string; content: Uint8Array; type: string },
): Promise<string> {
  const options = { contentType: type, cacheControl, upsert: false }
  storedOrThere(await db.storage.from(bucket).upload(name, content, options))
  return picturePath(bucket, name)
}

/**
 * Removes the file behind a path of `storePicture`. A file that is gone already is no failure, nor is a path of a
 * picture that came with the site.
 */
export async function removePicture(db: DatabaseClient, bucket: PictureBucket, path: string): Promise<void> {
  const prefix = `/media/${bucket}/`
  if (!path.startsWith(prefix)) return
  storedOf(await db.storage.from(bucket).remove([path.slice(prefix.length)]))
}
