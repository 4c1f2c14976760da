import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { Failure } from '#server/command/failure.ts'
import type { StoredProject } from '../backup/stored-project.ts'
import type { Query } from '../query.ts'
import { contentOf, eachOf, type LocalPicture } from './local-pictures.ts'
import { brochuresFolder } from './rows.ts'

const buckets = ['catalogue', 'documents'] as const
type Bucket = (typeof buckets)[number]
/** Calls of the API at once; most of the time of a call is the way there and back. */
const atOnce = 16
/** Files that are stored at once where the API is not used. */
const batch = 200
/** Seconds for which caches may keep a picture: a year, because its name is made from its content. */
const cacheControl = '31536000'

/**
 * The names of the catalogue's pictures and brochures that are in Storage; each name is made from the
 * content, so no two are the same.
 */
export async function listPictures(query: Query): Promise<Set<string>> {
  const rows = await query('select name from storage.objects where bucket_id = any ($1::text::text[])', [
    `{${buckets.join(',')}}`,
  ])
  return new Set(rows.map(({ name }) => String(name)))
}

/**
 * Stores the pictures of a folder that are not in Storage. No row names them yet, so a failure leaves the
 * site as it was.
 */
export async function storePictures(
  project: StoredProject,
  pictures: readonly LocalPicture[],
  present: ReadonlySet<string>,
): Promise<void> {
  const missing = [
    ...new Map(pictures.filter(({ name }) => !present.has(name)).map((one) => [one.name, one])).values(),
  ]
  const { storeObjects } = project
  if (storeObjects) {
    for (const bucket of buckets) {
      const own = missing.filter((one) => one.bucket === bucket)
      for (let first = 0; first < own.length; first += batch) {
        const read = own.slice(first, first + batch).map(async ({ file }) => {
          const { name, content, type } = await contentOf(file)
          return { name, content, type, cacheControl }
        })
        await storeObjects(bucket, await Promise.all(read))
      }
    }
    return
  }
  const storage = storageOf(project)
  await eachOf(missing, atOnce, async ({ file, name, bucket }) => {
    const { content, type } = await contentOf(file)
    const { error } = await storage
      .from(bucket)
      .upload(name, content, { contentType: type, cacheControl, upsert: true })
    if (error) throw refused(file, error)
  })
}

/** Saves pictures and brochures from Storage in the folder; `files` are their paths within it. */
export async function saveFiles(
  project: StoredProject,
  folder: string,
  files: readonly string[],
): Promise<void> {
  const storage = storageOf(project)
  await eachOf(files, atOnce, async (file) => {
    const bucket: Bucket = file.startsWith(brochuresFolder) ? 'documents' : 'catalogue'
    const name = basename(file)
    const { data, error } = await storage.from(bucket).download(name)
    if (error) throw refused(name, error)
    await writeFile(join(folder, file), new Uint8Array(await data.arrayBuffer()))
  })
}

function storageOf({ url, secretKey }: StoredProject) {
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }).storage
}

function refused(name: string, cause: Error): Failure {
  return new Failure(
    `Storage refused the picture ${name}: ${cause.message}.`,
    'Run the same command again; what has arrived is not sent a second time.',
    { cause },
  )
}
