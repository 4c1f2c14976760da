import type { ComponentType } from 'react'
import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { LeadAct } from '#web/shop/lead-acts/lead-act.ts'
import type { Writer } from './writer.ts'

/** The properties of the dialog that books a time for the person of a lead. */
export interface LeadBookingProps {
  purposes: readonly AppointmentPurpose[]
  outletId: number | undefined
  person: { leadId: string; mobile: string; name: string; model: string }
  onBooked: () => void
  onClose: () => void
}

/** The properties of the part with the quotations of a lead. */
export interface LeadQuotationsProps {
  lead: Lead & { variant: string; colour: string }
  /** Whether the events of the lead speak of a quotation. */
  hasSome: boolean
  role: Writer['role']
  onChanged: () => void
}

/** The properties of the part about the order of a lead. */
export interface LeadOrderProps {
  lead: Lead
  order: LeadDetails['order']
  /** The quotation that the buyer was given last. */
  quotation: LeadDetails['quotation']
  /** What was done about the lead and waits on this device. */
  waiting: readonly LeadAct[]
  /** What the sender filled in. */
  enquiry: LeadDetails['enquiry']
  role: Writer['role']
  /** Called after a change that the server has. */
  onChanged: () => void
}

/** The parts of a lead's sheet that belong to other features. */
export interface LeadParts {
  Booking: ComponentType<LeadBookingProps>
  Quotations: ComponentType<LeadQuotationsProps>
  Order: ComponentType<LeadOrderProps>
}
