import { getInboxChoices, type InboxChoices } from '#contract/leads/leads.ts'
import { lastSeen } from '#web/lib/api/last-seen.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded.ts'

/** The outlets of the caller, and of all leads the models and the sources; for filters and dialogs. */
export function useInboxChoices(): Loaded<InboxChoices> {
  return useLoaded(
    'inbox choices',
    (signal) => callApi('getInboxChoices', {}, { signal }),
    lastSeen('getInboxChoices', '', getInboxChoices.answer),
  )
}
