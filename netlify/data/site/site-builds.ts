import { z } from 'zod'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Is a build due that may be tried now? Answers true once in so many seconds and never more often than a day
 * allows; uses the secret key, because nobody is signed in.
 */
export async function takeBuildCall(pauseSeconds: number): Promise<boolean> {
  return dataOf(await secretClient().rpc('take_build_call', { pause_seconds: pauseSeconds }))
}

/** Stores that the build hook took the last try; uses the secret key, like `takeBuildCall`. */
export async function recordBuildCall(): Promise<void> {
  dataOf(await secretClient().rpc('record_build_call'))
}

/** Takes the last try, which the build hook refused, out of the day's count; uses the secret key as well. */
export async function recordBuildRefusal(): Promise<void> {
  dataOf(await secretClient().rpc('record_build_refusal'))
}

export interface StoredSiteBuild {
  /** The last change of something that pages show. */
  asked: Date | undefined
  /** Did the caller make that change? */
  isOwn: boolean
  /** When a build at once was last asked for. */
  wanted: Date | undefined
  /** The last try of the hook, and the last try that the hook took. */
  tried: Date | undefined
  called: Date | undefined
  /** When the next build is due; undefined without anything to build. */
  next: Date | undefined
  /** The most builds of a day in India, and how many today has left. */
  perDay: number
  left: number
}

/** The moments of the site's builds, and their number a day. */
export async function readSiteBuild(db: DatabaseClient): Promise<StoredSiteBuild> {
  const row = dataOf(await db.rpc('read_site_build').single())
  const moment = (text: string | null) => (text === null ? undefined : new Date(text))
  return {
    asked: moment(row.asked_at),
    isOwn: row.asked_by_caller,
    wanted: moment(row.wanted_at),
    tried: moment(row.tried_at),
    called: moment(row.called_at),
    next: moment(row.next_at),
    perDay: row.per_day,
    left: row.left_today,
  }
}

const publishing = z.object({ outcome: z.enum(['saved', 'used_up']) })

/** Asks for a build at once; false when today has none left. */
export async function wantBuild(db: DatabaseClient): Promise<boolean> {
  return (await callJson(db, 'publish_site', {}, publishing)).outcome === 'saved'
}

/** Sets the most builds of a day. */
export async function writeBuildsPerDay(db: DatabaseClient, perDay: number): Promise<void> {
  dataOf(await db.rpc('set_builds_per_day', { most: perDay }))
}
