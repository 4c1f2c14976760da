import { z } from 'zod'
import type { ContactMark } from '#contract/leads/lead-stages.ts'
import { type Board, getBoard, type Lead, type LeadFilters } from '#contract/leads/leads.ts'
import { AppError } from '#contract/wire/errors.ts'
import { callJson, type Refusal } from '#server/lib/supabase/call-json.ts'
import { DatabaseError } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { boardCardRow, filterArguments, leadRow, toBoardCard, toLead } from './lead-rows.ts'

/**
 * Sets or takes back a mark of a lead's number; undefined when there is no lead with this id. Throws
 * `invalid_fields` when the lead has no whole number.
 */
export async function markContact(
  db: DatabaseClient,
  id: string,
  { mark, isSet }: { mark: ContactMark; isSet: boolean },
): Promise<Lead | undefined> {
  const args = { lead_id: id, mark, is_set: isSet }
  const refusal = refusedParameter({ mark: 'This lead has no whole number to remember.' })
  const row = await callJson(db, 'mark_contact', args, leadRow.nullable(), refusal)
  return row ? toLead(row) : undefined
}

/**
 * Lets the work on a lead go on in another lead, or by itself again; undefined when there is no lead with
 * this id. Throws `invalid_fields` when the other lead has another number or family, has ended, or goes on
 * elsewhere itself.
 */
export async function joinLead(
  db: DatabaseClient,
  id: string,
  into: string | null,
): Promise<Lead | undefined> {
  const args = { lead_id: id, ...(into && { into_id: into }) }
  const refusal = refusedParameter({
    into: 'A lead goes on in one of the same number and kind of work, which has not ended before it.',
  })
  const row = await callJson(db, 'join_lead', args, leadRow.nullable(), refusal)
  return row ? toLead(row) : undefined
}

const boardRows = z.array(getBoard.answer.element.extend({ cards: z.array(boardCardRow) }))

/** The leads of a family by stage; the stages come in no order. */
export async function readBoard(
  db: DatabaseClient,
  { family, ...filters }: LeadFilters & { family: string },
): Promise<Board> {
  const args = { family, filters: filterArguments(filters) }
  const columns = await callJson(db, 'inbox_board', args, boardRows)
  return columns.map((column) => ({ ...column, cards: column.cards.map(toBoardCard) }))
}

/** SQLSTATE of a parameter that the function refuses. */
const invalidParameter = '22023'

function refusedParameter(fields: Record<string, string>): Refusal {
  return (error) =>
    error.code === invalidParameter
      ? new AppError('invalid_fields', { fields, cause: new DatabaseError(error) })
      : undefined
}
