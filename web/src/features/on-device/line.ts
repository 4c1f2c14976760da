/** Whether the service worker has a line, as far as this page was told. */
let isWorkersThere = true
const listeners = new Set<() => void>()
let isListening = false

/** Whether there is a connection: browsers tell of the network, the service worker of what came through it. */
export const hasLine = (): boolean => navigator.onLine && isWorkersThere

/** Calls back when that changes; the answer ends it. */
export function followLine(onChange: () => void): () => void {
  listen()
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('offline', tell)
  addEventListener('online', () => take(true))
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'LINE') take(data.isThere === true)
  })
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => take(data === true)
  // What the worker told before this code was there.
  navigator.serviceWorker.controller?.postMessage({ type: 'IS_LINE_THERE' }, [port2])
}

function take(isThere: boolean): void {
  isWorkersThere = isThere
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
