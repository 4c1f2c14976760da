import { env } from '../env.ts'
import { blobStore } from './blob-store.ts'
import { folderStore } from './folder-store.ts'
import type { SecondStore } from './store.ts'

/**
 * The second store of this deployment and the key that encrypts its entries: the named folder, otherwise
 * Netlify Blobs. Undefined when there is no key or no place.
 */
export function secondStore(): { store: SecondStore; key: string } | undefined {
  const { SECOND_STORE_KEY: key, SECOND_STORE_FOLDER: folder, SUPABASE_URL } = env()
  if (!key) return undefined
  const store = folder ? folderStore(folder) : blobStore(SUPABASE_URL)
  return store && { store, key }
}
