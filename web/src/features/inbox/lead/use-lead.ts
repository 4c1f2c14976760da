import type { ContactMark } from '#contract/leads/lead-stages.ts'
import type { changeLead, LeadDetails } from '#contract/leads/lead-work.ts'
import type { BodyInputOf } from '#contract/wire/endpoint.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded.ts'
import { keepTouch, type Touch } from '#web/shop/lead-touch.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { leadFailure } from './lead-failure.ts'

export type LeadChange = Omit<BodyInputOf<typeof changeLead>, 'version'>

interface LeadWork {
  details: Loaded<LeadDetails>
  /**
   * This function and the two below answer whether the change was saved. A failure has been told by then, and
   * the caller keeps the typed text.
   */
  change: (change: LeadChange) => Promise<boolean>
  touch: (touch: Touch) => Promise<boolean>
  mark: (mark: ContactMark, isSet: boolean) => Promise<boolean>
  /** Merges a lead of this person into another one, or makes it a lead of its own again for null. */
  join: (id: string, into: string | null) => Promise<boolean>
}

/**
 * A lead, and the functions by which staff change it; `onChanged` is called after each change, so that the
 * list follows.
 */
export function useLead(id: string, onChanged: () => void): LeadWork {
  const details = useLoaded(`lead ${id}`, (signal) => callApi('getLead', { params: { id } }, { signal }))

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      notify.error(leadFailure(error))
      return false
    } finally {
      // The lead is read again after a conflict as well, so that the newer values are shown.
      details.reload()
      onChanged()
    }
  }

  return {
    details,
    change: (change) => {
      const version = details.value?.lead.version
      if (version === undefined) return Promise.resolve(false)
      return attempt(async () => {
        const lead = await callApi('changeLead', { params: { id }, body: { version, ...change } })
        details.replace((before) => ({ ...before, lead }))
      })
    },
    mark: (mark, isSet) => attempt(() => callApi('markContact', { params: { id }, body: { mark, isSet } })),
    join: (from, into) => attempt(() => callApi('joinLead', { params: { id: from }, body: { into } })),
    touch: (touch) => attempt(() => keepTouch(id, touch)),
  }
}
