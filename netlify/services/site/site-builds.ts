import type { SiteBuild } from '#contract/site/site.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as builds from '#server/data/site/site-builds.ts'
import { env } from '#server/lib/env.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The least seconds between two tries of the hook. */
const defaultPauseSeconds = 300
/** Milliseconds after which a try counts as failed; a build hook usually answers within a second. */
const patienceMs = 20_000

/**
 * Calls the build hook when a build is due: at night after a change, or when staff asked for one, and no more
 * often than a day allows. A failed try is repeated after a pause. Answers whether the hook took the call.
 */
export async function callForBuild(): Promise<boolean> {
  const { BUILD_HOOK_URL: hook, BUILD_PAUSE_SECONDS: pause } = env()
  if (!hook || !(await builds.takeBuildCall(Number(pause ?? defaultPauseSeconds)))) return false
  try {
    const { ok, status } = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(patienceMs) })
    if (!ok) throw new Error(`The build hook answers ${status}.`)
  } catch (error) {
    logEvent('error', 'build_hook_failed', { cause: describeCause(error) })
    // A hook that did not answer in time may have begun a build all the same, and that build counts.
    const isUnclear = error instanceof Error && error.name === 'TimeoutError'
    if (!isUnclear) await builds.recordBuildRefusal()
    return false
  }
  await builds.recordBuildCall()
  return true
}

/** The state of the build that was asked for last, and what a day has left. */
export async function getSiteBuild(db: DatabaseClient): Promise<SiteBuild> {
  const stored = await builds.readSiteBuild(db)
  return {
    askedAt: stored.asked?.toISOString() ?? null,
    isOwn: stored.isOwn,
    state: env().BUILD_HOOK_URL ? stateOf(stored) : 'manual',
    calledAt: stored.called?.toISOString() ?? null,
    nextAt: stored.next?.toISOString() ?? null,
    perDay: stored.perDay,
    left: stored.left,
  }
}

function stateOf({ wanted, tried, called, next }: builds.StoredSiteBuild): SiteBuild['state'] {
  if (!next) return called ? 'called' : 'waiting'
  const isOverdue = tried && tried >= next && Date.now() - tried.getTime() > patienceMs
  if (isOverdue) return 'failed'
  return wanted && (!called || wanted > called) ? 'wanted' : 'waiting'
}

/** Asks for a build at once; throws `conflict` when today has none left. */
export async function publishSite(db: DatabaseClient): Promise<SiteBuild> {
  if (!(await builds.wantBuild(db)))
    throw new AppError('conflict', {
      message: 'The pages cannot be published again today. They follow after midnight.',
    })
  return getSiteBuild(db)
}

/** Sets the most builds of a day. */
export async function setBuildsPerDay(db: DatabaseClient, perDay: number): Promise<SiteBuild> {
  await builds.writeBuildsPerDay(db, perDay)
  return getSiteBuild(db)
}
