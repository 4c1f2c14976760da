import type { Connection } from '#web/lib/device/connection.ts'

/** The state of the connection that this page tells its visitor. */
let shown: Connection = navigator.onLine ? 'there' : 'away'
/**
 * The newest report about the connection: from the browser, which knows of the network, or from the service
 * worker, which knows of answers.
 */
let heard: Connection = shown
let isRenewing = false
/** True when no bad report about the connection came since the page was last asked for. */
let isSteady = true
let renew: (before: Connection) => Promise<void> = async () => undefined
/** The pause between two tries, in milliseconds; each pause is twice as long as the one before. */
const shortestPauseMs = 2000
const longestPauseMs = 64_000
let pauseMs = shortestPauseMs
let nextTry: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
let isListening = false

export const shownConnection = (): Connection => shown

/** Calls `onChange` whenever the shown state of the connection changes; the returned function ends that. */
export function followConnection(onChange: () => void): () => void {
  listen()
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/**
 * Sets the function that asks for the shown page again when the connection is back: the content on the screen
 * is old then, and the words about that stay until newer content has come.
 */
export function renewWithConnection(askAgain: (before: Connection) => Promise<void>): void {
  renew = askAgain
}

function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('offline', () => take('away'))
  addEventListener('online', () => {
    pauseMs = shortestPauseMs
    take('there')
  })
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'LINE_IS') take(data.line)
  })
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => take(data)
  // The worker may have told the state of the connection before this code was there, so it is asked.
  navigator.serviceWorker.controller?.postMessage({ type: 'HOW_IS_LINE' }, [port2])
}

function take(connection: Connection): void {
  // Without a network, an answer can only have come out of the browser's own memory.
  heard = navigator.onLine ? connection : 'away'
  if (heard !== 'there') show(heard)
  else if (shown !== 'there') void comeBack()
}

async function comeBack(): Promise<void> {
  if (isRenewing) return
  isRenewing = true
  do {
    isSteady = true
    await renew(shown).catch(() => undefined)
    if (isSteady && heard === 'there') show('there')
  } while (heard === 'there' && shown !== 'there')
  isRenewing = false
  if (shown === 'away') tryLater()
}

/**
 * A device joins a network a little before that network reaches the internet, and no event tells of the
 * latter: the page is asked for until it comes.
 */
function tryLater(): void {
  clearTimeout(nextTry)
  nextTry = setTimeout(() => {
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    if (navigator.onLine && document.visibilityState === 'visible') void comeBack()
    else tryLater()
  }, pauseMs)
}

function show(connection: Connection): void {
  shown = connection
  isSteady = connection === 'there'
  clearTimeout(nextTry)
  if (connection === 'there') pauseMs = shortestPauseMs
  if (connection === 'away') tryLater()
  for (const listener of listeners) listener()
}
