import { z } from 'zod'
import { leadStages } from '#contract/leads/lead-stages.ts'
import { lead } from '#contract/leads/leads.ts'
import { visitorAppointmentRow } from '#server/data/appointments/visitor-appointments.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

const knownRow = z.object({
  enquiryTable: z.string(),
  family: lead.shape.family,
  stage: z.string(),
  vehicle: z.string(),
  createdAt: z.string(),
  promisedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  appointment: visitorAppointmentRow.nullable(),
})

/** An enquiry with the facts that its visitor may know. */
export interface KnownEnquiry extends z.output<typeof knownRow> {
  isOpen: boolean
}

/**
 * The newest enquiry of a reference whose number ends in these four digits; undefined when there is none.
 * Uses the secret key, because only this server counts wrong guesses.
 */
export async function findEnquiry(reference: string, digits: string): Promise<KnownEnquiry | undefined> {
  const args = { reference, last_digits: digits }
  const row = await callJson(secretClient(), 'enquiry_status', args, knownRow.nullable())
  if (!row) return undefined
  return {
    ...row,
    isOpen: leadStages[row.family].some(({ id, isOpen }) => id === row.stage && isOpen),
  }
}
