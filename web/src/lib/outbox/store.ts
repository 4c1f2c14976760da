import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { FormName } from '#contract/enquiries/forms.ts'
import { makeKey, type Sealed } from './sealed.ts'

/** A waiting enquiry as the device stores it. What a person typed is sealed; the rest says nothing about them. */
export interface Entry {
  /** The uuid that becomes the row's key. */
  id: string
  /** Where it is sent: a form, or what staff write down themselves. */
  endpoint: FormName | 'addWalkIn'
  /** What the visitor reads about it in the list of what waits. */
  title: string
  /** The form's own success text. */
  success: string
  /** Names the form in its page. */
  form: string
  /** What the form told about how it was filled in. */
  signals: string
  /** Where the form stores its draft, which goes when the enquiry has arrived. */
  draftKey: string
  /** The tab that took it; what the same form sends there again replaces it. */
  tab: string
  /** Moments in milliseconds since 1970: when it was sent, and when it was tried last. */
  createdAt: number
  triedAt: number
  /** How often it was tried in vain. */
  attempts: number
  /** It is not tried by itself before `nextAt`, and never before `notBefore`, which the server named. */
  nextAt: number
  notBefore: number
  /** What it waits for, where that is not the connection. */
  waitsFor?: string | undefined
  /** The server's words when it was refused and nobody was there to read them. */
  refusal?: string
  sealed: Sealed
  /** The bytes of each file of the body, in the order of its fields. */
  files: Sealed[]
}

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

/** The browser closed the database or refused to open it: the next call tries anew. */
function forget(): void {
  opened = undefined
}

/** Every entry, oldest first. Throws where the browser stores nothing. */
export async function readEntries(): Promise<Entry[]> {
  const entries = await (await database()).getAll('entries')
  return entries.sort((a, b) => a.createdAt - b.createdAt)
}

/** One entry; undefined when it has been sent or removed. */
export async function readEntry(id: string): Promise<Entry | undefined> {
  return (await database()).get('entries', id)
}

/** Adds an entry or replaces the one of the same id. Throws when the browser has no room for it. */
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

/** Deletes an entry, if it is still there. */
export async function deleteEntry(id: string): Promise<void> {
  await (await database()).delete('entries', id)
}

/** The one key of this browser, made when it is first needed. */
export async function deviceKey(): Promise<CryptoKey> {
  const db = await database()
  const known = await db.get('keys', 'body')
  if (known) return known
  // The key is made before the transaction, which would end while it waits. Another tab may have been faster: its key stays.
  const made = await makeKey()
  const transaction = db.transaction('keys', 'readwrite')
  const first = await transaction.store.get('body')
  if (!first) await transaction.store.put(made, 'body')
  await transaction.done
  return first ?? made
}
