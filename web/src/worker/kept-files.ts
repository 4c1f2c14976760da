import { cacheNames } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { folderOf } from './addresses.ts'
import { isSaving } from './limits.ts'
import { scope, type WaitingEvent } from './scope.ts'

/** What Workbox takes for putting a version in place; its type is known beside a worker's scope alone. */
type PhaseEvent = Parameters<PrecacheController['install']>[0]

const files = scope.keptFiles ?? []

/** Knows every file of every language; which of them are on the device differs. */
const all = new PrecacheController()
all.addToCacheList(files)

/** The page without content, and the words for one that cannot be shown, of the language of an address. */
export const shellOf = (address: URL): string => `${folderOf(address)}/app.html`
export const offlinePageOf = (address: URL): string => `${folderOf(address)}/offline.html`

/** Whether this version has a file. */
export function hasFile(url: string): boolean {
  return files.some((file) => file.url === url)
}

const addressOf = (path: string): string => new URL(path, scope.location.origin).href

/** A kept file of this version; nothing where it is not on the device. */
export function keptFile(path: string): Promise<Response | undefined> {
  return all.matchPrecache(addressOf(path))
}

/** Kept code, which is called by what it says, also of a former version: pages of that one may be open or kept. */
export async function keptCode(path: string): Promise<Response | undefined> {
  return (await keptFile(path)) ?? (await caches.open(cacheNames.precache)).match(addressOf(path))
}

/** Whether code is on the device, from the start or because a page loaded it. */
export async function isOnDevice(path: string): Promise<boolean> {
  return (await caches.match(addressOf(path))) !== undefined
}

/**
 * Fetches the files of the languages in use, one after the other: of open pages, and of those kept by the version before; and of
 * every language the words for a page that cannot be shown, because a link leads to it also without a line. For whoever saves
 * data those words alone.
 */
export async function keepFiles(event: WaitingEvent): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const cache = await caches.open(cacheNames.precache)
  const before = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith('/app.html'))
  const folders = new Set([...open, ...before].map(({ url }) => folderOf(new URL(url))))
  const some = new PrecacheController()
  some.addToCacheList(files.filter(({ folder, isWords }) => isWords || (folders.has(folder) && !isSaving)))
  // Workbox stores files only while a version is put in place, of which a language that is opened later is one more part.
  const putting = { type: 'install', waitUntil: (work: Promise<unknown>) => event.waitUntil(work) }
  await some.install(putting as PhaseEvent)
}

/** Removes what only a former version had. */
export async function forgetOldFiles(event: WaitingEvent): Promise<void> {
  await all.activate(event as PhaseEvent)
}
