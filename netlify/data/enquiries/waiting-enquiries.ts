import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { enquiryContext } from '#contract/enquiries/enquiry-context.ts'
import { AppError } from '#contract/wire/errors.ts'
import { seal, unseal } from '#server/lib/second-store/sealed-bytes.ts'
import { secondStore } from '#server/lib/second-store/second-store.ts'
import type { SecondStore } from '#server/lib/second-store/store.ts'

const waitingEnquiry = z.object({
  /** The name of the enquiry's form. */
  form: z.string(),
  origin: z.object({
    id: z.uuid(),
    hash: z.string(),
    robotScore: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    sender: z.string(),
    context: enquiryContext.optional(),
    acceptedAt: z.iso.datetime(),
  }),
  /** The body as the endpoint's schema parsed it. */
  body: z.record(z.string(), z.unknown()),
})
export type WaitingEnquiry = z.infer<typeof waitingEnquiry>

const refused = 'refused/'
const probes = 'health/'

function opened(): { store: SecondStore; key: string } {
  const found = secondStore()
  if (!found) throw new AppError('unavailable', { cause: new Error('There is no second store.') })
  return found
}

/**
 * Adds a waiting enquiry, encrypted. A repeat changes nothing. Throws `key_reused` when another enquiry waits
 * under its id, `unavailable` when there is no second store.
 */
export async function addWaiting(form: WaitingEnquiry): Promise<void> {
  const { store, key } = opened()
  const name = `${form.form}/${form.origin.id}`
  if (await store.create(name, seal(key, name, Buffer.from(JSON.stringify(form))))) return
  const standing = await readWaiting(name)
  // If no entry stands there any more, the drain has stored the first enquiry meanwhile. The database will
  // then tell a repeat from another enquiry.
  if (standing && standing.origin.hash !== form.origin.hash) throw new AppError('key_reused')
}

/** The names of all waiting enquiries, in no order; refused enquiries are left out. */
export async function listWaitingNames(): Promise<string[]> {
  return (await opened().store.names()).filter(isWaiting)
}

/** With more entries than this nobody asks how old each is, which takes a call for each. */
const mostAges = 500

/**
 * The names of all waiting enquiries in the order in which they should be stored: the oldest first, but every
 * other one at random, so that no number of enquiries that stay holds up those behind them for good.
 */
export async function listWaitingInTurn(): Promise<string[]> {
  const names = await listWaitingNames()
  if (names.length > mostAges) return shuffled(names)
  const oldestFirst = (await listWaiting()).filter(({ isRefused }) => !isRefused).map(({ name }) => name)
  const atRandom = shuffled(oldestFirst)
  return [...new Set(oldestFirst.flatMap((name, place) => [name, atRandom[place] ?? name]))]
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

function isWaiting(name: string): boolean {
  return !name.startsWith(refused) && !name.startsWith(probes)
}

/** An entry of the second store: a waiting enquiry, or one that the database refused for good. */
export interface WaitingEntry {
  name: string
  isRefused: boolean
  storedAt: Date | undefined
}

/** All entries of the second store, the oldest first. */
export async function listWaiting(): Promise<WaitingEntry[]> {
  const { store } = opened()
  const names = (await store.names()).filter((name) => !name.startsWith(probes))
  const entries = await Promise.all(
    names.map(async (name) => ({
      name,
      isRefused: name.startsWith(refused),
      storedAt: await store.storedAt(name),
    })),
  )
  return entries.toSorted((one, other) => Number(one.storedAt ?? 0) - Number(other.storedAt ?? 0))
}

/**
 * Reads one entry; undefined when there is no entry of that name any more. Throws when it cannot be
 * decrypted.
 */
export async function readWaiting(name: string): Promise<WaitingEnquiry | undefined> {
  const { store, key } = opened()
  const sealed = await store.read(name)
  return sealed && waitingEnquiry.parse(JSON.parse(Buffer.from(unseal(key, name, sealed)).toString()))
}

/** Removes an entry; one that is gone already is no failure. */
export async function removeWaiting(name: string): Promise<void> {
  await opened().store.remove(name)
}

/**
 * Moves an enquiry under `refused/`, encrypted as before: the drain leaves it there until a person looks at
 * it.
 */
export async function setAside(name: string, form: WaitingEnquiry): Promise<void> {
  const { store, key } = opened()
  const aside = `${refused}${name}`
  await store.create(aside, seal(key, aside, Buffer.from(JSON.stringify(form))))
  await store.remove(name)
}

/** The state of the second store. */
interface WaitingState {
  /** How many enquiries wait. */
  count: number
  /** When the oldest of twenty came in. */
  oldest: Date | undefined
  /** Of these twenty, those that the drain does not store: the form, and why. */
  stuck: { form: string; why: 'unreadable' | 'held back' }[]
  /** How many enquiries the database refused. */
  refused: number
}

/**
 * How many enquiries wait, and which of them are stuck: those that cannot be decrypted, and those that wait
 * for more than so many seconds. Looks at twenty, because each takes two calls; at random, because visitors
 * choose the names.
 */
export async function countWaiting(longestSeconds: number): Promise<WaitingState> {
  const { store } = opened()
  const all = await store.names()
  const names = all.filter(isWaiting)
  const seen = await Promise.all(
    shuffled(names)
      .slice(0, 20)
      .map(async (name) => {
        const [storedAt, isReadable] = await Promise.all([store.storedAt(name), canRead(name)])
        return { form: name.split('/')[0] ?? '', storedAt, isReadable }
      }),
  )
  const latest = Date.now() - longestSeconds * 1000
  const stuck = seen.flatMap(({ form, storedAt, isReadable }) => {
    if (!isReadable) return { form, why: 'unreadable' as const }
    return storedAt && Number(storedAt) < latest ? { form, why: 'held back' as const } : []
  })
  const times = seen.flatMap(({ storedAt }) => (storedAt ? Number(storedAt) : []))
  const oldest = times.length > 0 ? new Date(Math.min(...times)) : undefined
  const refusals = all.filter((name) => name.startsWith(refused)).length
  return { count: names.length, oldest, stuck, refused: refusals }
}

/** Can the entry be decrypted? An entry that is gone already can. */
async function canRead(name: string): Promise<boolean> {
  return readWaiting(name).then(
    () => true,
    () => false,
  )
}

/** Writes an entry and removes it again; throws when the second store does not take it. */
export async function probeSecondStore(): Promise<void> {
  const { store } = opened()
  const name = `${probes}${randomUUID()}`
  if (!(await store.create(name, new Uint8Array([1])))) throw new AppError('unavailable')
  await store.remove(name)
}
