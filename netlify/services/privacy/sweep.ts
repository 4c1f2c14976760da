import type { PlainFormName } from '#contract/enquiries/forms.ts'
import { removeUnused } from '#server/data/content/uploaded-files.ts'
import { findUnclaimedPhotos, removePhotos } from '#server/data/enquiries/photos.ts'
import { removeResumes } from '#server/data/enquiries/resumes.ts'
import { findUnclaimedResumes } from '#server/data/enquiries/unclaimed-resumes.ts'
import { listWaitingNames } from '#server/data/enquiries/waiting-enquiries.ts'
import { freeLeads } from '#server/data/leads/freed-leads.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { secondStore } from '#server/lib/second-store/second-store.ts'

const formsWithPhotos: readonly PlainFormName[] = ['sendReview', 'offerExchange']

/**
 * Removes résumés that were uploaded two hours ago or earlier and belong to no application; answers how many.
 * Does nothing while an application waits in the second store, because a file may belong to that application.
 */
export async function sweepResumes(): Promise<number> {
  const waiting = secondStore() ? await listWaitingNames() : []
  if (waiting.some((name) => name.startsWith('applyForCareer/'))) return 0
  const names = await findUnclaimedResumes()
  await removeResumes(names)
  if (names.length > 0) logEvent('error', 'resumes_swept', { count: names.length })
  return names.length
}

/**
 * Removes photographs that were uploaded six hours ago or earlier and that no enquiry names; answers how
 * many. Does nothing while an enquiry that may name them waits in the second store.
 */
export async function sweepPhotos(): Promise<number> {
  const waiting = secondStore() ? await listWaitingNames() : []
  if (waiting.some((name) => formsWithPhotos.some((form) => name.startsWith(`${form}/`)))) return 0
  const names = await findUnclaimedPhotos()
  await removePhotos(names)
  if (names.length > 0) logEvent('info', 'photos_swept', { count: names.length })
  return names.length
}

/** Removes pictures and brochures of staff that no row has named for a day; answers how many. */
export async function sweepUploads(): Promise<number> {
  const count = await removeUnused()
  if (count > 0) logEvent('info', 'uploads_swept', { count })
  return count
}

/** Frees the open leads of accounts that have ended; answers how many. */
export async function sweepLeads(): Promise<number> {
  const count = await freeLeads()
  if (count > 0) logEvent('info', 'leads_freed', { count })
  return count
}
