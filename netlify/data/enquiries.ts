import { AppError } from '#contract/errors.ts'
import { type FormBody, type FormName, forms } from '#contract/forms.ts'
import type { EnquiryOrigin } from '#server/lib/forms/enquiry-origin.ts'
import { dataOf, isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { TablesInsert } from '../../supabase/database.types.ts'
import { type EnquiryRow, type PlainFormName, rowOf } from './form-rows.ts'

/**
 * Stores an enquiry under its id. `repeated` means that this very enquiry stands already; throws `key_reused` when
 * another one stands under the id, `conflict` when something else in it must be unique.
 */
export async function insertEnquiry<Name extends PlainFormName>(
  db: DatabaseClient,
  name: Name,
  origin: EnquiryOrigin,
  body: FormBody<Name>,
): Promise<'stored' | 'repeated'> {
  return insertEnquiryRow(db, name, origin, rowOf(name, body))
}

/** As `insertEnquiry`, with the row in the database's words. */
export async function insertEnquiryRow<Name extends FormName>(
  db: DatabaseClient,
  name: Name,
  { id, hash, doubt, sender, acceptedAt }: EnquiryOrigin,
  row: EnquiryRow<Name>,
): Promise<'stored' | 'repeated'> {
  const { table } = forms[name]
  const origin = { doubt, sender, ...(acceptedAt ? { created_at: acceptedAt } : {}) }
  // The parameters match table and row; the client's types cannot follow a table that is one of many.
  const stored = {
    id,
    submission_hash: hash,
    ...origin,
    ...row,
  } as unknown as TablesInsert<'contact_requests'>
  const answer = await db.from(table as 'contact_requests').insert(stored)
  if (!isUniqueViolation(answer.error)) {
    dataOf(answer)
    return 'stored'
  }
  if (!answer.error.message.includes('_pkey'))
    throw new AppError('conflict', {
      message: 'This file belongs to another form already.',
      cause: answer.error,
    })
  const repeat = { enquiry_table: table, submission_id: id, hash }
  if (dataOf(await db.rpc('is_same_submission', repeat))) return 'repeated'
  throw new AppError('key_reused', { cause: answer.error })
}
