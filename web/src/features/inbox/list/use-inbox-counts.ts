import { useEffect } from 'react'
import { getInboxCounts, type InboxCounts } from '#contract/leads/leads.ts'
import { lastSeen } from '#web/lib/api/last-seen.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { inboxPace } from '#web/lib/api/staff-pace.ts'
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded.ts'
import { useStaffRefresh } from '#web/lib/api/use-staff-refresh.ts'
import { showBadge } from '#web/lib/device/app-badge.ts'

/**
 * How many leads the tabs hold and how many came after `newest`, asked for again and again while somebody
 * works; and since when that rests. The badge of the app follows.
 */
export function useInboxCounts(newest: string | null | undefined): {
  counts: Loaded<InboxCounts>
  restingSince: ReturnType<typeof useStaffRefresh>
} {
  const counts = useLoaded(
    `counts since ${newest}`,
    (signal) => callApi('getInboxCounts', { query: { since: newest ?? undefined } }, { signal }),
    lastSeen('getInboxCounts', '', getInboxCounts.answer),
  )
  const restingSince = useStaffRefresh(counts.reload, inboxPace)
  const { unassigned = 0, fresh = 0 } = counts.value ?? {}
  // The badge counts the unassigned leads; where leads are given out in turn there are none, so leads newer
  // than the list count.
  const newCount = counts.value && Math.max(unassigned, fresh)
  // The badge is set after each reading, because a push may have put a dot in the place of an equal number.
  useEffect(() => {
    if (counts.value && newCount !== undefined) showBadge(newCount)
  }, [counts.value, newCount])
  return { counts, restingSince }
}
