import type { SiteBuild } from '#contract/site/site.ts'
import { readSiteBuild, recordBuildCall, takeBuildCall } from '#server/data/site/site-builds.ts'
import { env } from '#server/lib/env.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const defaultPauseSeconds = 300
/** Milliseconds after which a try counts as failed; a build hook usually answers within a second. */
const patienceMs = 20_000

/**
 * Calls the build hook when a build is wanted and the last try is long enough ago. A failed try is repeated
 * by the next run after the same pause. Answers whether the hook took the call.
 */
export async function callForBuild(): Promise<boolean> {
  const { BUILD_HOOK_URL: hook, BUILD_PAUSE_SECONDS: pause } = env()
  if (!hook || !(await takeBuildCall(Number(pause ?? defaultPauseSeconds)))) return false
  try {
    const { ok, status } = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(patienceMs) })
    if (!ok) throw new Error(`The build hook answers ${status}.`)
  } catch (error) {
    logEvent('error', 'build_hook_failed', { cause: describeCause(error) })
    return false
  }
  await recordBuildCall()
  return true
}

/** The state of the build that was asked for last. */
export async function getSiteBuild(db: DatabaseClient): Promise<SiteBuild> {
  const { asked, tried, called } = await readSiteBuild(db)
  const state = () => {
    if (!env().BUILD_HOOK_URL) return 'manual'
    if (asked && called && called >= asked) return 'called'
    const hasFailed = tried && asked && tried > asked && Date.now() - tried.getTime() > patienceMs
    return hasFailed ? 'failed' : 'waiting'
  }
  return { askedAt: asked?.toISOString() ?? null, state: state() }
}
