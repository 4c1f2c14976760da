import { storedOf } from '#server/lib/supabase/storage-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Public buckets of the pictures staff add; each is served under `/media/<bucket>/`. */
export type PictureBucket = 'offers' | 'notifications' | 'gallery'

/** A name is never used twice, so that whoever has the file may keep it for a year. */
const cacheControl = '31536000'

/** Keeps a picture as the caller and answers its path on this site. */
export async function storePicture(
  db: DatabaseClient,
  bucket: PictureBucket,
  { name, content, type }: { name: string; content: Uint8Array; type: string },
): Promise<string> {
  const options = { contentType: type, cacheControl, upsert: false }
  storedOf(await db.storage.from(bucket).upload(name, content, options))
  return `/media/${bucket}/${name}`
}

/** Removes the file behind a path of `storePicture`. A file that is gone already, or that came with the site, is no failure. */
export async function removePicture(db: DatabaseClient, bucket: PictureBucket, path: string): Promise<void> {
  const prefix = `/media/${bucket}/`
  if (!path.startsWith(prefix)) return
  storedOf(await db.storage.from(bucket).remove([path.slice(prefix.length)]))
}
