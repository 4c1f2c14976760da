import { z } from 'zod'
import type { NoticePurpose } from '#contract/privacy/notice-purposes.ts'
import type { NoticeForm } from '#contract/privacy/notices.ts'
import type { Language } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'

/** What is longer than its column takes is no fact: a notice with it would be too long to be kept. */
const factsRow = z.object({
  name: z.string().max(limits.name),
  email: z.string().max(limits.email),
  phone: z.string().max(limits.mobile),
  /** After how many days people are erased, by the table of their enquiries. */
  days: z.record(z.string(), z.number().int()),
})

/** The facts of the dealer that notices say. */
export async function readNoticeFacts(): Promise<z.infer<typeof factsRow>> {
  return callJson(visitorClient(), 'notice_facts', {}, factsRow)
}

/** A notice as it is kept: its words as they are read, and the purpose that they name. */
export interface KeptNotice {
  version: string
  form: NoticeForm
  purpose: NoticePurpose
  words: string
}

/** Keeps the wordings that are shown now. The secret key: only this server knows what visitors were shown. */
export async function keepNotices(language: Language, notices: readonly KeptNotice[]): Promise<void> {
  const args = { language, notices: notices.map((one) => ({ ...one })) }
  dataOf(await secretClient().rpc('keep_notices', args))
}
