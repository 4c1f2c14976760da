import type { z } from 'zod'
import type { DataRequest, dataQuestion } from '#contract/privacy/data-requests.ts'
import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import * as data from '#server/data/privacy/data-requests.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { provedBy } from '#server/services/enquiries/enquiry-status.ts'

/**
 * Takes a request of a visitor about their own details. Throws `not_found` when no enquiry of the reference
 * has a number with these digits, `too_many_requests` after too many tries.
 */
export async function askAboutData(
  asked: z.output<typeof dataQuestion>,
  ip: string,
): Promise<{ message: string; answeredBy: string }> {
  const answeredBy = await provedBy(asked, ip, () => data.storeDataRequest(asked))
  return { message: t`We have your request.`, answeredBy }
}

/** What is open, and what was closed within a year. */
export async function listDataRequests(db: DatabaseClient): Promise<{ requests: DataRequest[] }> {
  return { requests: await data.listDataRequests(db) }
}

/** Closes a request with what was done; throws `not_found` when it is closed already or there is none. */
export async function closeDataRequest(
  db: DatabaseClient,
  id: string,
  answer: string,
): Promise<{ requests: DataRequest[] }> {
  if (!(await data.closeDataRequest(db, id, answer)))
    throw new AppError('not_found', { message: 'This request is closed already.' })
  return listDataRequests(db)
}
