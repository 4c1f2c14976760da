import { registerRoute } from 'workbox-routing'
import { isOwnPage, type Kind, kindOf } from './addresses.ts'
import { tellChangedDevice } from './changed-device.ts'
import { lastConnection } from './connection.ts'
import { strategies } from './kept-answers.ts'
import { forgetOldFiles, hasFile, keepFiles, keptCode, keptFile, noteOffice } from './kept-files.ts'
import { isSaving } from './limits.ts'
import { openNotification, showPush } from './notifications.ts'
import { untilItComes } from './patient-code.ts'
import { scope, type WaitingEvent } from './scope.ts'
import { withoutConnection } from './without-connection.ts'

/**
 * The one service worker of the site, for all languages. It keeps on the device what pages need without a
 * connection.
 */

type Handled = Parameters<(typeof strategies)['page']['handle']>[0] & { request: Request }

const wants = (kind: Kind) => (match: { url: URL; sameOrigin: boolean; request: Request }) =>
  match.sameOrigin &&
  // Films are requested in ranges, and a range is never kept.
  !match.request.headers.has('range') &&
  kindOf(match.url, match.request.mode === 'navigate') === kind

registerRoute(wants('page'), ({ url, request, event }) =>
  strategies.page.handle({ request, event }).catch(() => withoutConnection(url)),
)
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && isOwnPage(url),
  ({ url, request }) => fetch(request).catch(() => withoutConnection(url)),
)
registerRoute(
  wants('asset'),
  async ({ url, request, event }) =>
    (await keptCode(url.pathname)) ??
    untilItComes(request, () => strategies.asset.handle({ request, event })),
)
registerRoute(wants('call'), strategies.call)
registerRoute(wants('picture'), strategies.picture)

scope.addEventListener('install', (event) => event.waitUntil(keepFiles(event)))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('push', (event) => event.waitUntil(showPush(event)))
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellChangedDevice(event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event)))
scope.addEventListener('message', (event) => {
  const { data: wish } = event
  if (wish.type === 'SKIP_WAITING') void scope.skipWaiting()
  else if (wish.type === 'IS_MINE') event.ports[0]?.postMessage(hasFile(wish.script))
  else if (wish.type === 'HOW_IS_LINE') event.ports[0]?.postMessage(lastConnection())
  else if (wish.type === 'KEEP_OFFICE') event.waitUntil(keepOffice(event, wish))
  else if (wish.type === 'KEEP') event.waitUntil(keep(event, wish))
})

/**
 * Keeps what a page has opened: its HTML, which navigation inside the app never fetches, the data beside the
 * HTML, and what the page loaded before this worker was active. Files of a former version are deleted when no
 * open page may need them.
 */
async function keep(event: WaitingEvent, { page, files }: { page: string; files: string[] }): Promise<void> {
  const opened = isSaving ? files : [page, ...files]
  for (const file of opened) await keepOne(event, new URL(file), file === page).catch(() => undefined)
  await keepFiles(event).catch(() => undefined)
  if ((await scope.clients.matchAll({ type: 'window' })).length === 1) await forgetOldFiles(event)
}

/** Keeps what the back office has loaded; only then does its page open without a connection. */
async function keepOffice(
  event: WaitingEvent,
  { script, files }: { script: string; files: string[] },
): Promise<void> {
  for (const file of files) await keepOne(event, new URL(file), false).catch(() => undefined)
  await keepFiles(event).catch(() => undefined)
  // The page may be of a newer version, whose code does not fit the shell of this one.
  if (hasFile(script)) await noteOffice()
}

/** Requests one address like any other of its kind, so that the answer is kept. */
async function keepOne(event: WaitingEvent, url: URL, isPage: boolean): Promise<void> {
  const kind = kindOf(url, isPage)
  if (!kind || url.origin !== scope.location.origin || (await keptFile(url.pathname))) return
  const handled = { request: new Request(url), event } as Handled
  const [answer, done] = strategies[kind].handleAll(handled)
  const response = await answer
  const data = isPage ? /\/assets\/page-[\w-]+\.json/.exec(await response.clone().text())?.[0] : undefined
  await done
  if (data) await keepOne(event, new URL(data, url), false)
}
