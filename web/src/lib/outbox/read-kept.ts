import { openBody } from './sealed.ts'
import { deviceKey, type Entry, readEntry } from './store.ts'

/** What of an entry was typed, and where it is sent; undefined when it is not there any more. */
export async function readKept(
  id: string,
): Promise<{ endpoint: Entry['endpoint']; body: Record<string, unknown> } | undefined> {
  const entry = await readEntry(id)
  if (!entry) return undefined
  const { body } = await openBody(await deviceKey(), entry)
  return { endpoint: entry.endpoint, body }
}
