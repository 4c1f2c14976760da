import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { LeadAct } from '#web/shop/lead-acts/lead-act.ts'

/** The properties of the part of a sheet about the order of its lead. */
export interface LeadOrderProps {
  lead: Lead
  order: LeadDetails['order']
  /** What was done about the lead and waits on this device. */
  waiting: readonly LeadAct[]
  /** What the sender filled in. */
  enquiry: LeadDetails['enquiry']
  isOwner: boolean
  /** Called after a change that the server has. */
  onChanged: () => void
}
