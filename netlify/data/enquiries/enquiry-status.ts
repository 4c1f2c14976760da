import { z } from 'zod'
import { leadKinds } from '#contract/leads/lead-kinds.ts'
import { leadStages } from '#contract/leads/lead-stages.ts'
import { lead } from '#contract/leads/leads.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

const knownRow = z.object({
  enquiryTable: z.string(),
  family: lead.shape.family,
  stage: z.string(),
  createdAt: z.string(),
  promisedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
})

/** An enquiry with the facts that its visitor may know; `kind` is staff's name for the kind of enquiry. */
export interface KnownEnquiry extends Omit<z.output<typeof knownRow>, 'enquiryTable'> {
  kind: string
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
  const { enquiryTable, ...known } = row
  return {
    ...known,
    kind: leadKinds.find(({ table }) => table === enquiryTable)?.label ?? 'Enquiry',
    isOpen: leadStages[row.family].some(({ id, isOpen }) => id === row.stage && isOpen),
  }
}
