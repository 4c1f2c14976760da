import { useState } from 'react'
import { leadFacts } from '#contract/leads/lead-facts.ts'
import type { ContactMark } from '#contract/leads/lead-stages.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded.ts'
import { changeLead, closeAppointment, markNumber, touchLead } from '#web/shop/lead-acts/act-or-wait.ts'
import type { Closing, SeenChange, Touch } from '#web/shop/lead-acts/lead-act.ts'
import { useArrivedActs } from '#web/shop/lead-acts/use-arrived-acts.ts'
import { useWaitingActs, type WaitingAct } from '#web/shop/lead-acts/use-waiting-acts.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { withClosing, withWaiting } from '../waiting/with-waiting.ts'
import { seenFacts, withoutFacts } from './lead-facts.ts'
import { leadFailure } from './lead-failure.ts'
import { seenLead } from './seen-lead.ts'

export type LeadChange = Omit<SeenChange, 'version' | 'seen'>
/** A touch that has no id yet; with an id, a repeat adds nothing. */
export type NewTouch = Omit<Touch, 'id'> & { id?: string }

type LeadAnswer = 'mine' | 'theirs' | 'back'

/** A dispute about facts that somebody else changed meanwhile, in the server's words. */
export interface LeadConflict {
  words: string
  settle: (answer: LeadAnswer) => void
}

interface LeadWork {
  details: Loaded<LeadDetails>
  /** The lead with what still waits on this device; undefined while nothing is known of it. */
  lead: Lead | undefined
  waiting: readonly WaitingAct[]
  conflict: LeadConflict | undefined
  /**
   * This function and the four below answer whether the change was saved, by the server or on this device
   * until the connection is back. A failure has been told by then, and the caller keeps the typed text.
   */
  change: (change: LeadChange) => Promise<boolean>
  touch: (touch: NewTouch) => Promise<boolean>
  /** Says whether the person came to the appointment, whose time has come. */
  close: (state: Closing['state']) => Promise<boolean>
  mark: (mark: ContactMark, isSet: boolean) => Promise<boolean>
  /** Merges a lead of this person into another one, or makes it a lead of its own again for null. */
  join: (id: string, into: string | null) => Promise<boolean>
  /** Reads the lead and the list again. */
  refresh: () => void
}

/**
 * A lead, and the functions by which staff change it; `onChanged` is called after each change, so that the
 * list follows. Where the lead cannot be read, such as without a connection, `listed` stands for it.
 */
export function useLead(id: string, listed: Lead | undefined, onChanged: () => void): LeadWork {
  const loaded = useLoaded(
    `lead ${id}`,
    (signal) => callApi('getLead', { params: { id } }, { signal }),
    seenLead(id),
  )
  const waiting = useWaitingActs(id)
  const [conflict, setConflict] = useState<LeadConflict>()
  const details = { ...loaded, value: loaded.value && withClosing(loaded.value, waiting) }
  const stored = details.value?.lead ?? (details.error ? listed : undefined)
  const lead = stored && withWaiting(stored, waiting)

  function refresh() {
    details.reload()
    onChanged()
  }

  // What has arrived meanwhile is part of the lead now.
  useArrivedActs(details.reload, id)

  /** Runs an act; what waits for the connection is shown from this device, so that nothing is read anew. */
  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      if ((await act()) !== 'waiting') refresh()
      return true
    } catch (error) {
      notify.error(leadFailure(error))
      refresh()
      return false
    }
  }

  async function save(change: SeenChange): Promise<'sent' | 'waiting' | 'back'> {
    try {
      return await changeLead(id, change)
    } catch (error) {
      if (!(error instanceof ApiError) || !error.current || !('clashes' in error.current)) throw error
      const { version, clashes } = error.current
      const answer = await ask(error.message)
      if (answer === 'back') return answer
      if (answer === 'mine') return save({ ...change, version })
      const rest = withoutFacts(
        change,
        clashes.map(({ fact }) => fact),
      )
      return leadFacts.some((fact) => fact in rest) ? save({ ...rest, version }) : 'sent'
    }
  }

  async function ask(words: string) {
    const answer = await new Promise<LeadAnswer>((settle) => setConflict({ words, settle }))
    setConflict(undefined)
    return answer
  }

  return {
    details,
    lead,
    waiting,
    conflict,
    change: async (change) => {
      if (!lead) return false
      let outcome: string | undefined
      const seen = seenFacts(lead, change)
      await attempt(async () => {
        outcome = await save({ ...change, version: lead.version, seen })
        return outcome
      })
      return outcome === 'sent' || outcome === 'waiting'
    },
    close: async (state) => {
      const appointment = details.value?.appointment
      if (!appointment) return false
      const { version } = appointment
      return attempt(() => closeAppointment(id, appointment.id, { version, state }))
    },
    mark: (mark, isSet) => attempt(() => markNumber(id, { mark, isSet })),
    join: (from, into) => attempt(() => callApi('joinLead', { params: { id: from }, body: { into } })),
    touch: (touch) => attempt(() => touchLead(id, { id: crypto.randomUUID(), ...touch })),
    refresh,
  }
}
