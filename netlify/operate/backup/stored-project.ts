import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { Failure } from '#server/command/failure.ts'
import type { Settings, Variables } from '#server/command/settings.ts'
import { blobStore } from '#server/lib/second-store/blob-store.ts'
import { folderStore } from '#server/lib/second-store/folder-store.ts'
import type { SecondStore } from '#server/lib/second-store/store.ts'
import { StoredObjects } from '#server/local/supabase/data/stored-objects.ts'
import { type EmbeddedSupabase, startEmbeddedSupabase } from '#server/local/supabase/embedded-supabase.ts'
import type { Query } from '../query.ts'
import { reachBlobs } from '../reach-blobs.ts'

/** A file for Storage, `cacheControl` in seconds. */
export interface NewObject {
  name: string
  content: Uint8Array
  type: string
  cacheControl: string
}

/** A project to save or restore: the hosted one that the environment names, or the embedded one. */
export interface StoredProject {
  /** Runs the work in one transaction as the owner of the tables. */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>
  /** Address of the API, through which Storage is reached. */
  url: string
  secretKey: string
  /** Stores new files of a bucket at once, where that is faster than one call of the API for each file. */
  storeObjects?: (bucket: string, objects: readonly NewObject[]) => Promise<void>
  /** The second store; undefined when the store is out of reach. */
  secondStore: SecondStore | undefined
  /** Saves beside the backup the keys that must stay the same, or takes them from there. */
  saveKeys: (folder: string) => Promise<void>
  takeKeys: (folder: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the project. An embedded one that is not there yet is made, with an owner's account and no demo data.
 * `isNew` means that a backup is restored into the project, which must hold nothing yet.
 */
export async function openProject(
  settings: Settings,
  variables: Variables,
  { isNew = false } = {},
): Promise<StoredProject> {
  if (!settings.hostedUrl) return openEmbedded(settings.dataFolder, isNew)
  const { SUPABASE_DB_URL: databaseUrl, SUPABASE_SECRET_KEY: secretKey = '' } = variables
  if (!databaseUrl)
    throw new Failure(
      'SUPABASE_DB_URL is not set.',
      'Copy the connection string of the session pooler from the project’s dashboard (Connect) and set it.',
    )
  reachBlobs(variables)
  const store = variables.SECOND_STORE_FOLDER
    ? folderStore(variables.SECOND_STORE_FOLDER)
    : blobStore(settings.hostedUrl)
  return connectProject(databaseUrl, settings.hostedUrl, secretKey, store)
}

/** Opens a project by the address of its Postgres. */
export function connectProject(
  databaseUrl: string,
  url: string,
  secretKey: string,
  secondStore?: SecondStore,
): StoredProject {
  const connection = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  return {
    url,
    secretKey,
    secondStore,
    transaction: async (work) =>
      (await connection.begin('isolation level repeatable read', (transaction) =>
        work(async (sql, params = []) => [...(await transaction.unsafe(sql, params as never[]))]),
      )) as Awaited<ReturnType<typeof work>>,
    // A hosted project keeps its keys itself, so there is nothing to save.
    saveKeys: async () => undefined,
    takeKeys: async () => undefined,
    close: () => connection.end(),
  }
}

async function openEmbedded(dataFolder: string, isNew: boolean): Promise<StoredProject> {
  const embedded = await startEmbeddedSupabase({ dataFolder, isEmpty: isNew, withoutDemo: true })
  if (isNew && !embedded.isFresh) {
    await embedded.close()
    throw new Failure(
      `There is data in ${dataFolder} already.`,
      'Restore into a new folder: DEALER_DATA_DIR=<new folder> npm run restore -- <backup>',
    )
  }
  const keys = join(dataFolder, 'keys.json')
  return {
    ...embeddedProject(embedded),
    secondStore: folderStore(embedded.secondStore.folder),
    saveKeys: (folder) => copyFile(keys, join(folder, 'keys.json')),
    takeKeys: async (folder) => {
      await copyFile(join(folder, 'keys.json'), keys)
      await embedded.markComplete()
    },
    close: embedded.close,
  }
}

/** The rows and files of an embedded project that is open already. */
export function embeddedProject({
  url,
  secretKey,
  engine,
  objectsFolder,
}: Pick<EmbeddedSupabase, 'url' | 'secretKey' | 'engine' | 'objectsFolder'>): StoredProject {
  return {
    url,
    secretKey,
    secondStore: undefined,
    storeObjects: (bucket, objects) => storeInFolder(engine, objectsFolder, bucket, objects),
    transaction: (work) =>
      engine.alone((database) =>
        database.transaction((transaction) =>
          work(
            async (sql, params = []) => (await transaction.query<Record<string, unknown>>(sql, params)).rows,
          ),
        ),
      ),
    saveKeys: async () => undefined,
    takeKeys: async () => undefined,
    close: async () => undefined,
  }
}

/**
 * Writes the files straight into the project's folder: the API queries the database eight times for each
 * file, and a catalogue of photographs would take a quarter of an hour.
 */
async function storeInFolder(
  engine: EmbeddedSupabase['engine'],
  folder: string,
  bucket: string,
  objects: readonly NewObject[],
): Promise<void> {
  const files = new StoredObjects(folder)
  const rows = await Promise.all(
    objects.map(async ({ name, content, type, cacheControl }) => ({
      name,
      metadata: await files.uploadObject(bucket, name, undefined, content, type, `max-age=${cacheControl}`),
    })),
  )
  await engine.sql(
    `insert into storage.objects (bucket_id, name, metadata, version)
     select $1, name, metadata, gen_random_uuid()::text
     from jsonb_to_recordset($2::text::jsonb) as given (name text, metadata jsonb)
     on conflict do nothing`,
    [bucket, JSON.stringify(rows)],
  )
}
