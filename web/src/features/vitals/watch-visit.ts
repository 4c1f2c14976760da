import { onCLS, onINP, onLCP } from 'web-vitals'
import { clientErrorsPath, vitalsPath } from '#contract/site/report-paths.ts'
import { language } from '#web/lib/language.ts'

/** What Chromium tells beyond TypeScript's types; Safari and Firefox know neither. */
type Device = Navigator & {
  deviceMemory?: number
  connection?: { effectiveType?: string }
}

/** The most errors of one visit that are reported: what follows the first few is their consequence. */
const mostErrors = 3

/**
 * Measures this visit and reports it once, when the page is hidden for the first time; errors of the site's
 * own code are reported as they come, each once. `page` is the pattern of the shown page's route. A report
 * names nobody and nothing is kept on the device. Web-vitals reads what was measured before it came from the
 * browser's own records.
 */
export function watchVisit(page: string): void {
  const { deviceMemory: memory, connection } = navigator as Device
  // In the page's first tag, so that a page that a device kept names the version of its own code.
  const version = document.documentElement.dataset.version ?? 'dev'
  const measured: Record<string, number> = {}
  const heard = new Set<string>()

  for (const on of [onCLS, onINP, onLCP]) {
    on(({ name, value }) => {
      measured[name] = value
    })
  }
  const report = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', report)
    send(vitalsPath, { page, version, memory, line: connection?.effectiveType, language, ...measured })
  }
  // After those of web-vitals, which hand their last values over when the page is hidden.
  document.addEventListener('visibilitychange', report)

  const hear = (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
    const words = `${message}\n${stack}`
    // Only the site's own code: extensions and the browsers of other apps add code with faults of its own.
    const frame = /-extension:/.test(words) ? undefined : /\/assets\/[\w-]+\.js[:\d]*/.exec(words)?.[0]
    if (!frame || heard.has(message + frame) || heard.size === mostErrors) return
    heard.add(message + frame)
    send(clientErrorsPath, { page, version, message: message.slice(0, 300), frame })
  }
  addEventListener('error', ({ error }) => hear(error))
  addEventListener('unhandledrejection', ({ reason }) => hear(reason))
}

/** Sends a report that outlives its page; nobody waits for an answer. */
function send(path: string, report: object): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
