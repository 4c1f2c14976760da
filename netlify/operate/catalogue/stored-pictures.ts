import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { Failure } from '#server/command/failure.ts'
import type { StoredProject } from '../backup/stored-project.ts'
import type { Query } from '../query.ts'
import { contentOf, eachOf, type LocalPicture } from './local-pictures.ts'
import { picturesFolder } from './rows.ts'

const bucket = 'catalogue'
/** Calls of the API at once, most of whose time is the way there and back. */
const atOnce = 16
/** Files that are stored at once past it. */
const batch = 200
/** Seconds for which caches may keep a picture: a year, because its name is made from its content. */
const cacheControl = '31536000'

/** The names of the catalogue's pictures that Storage has. */
export async function listPictures(query: Query): Promise<Set<string>> {
  const rows = await query('select name from storage.objects where bucket_id = $1', [bucket])
  return new Set(rows.map(({ name }) => String(name)))
}

/** Stores the pictures of a folder that Storage does not have. Nothing names them yet, so a failure leaves the site as it was. */
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
    for (let first = 0; first < missing.length; first += batch) {
      const read = missing.slice(first, first + batch).map(async ({ file }) => ({
        ...(await contentOf(file)),
        cacheControl,
      }))
      await storeObjects(bucket, await Promise.all(read))
    }
    return
  }
  const storage = bucketOf(project)
  await eachOf(missing, atOnce, async ({ file, name }) => {
    const { content, type } = await contentOf(file)
    const { error } = await storage.upload(name, content, { contentType: type, cacheControl, upsert: true })
    if (error) throw refused(file, error)
  })
}

/** Saves pictures of Storage in the folder. */
export async function savePictures(
  project: StoredProject,
  folder: string,
  names: readonly string[],
): Promise<void> {
  const storage = bucketOf(project)
  await eachOf(names, atOnce, async (name) => {
    const { data, error } = await storage.download(name)
    if (error) throw refused(name, error)
    await writeFile(join(folder, picturesFolder, name), new Uint8Array(await data.arrayBuffer()))
  })
}

function bucketOf({ url, secretKey }: StoredProject) {
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }).storage.from(bucket)
}

function refused(name: string, cause: Error): Failure {
  return new Failure(
    `Storage refused the picture ${name}: ${cause.message}.`,
    'Run the same command again; what has arrived is not sent a second time.',
    { cause },
  )
}
