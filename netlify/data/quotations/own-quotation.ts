import { z } from 'zod'
import { type OwnQuotation, ownQuotation } from '#contract/quotations/own-quotation.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import { withSheet } from './stored-sheet.ts'

// Both calls use the secret key: buyers are not signed in, and past this server nothing would check their
// links.

const ownRow = ownQuotation.extend({ madeAt: storedMoment, agreedAt: storedMoment.nullable() })

/** The newest version that was given to the buyer; undefined when there is none. */
export async function findOwnQuotation(firstId: string): Promise<OwnQuotation | undefined> {
  const rowOfSome = ownRow.extend({ sheet: z.unknown() }).nullable()
  const row = await callJson(secretClient(), 'read_own_quotation', { first: firstId }, rowOfSome)
  return row ? withSheet(row) : undefined
}

const agreed = ownRow.extend({ outcome: z.enum(['agreed', 'changed', 'expired']) })

/** Notes that the buyer says yes to a version; undefined when there is no such quotation. */
export async function agreeToQuotation(
  firstId: string,
  version: number,
): Promise<z.output<typeof agreed> | undefined> {
  const args = { first: firstId, seen_version: version }
  return (await callJson(secretClient(), 'agree_to_quotation', args, agreed.nullable())) ?? undefined
}
