import type { PostgrestError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { QuotationSheet } from '#contract/quotations/quotation-parts.ts'
import { quotation } from '#contract/quotations/quotations.ts'
import { type Waiting, waiting } from '#contract/reports/dashboard.ts'
import { AppError } from '#contract/wire/errors.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { DatabaseError } from '#server/lib/supabase/database-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { withSheet } from './stored-sheet.ts'

const quotationRow = quotation.omit({ link: true, messages: true }).extend({
  madeAt: storedMoment,
  sentAt: storedMoment.nullable(),
  agreedAt: storedMoment.nullable(),
})

/** A version as the database has it, without what this server adds: its link and its words. */
export type StoredQuotation = z.output<typeof quotationRow>

/** All versions of the quotations of a lead, newest first; undefined when there is no such lead. */
export async function findQuotations(
  db: DatabaseClient,
  leadId: string,
): Promise<StoredQuotation[] | undefined> {
  const rows = z.array(quotationRow.extend({ sheet: z.unknown() })).nullable()
  const found = await callJson(db, 'read_quotations', { lead_id: leadId }, rows)
  return found?.flatMap((row) => withSheet(row) ?? [])
}

/** The quotations that wait for the caller's yes, the oldest first; none for who decides nothing. */
export async function findQuotationsToDecide(db: DatabaseClient): Promise<Waiting['quotations']> {
  return callJson(db, 'quotations_to_decide', {}, waiting.shape.quotations)
}

/** A quotation as this server worked it out. `after` is the version that it follows. */
export interface NewQuotation {
  id: string
  after: { firstId: string; version: number } | null
  outletId: number
  bikeName: string
  variant: string
  colour: string
  oldVehicle: string
  lender: string
  sheet: QuotationSheet
}

const made = z.object({
  outcome: z.enum(['made', 'changed', 'price']),
  quotation: quotationRow.nullable(),
})

/**
 * Stores a quotation under the next number, or as the next version: the quotation, or why there is none
 * (`changed`: it has a newer version, `price`: the ex-showroom price is another by now); undefined when there
 * is no such lead. Throws `invalid_fields` for a lead that is not about a sale, and for an outlet that is
 * closed or not the caller's.
 */
export async function insertQuotation(
  db: DatabaseClient,
  leadId: string,
  { after, outletId, bikeName, oldVehicle, ...rest }: NewQuotation,
): Promise<StoredQuotation | 'changed' | 'price' | undefined> {
  const args = {
    lead_id: leadId,
    quotation: {
      ...rest,
      ...(after && { first_id: after.firstId, version: after.version }),
      outlet_id: outletId,
      bike_name: bikeName,
      old_vehicle: oldVehicle,
    },
  }
  const answer = await callJson(db, 'make_quotation', args, made.nullable(), refused('outletId', otherOutlet))
  if (!answer) return undefined
  const { outcome, quotation: row } = answer
  if (outcome === 'made') return row ?? undefined
  return outcome
}

const otherOutlet = 'There is no quotation for this lead at this outlet.'

/**
 * Agrees to a discount, refuses it, or notes that the quotation was given to the buyer; undefined when there
 * is none with this id. Throws `forbidden` when somebody else decides about the discount, and
 * `invalid_fields` when nobody has decided yet.
 */
export async function updateQuotation(
  db: DatabaseClient,
  id: string,
  act: 'approve' | 'refuse' | 'send',
): Promise<StoredQuotation | undefined> {
  const args = { quotation_id: id, act }
  const row = await callJson(db, 'move_quotation', args, quotationRow.nullable(), refused('act', undecided))
  return row ?? undefined
}

const undecided = 'The discount of this quotation waits for a yes.'

/** SQLSTATEs of a parameter that the function refuses, and of a right that the caller lacks. */
const invalidParameter = '22023'
const noRight = '42501'

function refused(field: string, words: string) {
  return (error: PostgrestError): AppError | undefined => {
    const cause = new DatabaseError(error)
    if (error.code === invalidParameter)
      return new AppError('invalid_fields', { fields: { [field]: words }, cause })
    if (error.code === noRight)
      return new AppError('forbidden', { message: 'This discount is for somebody else to decide.', cause })
    return undefined
  }
}
