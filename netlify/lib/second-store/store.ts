/** Keeps bytes by name, somewhere that does not fail together with the database. */
export interface SecondStore {
  /** Keeps something new; false when something stands under the name already, which stays. */
  create: (name: string, content: Uint8Array<ArrayBuffer>) => Promise<boolean>
  read: (name: string) => Promise<Uint8Array | undefined>
  /** The names of everything there is, in no order. */
  names: () => Promise<string[]>
  /** When it was kept; nothing when there is none. */
  storedAt: (name: string) => Promise<Date | undefined>
  /** Removes it; what is gone already is no failure. */
  remove: (name: string) => Promise<void>
}
