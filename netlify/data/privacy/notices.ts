import { z } from 'zod'
import type { FormName } from '#contract/enquiries/forms.ts'
import type { NoticePurpose } from '#contract/privacy/notice-purposes.ts'
import type { Language } from '#contract/wire/language.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// The secret key: visitors may read no rule of retention, and what they were shown only this server knows.

const factsRow = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** After how many days people are erased, by the table of their enquiries. */
  days: z.record(z.string(), z.number().int()),
})

/** The facts of the dealer that notices say. */
export async function readNoticeFacts(): Promise<z.infer<typeof factsRow>> {
  return callJson(secretClient(), 'notice_facts', {}, factsRow)
}

/** A notice as it is kept: its words as they are read, and the purpose that they name. */
export interface KeptNotice {
  form: FormName
  purpose: NoticePurpose
  words: string
}

/** Keeps the wordings that are shown now; answers the version of each, by its form. */
export async function keepNotices(
  language: Language,
  notices: readonly KeptNotice[],
): Promise<Record<string, string>> {
  const args = { language, notices: notices.map((one) => ({ ...one })) }
  return callJson(secretClient(), 'keep_notices', args, z.record(z.string(), z.string()))
}
