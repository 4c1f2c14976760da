import type { PostgrestError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { LeadList } from '#contract/leads/lead-imports.ts'
import { AppError } from '#contract/wire/errors.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { DatabaseError } from '#server/lib/supabase/database-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** A row as it goes to the database; its id says whether the row is there already. */
interface ListRow {
  id: string
  name: string
  mobile: string
  email: string
  model: string
  message: string
  answers: string[]
  cameAt: Date | undefined
}

const judgedRow = z.object({
  id: z.uuid(),
  /** The row is in the database already. */
  isKnown: z.boolean(),
  /** The lead of the row, or the newest lead of its number that the caller sees, with name and moment. */
  leadId: z.uuid().nullable(),
  name: z.string(),
  cameAt: storedMoment.nullable(),
})
export type JudgedRow = z.output<typeof judgedRow>

/**
 * Says of each row whether it is stored already and whether its number is known and, unless `isDry`, stores
 * the others as leads of one source, family and outlet, all or none. Throws `invalid_fields` for an outlet
 * that does not exist.
 */
export async function bringIn(
  db: DatabaseClient,
  { source, family, outletId }: LeadList,
  rows: readonly ListRow[],
  isDry: boolean,
): Promise<JudgedRow[]> {
  const list = { source, family, outletId: outletId ?? null }
  const given = rows.map(({ cameAt, ...row }) => ({ ...row, createdAt: cameAt?.toISOString() ?? null }))
  return callJson(db, 'bring_in_leads', { list, given, is_dry: isDry }, z.array(judgedRow), missingOutlet)
}

function missingOutlet(error: PostgrestError): AppError | undefined {
  if (error.code !== foreignKey) return undefined
  return new AppError('invalid_fields', {
    fields: { outletId: 'There is no such outlet any more.' },
    cause: new DatabaseError(error),
  })
}

/** SQLSTATE of a row that names another one that does not exist. */
const foreignKey = '23503'
