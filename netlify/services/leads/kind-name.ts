import { leadKinds } from '#contract/leads/lead-kinds.ts'
import { enquiryKindWords } from '#domain/enquiries/enquiry-kind-words.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'
import { partName } from '#server/services/site/site-parts.ts'

/**
 * The name of a kind of enquiry in the language of the call, by the table of its enquiries; the name that
 * staff chose where the kind has that of a part of the site.
 */
export async function kindName(enquiryTable: string): Promise<string> {
  const kind = leadKinds.find(({ table }) => table === enquiryTable)
  if (kind?.namedBy) return partName(visitorClient(), kind.namedBy)
  return enquiryKindWords(kind?.label ?? 'Enquiry')
}
