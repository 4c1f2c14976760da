import { env } from '../env.ts'
import { blobStore } from './blob-store.ts'
import { folderStore } from './folder-store.ts'
import type { SecondStore } from './store.ts'

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
