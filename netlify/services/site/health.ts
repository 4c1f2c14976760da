import type { Readiness } from '#contract/site/health.ts'
import { countWaiting, probeSecondStore } from '#server/data/enquiries/waiting-enquiries.ts'
import { countLateMails, countLeftOutReceipts } from '#server/data/messages/mails.ts'
import { probeDatabase, probeStorage } from '#server/data/site/health.ts'
import { StatusAnswer } from '#server/lib/http/status-answer.ts'
import { siteVersion } from '#server/lib/site-version.ts'
import { withinDeadline } from '#server/lib/supabase/deadline.ts'

const probeLimitMs = 3_000
/**
 * The longest wait that is healthy: the drain runs every five minutes, so three runs left this enquiry over.
 */
const longestWaitSeconds = 15 * 60
/**
 * Milliseconds for which one result serves all callers, so that frequent checks load neither database nor
 * stores.
 */
const sharedFor = 5_000

let last: { at: number; result: Promise<Readiness> } | undefined

/** Answers whether enquiries can be taken in and stored; with status 503 when they cannot. */
export async function getReadiness(): Promise<Readiness | StatusAnswer<Readiness>> {
  if (!last || performance.now() - last.at > sharedFor) last = { at: performance.now(), result: probe() }
  const result = await last.result
  return result.status === 'ok' ? result : new StatusAnswer(503, result)
}

async function probe(): Promise<Readiness> {
  const [database, storage, secondStore, forms, lateMails, leftOutReceipts] = await Promise.all([
    answers(probeDatabase),
    answers(probeStorage),
    answers(probeSecondStore),
    withinDeadline(probeLimitMs, () => countWaiting(longestWaitSeconds)).catch(() => undefined),
    withinDeadline(probeLimitMs, countLateMails).catch(() => null),
    withinDeadline(probeLimitMs, countLeftOutReceipts).catch(() => null),
  ])
  const oldestSeconds = forms?.oldest ? Math.floor((Date.now() - Number(forms.oldest)) / 1000) : null
  const isOk =
    [database, storage, secondStore].every((part) => part === 'ok') &&
    forms !== undefined &&
    forms.stuck.length === 0 &&
    (oldestSeconds ?? 0) <= longestWaitSeconds
  return {
    status: isOk ? 'ok' : 'failed',
    version: siteVersion(),
    database,
    storage,
    secondStore,
    waiting: forms?.count ?? 0,
    stuck: forms?.stuck ?? [],
    refused: forms?.refused ?? 0,
    lateMails,
    leftOutReceipts,
    oldestSeconds: oldestSeconds === null ? null : Math.max(0, oldestSeconds),
  }
}

async function answers(ask: () => Promise<void>): Promise<'ok' | 'failed'> {
  return withinDeadline(probeLimitMs, ask).then(
    () => 'ok',
    () => 'failed',
  )
}

/** Forgets the last result, so that a test can ask again at once. */
export function forgetReadiness(): void {
  last = undefined
}
