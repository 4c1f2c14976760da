import { removeResume } from '#server/data/resumes.ts'
import { findUnclaimedResumes } from '#server/data/unclaimed-resumes.ts'
import { listWaitingNames } from '#server/data/waiting-enquiries.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { secondStore } from '#server/lib/second-store/second-store.ts'

/**
 * Removes résumés that were uploaded two hours ago or earlier and belong to no application; answers how many. Does nothing
 * while an application waits in the second store, because the file may be its.
 */
export async function sweepResumes(): Promise<number> {
  const waiting = secondStore() ? await listWaitingNames() : []
  if (waiting.some((name) => name.startsWith('applyForCareer/'))) return 0
  const names = await findUnclaimedResumes()
  for (const name of names) await removeResume(name)
  if (names.length > 0) logEvent('error', 'resumes_swept', { count: names.length })
  return names.length
}
