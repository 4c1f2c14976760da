/** A store of bytes by name that does not fail together with the database. */
export interface SecondStore {
  /** Adds an entry. Answers false when an entry has that name already; the earlier entry stays. */
  create: (name: string, content: Uint8Array<ArrayBuffer>) => Promise<boolean>
  read: (name: string) => Promise<Uint8Array | undefined>
  /** The names of all entries, in no order. */
  names: () => Promise<string[]>
  /** The moment when the entry was added; undefined when there is no such entry. */
  storedAt: (name: string) => Promise<Date | undefined>
  /** Removes an entry; an entry that is gone already is no failure. */
  remove: (name: string) => Promise<void>
}
