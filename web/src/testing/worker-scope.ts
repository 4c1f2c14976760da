import { vi } from 'vitest'
import type { KeptFile } from '#web/worker/scope.ts'
import { giveCaches } from './kept-caches.ts'

const word = (folder: string) => ({ url: `${folder}/offline.html`, revision: '1', folder, isWords: true })
const shell = (folder: string) => ({ url: `${folder}/app.html`, revision: '1', folder, isWords: false })

/** The offline page and the shell of each language, and the script that all languages share. */
export const someFiles: KeptFile[] = [
  ...['', '/hi', '/or'].flatMap((folder) => [word(folder), shell(folder)]),
  { url: '/assets/boot-new.js', revision: null, folder: '', isWords: false },
]

/**
 * Makes the global scope of a service worker whose version has `keptFiles`; the network answers each address
 * with its path. Answers the worker's caches and pages. To be called before the worker's files are imported,
 * because they read their scope.
 */
export function giveWorkerScope(keptFiles: KeptFile[] = someFiles) {
  const pages: { url: string }[] = []
  for (const [name, value] of Object.entries({
    keptFiles,
    clients: { matchAll: async () => pages },
    fetch: async (asked: Request) => new Response(new URL(asked.url).pathname),
  }))
    vi.stubGlobal(name, value)
  return { ...giveCaches(), pages }
}

/** An event of the worker, and a promise that all work of the event is done. */
export function anEvent() {
  const works: Promise<unknown>[] = []
  const event = { type: 'install', waitUntil: (work: Promise<unknown>) => void works.push(work) }
  return { event: event as never, isDone: () => Promise.all(works) }
}
