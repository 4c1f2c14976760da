import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { FormName } from '#contract/enquiries/forms.ts'
import { makeKey, type Sealed } from './sealed.ts'

/**
 * A waiting enquiry as the device stores it. What the visitor typed is encrypted; the other fields do not say
 * who the visitor is.
 */
export interface Entry {
  /** The uuid that becomes the key of the database row. */
  id: string
  /** The endpoint for the enquiry: a form, or one for what staff write down themselves. */
  endpoint:
    | FormName
    | 'addWalkIn'
    | 'addTouch'
    | 'changeLead'
    | 'markContact'
    | 'changeAppointment'
    | 'changeOrderStep'
    | 'countStock'
    | 'receivePayment'
  /** The entries of a queue are sent in order: one that still waits holds back those behind it. */
  queue?: string | undefined
  /** The title of the enquiry in the list of waiting enquiries. */
  title: string
  /** The form's own success text. */
  success: string
  /** The name of the form in its page. */
  form: string
  /** The form's record of how it was filled in. */
  signals: string
  /** The key of the form's draft, which is deleted when the enquiry has arrived. */
  draftKey: string
  /**
   * The tab in which the enquiry was sent. The next enquiry of the same form in that tab replaces this one.
   */
  tab: string
  /** Moments in milliseconds since 1970: when the visitor sent the enquiry, and when the last try began. */
  createdAt: number
  triedAt: number
  /** The number of failed tries. */
  attempts: number
  /**
   * The enquiry is not tried automatically before `nextAt`, and never before `notBefore`, which the server
   * set.
   */
  nextAt: number
  notBefore: number
  /** What the enquiry waits for, where that is not the connection. */
  waitsFor?: string | undefined
  /** The server's message when it refused the enquiry while no form was open to show the message. */
  refusal?: string
  /** The code of that refusal. */
  refusedAs?: string
  sealed: Sealed
  /** The encrypted bytes of each file in the body, in the order of its fields. */
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

/**
 * Forgets the database when the browser closed it or refused to open it, so that the next call opens it
 * again.
 */
function forget(): void {
  opened = undefined
}

/** Every entry, oldest first. Throws in a browser that stores nothing. */
export async function readEntries(): Promise<Entry[]> {
  const entries = await (await database()).getAll('entries')
  return entries.sort((a, b) => a.createdAt - b.createdAt)
}

/** One entry; undefined when it has been sent or removed. */
export async function readEntry(id: string): Promise<Entry | undefined> {
  return (await database()).get('entries', id)
}

/** Adds an entry, or replaces the entry of the same id. Throws when the browser has no room. */
export async function writeEntry(entry: Entry): Promise<void> {
  await (await database()).put('entries', entry)
}

/** Changes an entry if it is still there, because another tab may have deleted it. */
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

/** The key of this browser for encryption, made when first needed. */
export async function deviceKey(): Promise<CryptoKey> {
  const db = await database()
  const known = await db.get('keys', 'body')
  if (known) return known
  // The key is made before the transaction begins, because a transaction ends while it waits. If another tab
  // was faster, its key is used.
  const made = await makeKey()
  const transaction = db.transaction('keys', 'readwrite')
  const first = await transaction.store.get('body')
  if (!first) await transaction.store.put(made, 'body')
  await transaction.done
  return first ?? made
}
