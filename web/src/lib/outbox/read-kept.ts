import { openBody } from './sealed.ts'
import { deviceKey, type Entry, readEntry } from './store.ts'

/**
 * The typed body of a waiting enquiry, and the endpoint for it; undefined when the enquiry no longer waits.
 */
export async function readKept(
  id: string,
): Promise<{ endpoint: Entry['endpoint']; body: Record<string, unknown> } | undefined> {
  const entry = await readEntry(id)
  if (!entry) return undefined
  const { body } = await openBody(await deviceKey(), entry)
  return { endpoint: entry.endpoint, body }
}
