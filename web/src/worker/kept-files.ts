import { cacheNames } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { folderOf } from './addresses.ts'
import { isSaving } from './limits.ts'
import { scope, type WaitingEvent } from './scope.ts'

/**
 * The type of Workbox's install event, taken from its controller because TypeScript has the event only in a
 * worker's scope.
 */
type PhaseEvent = Parameters<PrecacheController['install']>[0]

const files = scope.keptFiles ?? []

/** The controller for the files of all languages; a device has only some of them. */
const all = new PrecacheController()
all.addToCacheList(files)

/**
 * The paths of the page without content and of the page for "no connection", in the language of an address.
 */
export const shellOf = (address: URL): string => `${folderOf(address)}/app.html`
export const offlinePageOf = (address: URL): string => `${folderOf(address)}/offline.html`

/** Whether a file belongs to this version. */
export function hasFile(url: string): boolean {
  return files.some((file) => file.url === url)
}

const addressOf = (path: string): string => new URL(path, scope.location.origin).href

/** A kept file of this version; undefined where the file is not on the device. */
export function keptFile(path: string): Promise<Response | undefined> {
  return all.matchPrecache(addressOf(path))
}

/**
 * A kept code file, of this version or a former one, because pages of a former version may be open or kept.
 * The name of a code file is made of its content.
 */
export async function keptCode(path: string): Promise<Response | undefined> {
  return (await keptFile(path)) ?? (await caches.open(cacheNames.precache)).match(addressOf(path))
}

/** The mark of a device that has the code of the back office, as the shell of this version asks for it. */
const officeMark = addressOf(`/office-code?of=${files.find(({ url }) => url === '/app.html')?.revision}`)

/** Notes that the code of the back office is on the device. */
export async function noteOffice(): Promise<void> {
  await caches.delete('office')
  await (await caches.open('office')).put(officeMark, new Response())
}

/** The page without content, where the device has the code that makes the back office of it. */
export async function officeShell(): Promise<Response | undefined> {
  const isNoted = (await (await caches.open('office')).match(officeMark)) !== undefined
  return isNoted ? keptFile('/app.html') : undefined
}

/** Whether a code file is on the device, either from the start or because a page loaded it. */
export async function isOnDevice(path: string): Promise<boolean> {
  return (await caches.match(addressOf(path))) !== undefined
}

/**
 * Fetches the files of the languages in use, one after the other: the languages of open pages and those that
 * the version before kept. For every language the page for "no connection" is fetched, because a link may
 * lead to that language without a connection. A visitor who saves data gets only these pages.
 */
export async function keepFiles(event: WaitingEvent): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const cache = await caches.open(cacheNames.precache)
  const before = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith('/app.html'))
  const folders = new Set([...open, ...before].map(({ url }) => folderOf(new URL(url))))
  const some = new PrecacheController()
  some.addToCacheList(files.filter(({ folder, isWords }) => isWords || (folders.has(folder) && !isSaving)))
  // Workbox stores files only while a version is installed, so a language that is opened later is stored like
  // one more part of the install.
  const putting = { type: 'install', waitUntil: (work: Promise<unknown>) => event.waitUntil(work) }
  await some.install(putting as PhaseEvent)
}

/** Removes files that only a former version had. */
export async function forgetOldFiles(event: WaitingEvent): Promise<void> {
  await all.activate(event as PhaseEvent)
}
