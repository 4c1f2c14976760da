import { z } from 'zod'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { parseTimestamp } from '#server/lib/supabase/timestamp.ts'

/** Is a build asked for that may be tried now? Answers true once in so many seconds; with the secret key, because nobody is signed in. */
export async function takeBuildCall(pauseSeconds: number): Promise<boolean> {
  const answer = await secretClient().rpc('take_build_call', { pause_seconds: pauseSeconds })
  return z.boolean().parse(dataOf(answer))
}

/** Notes that the build hook took the last try; with the secret key, as above. */
export async function recordBuildCall(): Promise<void> {
  dataOf(await secretClient().rpc('record_build_call'))
}

const moment = z.string().transform(parseTimestamp).nullable()
const row = z.object({ asked_at: moment, tried_at: moment, called_at: moment })

/** When a build was last asked for, tried and taken. */
export async function readSiteBuild(db: DatabaseClient): Promise<z.infer<typeof row>> {
  return row.parse(dataOf(await db.rpc('read_site_build').single()))
}
