import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import type { SecondStore } from '#server/lib/second-store/store.ts'
import { digestOf } from './digest.ts'
import type { Manifest, WaitingEntry } from './manifest.ts'

const fileOf = (folder: string, name: string) => join(folder, 'entries', digestOf(Buffer.from(name)))

/**
 * Copies the entries of the second store, still encrypted. An entry that is drained meanwhile is among the
 * rows.
 */
export async function saveEntries(store: SecondStore, folder: string): Promise<WaitingEntry[]> {
  const entries: WaitingEntry[] = []
  for (const name of await store.names()) {
    const content = await store.read(name)
    if (!content) continue
    await writeFile(fileOf(folder, name), content, { mode: 0o600 })
    entries.push({ name, digest: digestOf(content) })
  }
  return entries
}

/**
 * Throws `Failure` when the backup has entries and there is no second store for them; called before anything
 * is restored.
 */
export function requireStore({ entries }: Manifest, store: SecondStore | undefined): void {
  if (entries?.length && !store)
    throw new Failure(
      `The backup holds ${entries.length} forms that were not in the database yet, and the second store is out of reach.`,
      'Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, or SECOND_STORE_FOLDER.',
    )
}

/** Puts the entries back, reads each again and compares it with the saved one. */
export async function bringEntries(
  { entries = [] }: Manifest,
  store: SecondStore | undefined,
  folder: string,
): Promise<void> {
  for (const { name, digest } of entries) {
    await store?.create(name, new Uint8Array(await readFile(fileOf(folder, name))))
    const content = await store?.read(name)
    if (!content || digestOf(content) !== digest)
      throw new Failure(`The entry ${name} of the second store is not what was saved.`, 'Use another backup.')
  }
}
