import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedOf, storedOrThere } from '#server/lib/supabase/storage-error.ts'

/** The public buckets of pictures that staff add; each is served under `/media/<bucket>/`. */
export type PictureBucket = 'home' | 'offers' | 'notifications' | 'gallery' | 'catalogue'

/** Seconds for which caches may keep a picture: a year, because no name is ever used for a second picture. */
const cacheControl = '31536000'

/** The path of a stored picture on this site, `/media/<bucket>/<name>`. */
export function picturePath(bucket: PictureBucket, name: string): string {
  return `/media/${bucket}/${name}`
}

/**
 * Stores a picture that active staff sent and the server looked at, and answers its path. A file of that name is the same
 * picture, because names are random or made from the content. Uses the secret key, because a staff token that could write
 * to the bucket could publish any file past the site, without a line of the audit trail.
 */
export async function storePicture(
  bucket: PictureBucket,
  { name, content, type }: { name: string; content: Uint8Array; type: string },
): Promise<string> {
  const options = { contentType: type, cacheControl, upsert: false }
  storedOrThere(await secretClient().storage.from(bucket).upload(name, content, options))
  return picturePath(bucket, name)
}

/**
 * Removes the file behind a path of `storePicture`. A file that is gone already is no failure, nor is a path of a
 * picture that came with the site. Uses the secret key, as `storePicture` does.
 */
export async function removePicture(bucket: PictureBucket, path: string): Promise<void> {
  const prefix = `/media/${bucket}/`
  if (!path.startsWith(prefix)) return
  storedOf(
    await secretClient()
      .storage.from(bucket)
      .remove([path.slice(prefix.length)]),
  )
}
