import { AppError } from '#contract/errors.ts'
import type { Submission } from '#server/lib/forms/submission.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { TablesInsert } from '../../supabase/database.types.ts'
import { type EnquiryRow, type EnquiryTable, type FormBody, type FormName, formTables } from './form-rows.ts'

const uniqueViolation = '23505'

/**
 * Stores a form under the id of its submission. `repeated` means that this very submission stands already;
 * throws `key_reused` when another one stands under the id, `conflict` when something else in it must be unique.
 */
export async function insertForm<Name extends FormName>(
  db: DatabaseClient,
  name: Name,
  submission: Submission,
  body: FormBody<Name>,
): Promise<'stored' | 'repeated'> {
  const { table, row } = formTables[name]
  return insertSubmission(db, table, submission, row(body))
}

/** As `insertForm`, with the row in the database's words. */
export async function insertSubmission(
  db: DatabaseClient,
  table: EnquiryTable,
  { id, hash, doubt, sender, acceptedAt }: Submission,
  row: EnquiryRow<EnquiryTable>,
): Promise<'stored' | 'repeated'> {
  const origin = { doubt, sender, ...(acceptedAt ? { created_at: acceptedAt } : {}) }
  // `formTables` matches table and row; the client's types cannot follow a table that is one of many.
  const stored = { id, submission_hash: hash, ...origin, ...row } as TablesInsert<'contact_requests'>
  const answer = await db.from(table as 'contact_requests').insert(stored)
  if (answer.error?.code !== uniqueViolation) {
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
