import { Failure } from '#server/command/failure.ts'
import { demoColleagues, demoStaff } from '../../../supabase/seed/accounts.ts'
import { createStaff } from './accounts.ts'
import { type DataFolder, openDataFolder } from './data/data-folder.ts'
import { uploadDemoResumes } from './data/demo-resumes.ts'
import { seedBeginning, seedData } from './data/seed-data.ts'
import { type Edition, keptEdition, nameMadeEdition } from './edition.ts'
import { type Engine, openEngine } from './engine.ts'
import { keepKeys, type ProjectKeys } from './keys.ts'
import { listenOnLoopback } from './listener.ts'
import { applyMigrations, readMigrations } from './migrations.ts'

/** The embedded project, migrated, seeded and listening. */
export interface EmbeddedSupabase {
  url: string
  publishableKey: string
  secretKey: string
  /** The owner; `others` are the user ids with which the demo's accounts of other roles sign in. */
  staff: { userId: string; password: string; others: string[] }
  /** Folder of the second store, and the key of its entries. */
  secondStore: { folder: string; key: string }
  /** Names the content that the project's pages show. */
  edition: Edition
  engine: Engine
  /** Where Storage keeps the bytes of its files. */
  objectsFolder: string
  /** Was the folder empty before? */
  isFresh: boolean
  /** Marks a folder that began empty as complete. */
  markComplete: () => Promise<void>
  close: () => Promise<void>
}

export interface EmbeddedOptions {
  dataFolder: string
  /** Deletes the data first. */
  fresh?: boolean
  /**
   * Begins from a copy of this data folder, which no other process may have open; the data of its own folder
   * are deleted first.
   */
  like?: string | undefined
  /** Makes no demo data and no account in a fresh folder, so that a backup can be restored into it. */
  isEmpty?: boolean
  /** Makes the account but no demo data in a fresh folder. */
  withoutDemo?: boolean
  say?: (line: string) => void
}

/**
 * Starts the embedded Supabase on a data folder; a fresh one gets the demo data and the account `demo`.
 * Throws `Failure` when the folder's data cannot be read.
 */
export async function startEmbeddedSupabase(options: EmbeddedOptions): Promise<EmbeddedSupabase> {
  const data = await openDataFolder(options.dataFolder, options)
  let engine: Engine | undefined
  try {
    options.say?.(data.isFresh ? 'Making a new database …' : 'Opening the database …')
    const opened = await openData(data).catch((error: unknown) => {
      throw data.isFresh ? error : unreadable(options.dataFolder, error)
    })
    const { keys } = opened
    engine = opened.engine
    await applyMigrations(engine, await readMigrations())
    if (data.isFresh && !options.isEmpty) await fillDatabase(engine, data, keys, options)
    return await listen(engine, data, keys)
  } catch (error) {
    await engine?.close()
    data.release()
    throw error
  }
}

async function openData(data: DataFolder): Promise<{ engine: Engine; keys: ProjectKeys }> {
  const keys = await keepKeys(data.keys)
  return {
    keys,
    engine: await openEngine({ keys, databaseFolder: data.database, objectsFolder: data.objects }),
  }
}

function unreadable(folder: string, cause: unknown): Failure {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Failure(
    `The data in ${folder} cannot be read: ${reason}.`,
    'Its files are damaged. Restore a backup into another folder: DEALER_DATA_DIR=<new folder> npm run restore -- <backup>; or begin with new data, which deletes these: npm start -- --fresh.',
    { cause },
  )
}

async function fillDatabase(
  engine: Engine,
  data: DataFolder,
  keys: ProjectKeys,
  { withoutDemo, say }: EmbeddedOptions,
): Promise<void> {
  await createStaff(engine, keys.publishableKey, {
    userId: 'demo',
    // In an empty project colleagues and the audit trail name this account from the first day on.
    ...(withoutDemo
      ? { name: 'Owner', email: 'owner@dealer.example' }
      : { name: 'Demo Staff', email: 'demo@dealer.example' }),
    password: keys.staffPassword,
  })
  if (withoutDemo) await seedBeginning(engine)
  else {
    say?.('Filling it with demo data …')
    for (const account of [...demoStaff, ...demoColleagues])
      await createStaff(engine, keys.publishableKey, {
        ...account,
        email: `${account.userId}@dealer.example`,
        password: keys.staffPassword,
      })
    // After the accounts, because the demo data has what these people did.
    await seedData(engine)
    await uploadDemoResumes(engine, keys.secretKey)
  }
  await nameMadeEdition(data.editionFile, withoutDemo ? 'empty' : 'demo')
  // The pages are rendered before anybody sees them, so filling in the demo asks for no other build.
  await engine.sql(
    'update private.site_builds set tried_at = clock_timestamp(), called_at = clock_timestamp()',
  )
  await data.markComplete()
}

async function listen(engine: Engine, data: DataFolder, keys: ProjectKeys): Promise<EmbeddedSupabase> {
  const listener = await listenOnLoopback(engine)
  const made = await engine.sql<{ user_id: string }>(
    'select user_id from public.staff where user_id = any ($1) order by created_at, user_id',
    [demoStaff.map(({ userId }) => userId)],
  )
  return {
    url: listener.url,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    staff: { userId: 'demo', password: keys.staffPassword, others: made.map(({ user_id }) => user_id) },
    secondStore: { folder: data.secondStoreFolder, key: keys.secondStoreKey },
    edition: keptEdition(data.editionFile),
    engine,
    objectsFolder: data.objects,
    isFresh: data.isFresh,
    markComplete: data.markComplete,
    close: async () => {
      await listener.close()
      await engine.close()
      data.release()
    },
  }
}
