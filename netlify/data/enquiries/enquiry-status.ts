import { leadKinds } from '#contract/leads/lead-kinds.ts'
import { type LeadFamily, leadStages } from '#contract/leads/lead-stages.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/** An enquiry as its visitor may know it; `kind` is what staff call it. */
export interface KnownEnquiry {
  kind: string
  family: LeadFamily
  stage: string
  isOpen: boolean
  createdAt: string
  promisedAt: string | null
  answeredAt: string | null
}

interface Row extends Omit<KnownEnquiry, 'kind' | 'isOpen'> {
  enquiryTable: string
}

/**
 * The newest enquiry of a reference whose number ends in these four digits; undefined when there is none. With the secret
 * key: only this server counts who guesses.
 */
export async function findEnquiry(reference: string, digits: string): Promise<KnownEnquiry | undefined> {
  const answer = await secretClient().rpc('enquiry_status', { reference, last_digits: digits })
  // The function answers JSON, whose shape the generated types do not know.
  const row = dataOf(answer) as unknown as Row | null
  if (!row) return undefined
  const { enquiryTable, ...known } = row
  return {
    ...known,
    kind: leadKinds.find(({ table }) => table === enquiryTable)?.label ?? 'Enquiry',
    isOpen: leadStages[row.family].some(({ id, isOpen }) => id === row.stage && isOpen),
  }
}
