import { Workbox } from 'workbox-window'
import { t } from '#contract/wire/language.ts'
import { draftKeyOf } from '#web/lib/device/draft.ts'
import { tabStorage } from '#web/lib/device/storage.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

/** How long an open page waits before it asks again for a new version, in milliseconds. */
const pauseMs = 3_600_000

let worker: Workbox | undefined

/**
 * Registers the service worker, once for each page, and offers each newer version that waits. A browser
 * without workers does nothing here.
 */
export function startWorker(): void {
  if (worker || !('serviceWorker' in navigator)) return
  worker = new Workbox('/sw.js')
  worker.addEventListener('waiting', () => void offerUpdate())
  // A private window may refuse the worker; the site works without one.
  worker.register({ immediate: true }).catch(() => undefined)
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < pauseMs) return
    askedAt = Date.now()
    worker?.update().catch(() => undefined)
  })
}

/**
 * Says that a newer version waits. Only a press activates that version and loads the page again, because
 * somebody may be in the middle of a form. A visitor who presses nothing gets the version once all pages of
 * the site were closed.
 */
async function offerUpdate(): Promise<void> {
  const { waiting } = (await navigator.serviceWorker.getRegistration('/')) ?? {}
  // Pages come from the network, so this page may be of the newer version already.
  if (!waiting || (await isFirstScriptOf(waiting))) return
  notify.success(t`A new version of this site is ready.`, {
    id: 'new-version',
    duration: Number.POSITIVE_INFINITY,
    detail: isTyped() ? t`What you typed stays.` : undefined,
    action: { label: t`Update`, run: update },
  })
}

/** Whether the tab keeps anything that the visitor typed or chose on the shown page. */
function isTyped(): boolean {
  const [start = '', end = ''] = draftKeyOf('\n').split('\n')
  // What belongs to every page has no page in its key.
  return tabStorage.names().some((key) => key.startsWith(start) && (key.endsWith(end) || key.endsWith(':')))
}

function update(): void {
  worker?.addEventListener('controlling', () => location.reload())
  worker?.messageSkipWaiting()
}

function isFirstScriptOf(version: ServiceWorker): Promise<boolean> {
  const first = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const script = first ? new URL(first.src).pathname : ''
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    version.postMessage({ type: 'IS_MINE', script }, [port2])
  })
}
