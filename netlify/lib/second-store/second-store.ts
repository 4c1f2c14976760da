import { env } from '../env.ts'
import { blobStore } from './blob-store.ts'
import { folderStore } from './folder-store.ts'

/** Keeps bytes by name, somewhere that does not fail together with the database. */
export interface SecondStore {
  /** Keeps something new; false when something stands under the name already, which stays. */
  create: (name: string, content: Uint8Array<ArrayBuffer>) => Promise<boolean>
  read: (name: string) => Promise<Uint8Array | undefined>
  /** The names of everything there is, in no order. */
  names: () => Promise<string[]>
  /** When it was kept; nothing when there is none. */
  storedAt: (name: string) => Promise<Date | undefined>
  /** Removes it; what is gone already is no failure. */
  remove: (name: string) => Promise<void>
}

/**
 * The second store of this deployment: a folder where one is named, Netlify Blobs where they are; with the key its
 * entries are encrypted with. Nothing when there is no key or no place.
 */
export function secondStore(): { store: SecondStore; key: string } | undefined {
  const { SECOND_STORE_KEY: key, SECOND_STORE_FOLDER: folder, SUPABASE_URL } = env()
  if (!key) return undefined
  const store = folder ? folderStore(folder) : blobStore(SUPABASE_URL)
  return store && { store, key }
}
