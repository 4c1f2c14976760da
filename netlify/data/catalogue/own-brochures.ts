import { AppError } from '#contract/wire/errors.ts'
import { databaseFetch } from '#server/lib/supabase/database-fetch.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * The bytes of a brochure that staff uploaded; undefined when there is none of that name. Throws
 * `unavailable`.
 */
export async function readOwnBrochure(db: DatabaseClient, name: string): Promise<ArrayBuffer | undefined> {
  const { publicUrl } = db.storage.from('documents').getPublicUrl(name).data
  const answer = await databaseFetch(publicUrl).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause })
  })
  if (answer.ok) return answer.arrayBuffer()
  // Storage answers a missing file with status 400, and writes 404 into the body.
  if (answer.status === 400 || answer.status === 404) return undefined
  throw new AppError('unavailable')
}
