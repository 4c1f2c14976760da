import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { Failure } from '#server/command/failure.ts'
import type { Query } from '../query.ts'
import { digestOf } from './digest.ts'
import type { StoredObject } from './manifest.ts'
import type { StoredProject } from './stored-project.ts'

type Bucket = ReturnType<ReturnType<typeof createClient>['storage']['from']>

/** The file of a backup that holds a stored file. */
export function fileOfObject(
  folder: string,
  { bucket, name }: Pick<StoredObject, 'bucket' | 'name'>,
): string {
  return join(folder, 'objects', digestOf(Buffer.from(`${bucket}/${name}`)))
}

function bucketOf({ url, secretKey }: StoredProject, bucket: string): Bucket {
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }).storage.from(bucket)
}

/** Every file of Storage, by bucket and name. */
export async function listObjects(
  query: Query,
): Promise<Pick<StoredObject, 'bucket' | 'name' | 'cacheSeconds'>[]> {
  const rows = await query(
    `select bucket_id, name, metadata ->> 'cacheControl' as cache from storage.objects order by bucket_id, name`,
  )
  return rows.map((row) => ({
    bucket: String(row.bucket_id),
    name: String(row.name),
    cacheSeconds: /max-age=(\d+)/.exec(String(row.cache))?.[1] ?? '3600',
  }))
}

/** The content of a file in Storage, and its description for the manifest. */
export async function readObject(
  project: StoredProject,
  object: Pick<StoredObject, 'bucket' | 'name' | 'cacheSeconds'>,
): Promise<StoredObject & { content: Uint8Array }> {
  const { data, error } = await bucketOf(project, object.bucket).download(object.name)
  if (error)
    throw new Failure(
      `The file ${object.bucket}/${object.name} could not be read: ${error.message}.`,
      'Try again; if it is gone for good, delete its row in storage.objects first.',
      { cause: error },
    )
  const content = new Uint8Array(await data.arrayBuffer())
  return { ...object, content, type: data.type, size: content.byteLength, digest: digestOf(content) }
}

export async function saveObject(
  project: StoredProject,
  folder: string,
  object: Pick<StoredObject, 'bucket' | 'name' | 'cacheSeconds'>,
): Promise<StoredObject> {
  const { content, ...facts } = await readObject(project, object)
  await writeFile(fileOfObject(folder, object), content, { mode: 0o600 })
  return facts
}

/** Puts a file back into Storage after checking that its copy is whole. */
export async function bringObject(
  project: StoredProject,
  folder: string,
  object: StoredObject,
): Promise<void> {
  const content = await readFile(fileOfObject(folder, object))
  if (digestOf(content) !== object.digest)
    throw new Failure(`The copy of ${object.bucket}/${object.name} is damaged.`, 'Use another backup.')
  const { error } = await bucketOf(project, object.bucket).upload(object.name, content, {
    contentType: object.type,
    cacheControl: object.cacheSeconds,
    upsert: false,
  })
  if (error)
    throw new Failure(`The file ${object.name} was refused: ${error.message}.`, 'See the message.', {
      cause: error,
    })
}
