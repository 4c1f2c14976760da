import type { PolicyReport } from '#contract/site/policy-report.ts'
import { logEvent } from '#server/lib/http/request-log.ts'

/** The most lines of the log in one minute and process; further reports of a flood say nothing new. */
const mostLines = 20
let minute = 0
let lines = 0

/**
 * Writes a breach of the content security policy into the log: the rule, the blocked origin and the kind of
 * page. Anybody can send anything here, and addresses may contain what people typed, so only known shapes get
 * into the line. Breaches by browser extensions are left out, because the site can do nothing about them.
 */
export async function noteViolation({ body }: { body: PolicyReport }): Promise<Record<string, never>> {
  const report = body['csp-report']
  const blocked = blockedPart(report['blocked-uri'])
  if (blocked && isWorthALine())
    logEvent('error', 'policy_violation', {
      directive: wordOf(report['effective-directive'] || report['violated-directive']),
      blocked,
      page: wordOf(URL.parse(report['document-uri'])?.pathname.split('/')[1] ?? ''),
    })
  return {}
}

function isWorthALine(): boolean {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) lines = 0
  minute = now
  return ++lines <= mostLines
}

/**
 * The origin of a blocked address, or one of the words that stand for code without an address; undefined for
 * anything else.
 */
function blockedPart(blocked: string): string | undefined {
  if (/^(?:inline|eval|wasm-eval|data|blob|trusted-types-(?:policy|sink))$/.test(blocked)) return blocked
  const url = URL.parse(blocked)
  return url && /^(?:https?|wss?):$/.test(url.protocol) ? url.origin.slice(0, 100) : undefined
}

/** The first word, in the form of names of rules and folders of pages; empty for anything else. */
function wordOf(text: string): string {
  return /^[a-zA-Z-]{1,40}(?= |$)/.exec(text)?.[0] ?? ''
}
