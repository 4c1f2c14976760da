import type { Retention } from '#contract/privacy/privacy.ts'
import { AppError } from '#contract/wire/errors.ts'
import { removePhotos } from '#server/data/enquiries/photos.ts'
import { removeResumes } from '#server/data/enquiries/resumes.ts'
import * as dueErasures from '#server/data/privacy/due-erasures.ts'
import * as data from '#server/data/privacy/privacy.ts'
import { purgeTags } from '#server/lib/http/purge-cache.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Takes a person out of every table and bucket; answers the number of enquiries. A file that cannot be
 * removed now is named by no row any more, and goes with the next sweep.
 */
export async function erasePerson(db: DatabaseClient, person: data.Person): Promise<{ erased: number }> {
  const { erased, files, photos } = await data.erasePerson(db, person)
  await removePhotos(photos).catch((error: unknown) =>
    logEvent('error', 'erased_photos_stay', { reason: String(error) }),
  )
  await removeResumes(files).catch((error: unknown) =>
    logEvent('error', 'erased_resumes_stay', { reason: String(error) }),
  )
  return { erased }
}

/**
 * Erases the people of up to 200 enquiries whose time is over; answers how many. Cached pages that show
 * something of these people are purged; `goOn` keeps the function alive for a purge that is tried again.
 */
export async function eraseDue(goOn: (work: Promise<unknown>) => void): Promise<number> {
  const erased = await dueErasures.eraseDue()
  if (erased > 0) await purgeTags(['reviews'], goOn)
  return erased
}

/**
 * Sets how long people of a kind are kept (days; null for good) and answers how long each kind is kept since.
 */
export async function setRetention(
  db: DatabaseClient,
  { kind, days }: { kind: Retention['rules'][number]['kind']; days: number | null },
): Promise<Retention> {
  await data.setRetention(db, kind, days)
  return data.readRetention(db)
}

/** Keeps a lead from being erased with time, or ends that. Throws `not_found` when there is no such lead. */
export async function holdLead(db: DatabaseClient, id: string, isHeld: boolean): Promise<Retention> {
  if (!(await data.holdLead(db, id, isHeld)))
    throw new AppError('not_found', { message: 'This lead does not exist any more.' })
  return data.readRetention(db)
}
