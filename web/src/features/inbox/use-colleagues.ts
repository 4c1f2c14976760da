import { type Colleague, listColleagues } from '#contract/leads/leads.ts'
import { lastSeen } from '#web/lib/api/last-seen.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded.ts'

/** Whom a lead can be given to. */
export function useColleagues(): Loaded<Colleague[]> {
  return useLoaded(
    'colleagues',
    (signal) => callApi('listColleagues', {}, { signal }),
    lastSeen('listColleagues', '', listColleagues.answer),
  )
}
