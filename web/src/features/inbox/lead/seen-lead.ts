import { getLead, type LeadDetails } from '#contract/leads/lead-work.ts'
import { type LastSeen, lastSeen } from '#web/lib/api/last-seen.ts'

/** A lead as this tab read it last. */
export function seenLead(id: string): LastSeen<LeadDetails> {
  return lastSeen('getLead', id, getLead.answer)
}
