import type { Line } from '#web/lib/device/line.ts'

/** How the line is, as this page tells its visitor. */
let shown: Line = navigator.onLine ? 'there' : 'away'
/** The newest that was heard of it: of the browser, which tells of the network, or of the service worker, of what came through. */
let heard: Line = shown
let isRenewing = false
/** Whether nothing was heard against the line since the page was asked for. */
let isSteady = true
let renew: (before: Line) => Promise<void> = async () => undefined
/** Between two tries, twice as long after each, in milliseconds. */
const shortestPauseMs = 2000
const longestPauseMs = 64_000
let pauseMs = shortestPauseMs
let nextTry: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
let isListening = false

export const shownLine = (): Line => shown

/** Calls back when that changes; the answer ends it. */
export function followLine(onChange: () => void): () => void {
  listen()
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/**
 * Asks for the shown page again when the line is back: what stands there is old, and the words that say so stay until newer
 * has come.
 */
export function renewWithLine(askAgain: (before: Line) => Promise<void>): void {
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
  // What the worker told before this code was there.
  navigator.serviceWorker.controller?.postMessage({ type: 'HOW_IS_LINE' }, [port2])
}

function take(line: Line): void {
  // Without a network an answer came out of the browser's own memory.
  heard = navigator.onLine ? line : 'away'
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

/** A network is there a little before its way out, and nothing tells of that one: the page is asked for until it comes. */
function tryLater(): void {
  clearTimeout(nextTry)
  nextTry = setTimeout(() => {
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    if (navigator.onLine && document.visibilityState === 'visible') void comeBack()
    else tryLater()
  }, pauseMs)
}

function show(line: Line): void {
  shown = line
  isSteady = line === 'there'
  clearTimeout(nextTry)
  if (line === 'there') pauseMs = shortestPauseMs
  if (line === 'away') tryLater()
  for (const listener of listeners) listener()
}
