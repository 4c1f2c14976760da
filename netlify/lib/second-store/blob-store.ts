import { createHash } from 'node:crypto'
import { getStore } from '@netlify/blobs'
import type { SecondStore } from './store.ts'

/**
 * The second store in Netlify Blobs; undefined where the platform offers no Blobs. Deploy previews share the
 * stores of a site, so the store's name contains a hash of the database address: a preview with another
 * database must not drain the enquiries of the live site.
 */
export function blobStore(databaseUrl: string): SecondStore | undefined {
  if (!globalThis.netlifyBlobsContext && !process.env.NETLIFY_BLOBS_CONTEXT) return undefined
  const name = `forms-${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16)}`
  const blobs = getStore({ name, consistency: 'strong' })
  return {
    create: async (key, content) => {
      const metadata = { storedAt: new Date().toISOString() }
      const { modified } = await blobs.set(key, content.buffer, { onlyIfNew: true, metadata })
      return modified
    },
    read: async (key) => {
      const content: ArrayBuffer | null = await blobs.get(key, { type: 'arrayBuffer' })
      return content ? new Uint8Array(content) : undefined
    },
    names: async () => (await blobs.list()).blobs.map((blob) => blob.key),
    storedAt: async (key) => {
      const found = await blobs.getMetadata(key)
      return found ? new Date(String(found.metadata.storedAt)) : undefined
    },
    remove: (key) => blobs.delete(key),
  }
}
