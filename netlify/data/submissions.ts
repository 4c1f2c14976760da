import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { Submission } from '#server/lib/forms/submission.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { Database } from '#server/lib/supabase/supabase-clients.ts'
import { type FormBody, type FormName, formTables } from './form-rows.ts'

const uniqueViolation = '23505'

/**
 * Stores a form under the id of its submission. `repeated` means that this very submission stands already;
 * throws `key_reused` when another one stands under the id, `conflict` when something else in it must be unique.
 */
export async function insertForm<Name extends FormName>(
  db: Database,
  name: Name,
  submission: Submission,
  body: FormBody<Name>,
): Promise<'stored' | 'repeated'> {
  const { table, row } = formTables[name]
  return insertSubmission(db, table, submission, row(body))
}

/** As `insertForm`, with the row in the database's words. */
export async function insertSubmission(
  db: Database,
  table: string,
  { id, hash, doubt, sender, acceptedAt }: Submission,
  row: Record<string, unknown>,
): Promise<'stored' | 'repeated'> {
  const origin = { doubt, sender, ...(acceptedAt ? { created_at: acceptedAt } : {}) }
  const answer = await db.from(table).insert({ id, submission_hash: hash, ...origin, ...row })
  if (answer.error?.code !== uniqueViolation) {
    dataOf(answer)
    return 'stored'
  }
  if (!answer.error.message.includes('_pkey'))
    throw new AppError('conflict', {
      message: 'This file belongs to another form already.',
      cause: answer.error,
    })
  const isSame = dataOf(await db.rpc('is_same_submission', { enquiry_table: table, submission_id: id, hash }))
  if (z.boolean().parse(isSame)) return 'repeated'
  throw new AppError('key_reused', { cause: answer.error })
}
