import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Is a build wanted that may be tried now? Answers true once in so many seconds; uses the secret key, because
 * nobody is signed in.
 */
export async function takeBuildCall(pauseSeconds: number): Promise<boolean> {
  return dataOf(await secretClient().rpc('take_build_call', { pause_seconds: pauseSeconds }))
}

/** Stores that the build hook took the last try; uses the secret key, like `takeBuildCall`. */
export async function recordBuildCall(): Promise<void> {
  dataOf(await secretClient().rpc('record_build_call'))
}

export interface SiteBuildMoments {
  asked: Date | undefined
  tried: Date | undefined
  called: Date | undefined
}

/**
 * The moments of the last change of something that pages show, of the last try of the hook, and of the last
 * call that the hook took.
 */
export async function readSiteBuild(db: DatabaseClient): Promise<SiteBuildMoments> {
  const row = dataOf(await db.rpc('read_site_build').single())
  const moment = (text: string | null) => (text === null ? undefined : new Date(text))
  return { asked: moment(row.asked_at), tried: moment(row.tried_at), called: moment(row.called_at) }
}
