import { type LeadKind, leadKinds } from '#contract/leads/lead-kinds.ts'
import { enquiryKindWords } from '#domain/enquiries/enquiry-kind-words.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'
import { partName } from '#server/services/site/site-parts.ts'

const spoken: Readonly<Record<string, (() => string) | undefined>> = enquiryKindWords

/**
 * What a visitor calls an enquiry, in the language of the call, by the table of its enquiries; the name that
 * staff chose where the kind has that of a part of the site.
 */
export async function kindName(enquiryTable: string): Promise<string> {
  const kind = kindOf(enquiryTable)
  if (kind?.namedBy) return partName(visitorClient(), kind.namedBy)
  return (spoken[kind?.kind ?? 'message'] ?? enquiryKindWords.message)()
}

/** Staff's name for a kind, by the table of its enquiries, as their lists have it; English. */
export async function staffKindName(enquiryTable: string): Promise<string> {
  const kind = kindOf(enquiryTable)
  if (kind?.namedBy) return partName(visitorClient(), kind.namedBy)
  return kind?.label ?? 'Enquiry'
}

function kindOf(enquiryTable: string): LeadKind | undefined {
  return leadKinds.find(({ table }) => table === enquiryTable)
}
