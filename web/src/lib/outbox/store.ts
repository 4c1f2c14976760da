import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from './entry.ts'
import { makeKey } from './sealed.ts'

interface Schema extends DBSchema {
  entries: { key: string; value: Entry }
  keys: { key: string; value: CryptoKey }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('outbox', 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'id' })
      db.createObjectStore('keys')
    },
    terminated: forget,
  })
  opened.catch(forget)
  return opened
}

/** The browser closed it, or refused: the next call tries anew. */
function forget(): void {
  opened = undefined
}

/** Every entry, oldest first. Throws where the browser keeps nothing. */
export async function readEntries(): Promise<Entry[]> {
  const entries = await (await database()).getAll('entries')
  return entries.sort((a, b) => a.createdAt - b.createdAt)
}

export async function readEntry(id: string): Promise<Entry | undefined> {
  return (await database()).get('entries', id)
}

export async function writeEntry(entry: Entry): Promise<void> {
  await (await database()).put('entries', entry)
}

/** Changes an entry that is still there; another tab may have taken it away. */
export async function changeEntry(id: string, change: (entry: Entry) => Entry): Promise<void> {
  const transaction = (await database()).transaction('entries', 'readwrite')
  const entry = await transaction.store.get(id)
  if (entry) await transaction.store.put(change(entry))
  await transaction.done
}

export async function deleteEntry(id: string): Promise<void> {
  await (await database()).delete('entries', id)
}

/** The one key of this browser, made when it is first needed. */
export async function deviceKey(): Promise<CryptoKey> {
  const db = await database()
  const known = await db.get('keys', 'body')
  if (known) return known
  // Made before the transaction, which would end while it waits. Another tab may have been faster: the first one stays.
  const made = await makeKey()
  const transaction = db.transaction('keys', 'readwrite')
  const first = await transaction.store.get('body')
  if (!first) await transaction.store.put(made, 'body')
  await transaction.done
  return first ?? made
}
