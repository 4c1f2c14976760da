import type { ContactMark } from '#contract/leads/lead-stages.ts'
import type { Board, Lead, LeadFilters } from '#contract/leads/leads.ts'
import { AppError } from '#contract/wire/errors.ts'
import { DatabaseError, dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { type CardRow, filterArguments, type LeadRow, toBoardCard, toLead } from './lead-rows.ts'

/**
 * Sets or takes back a mark of a lead's number; undefined when there is no lead of this id. Throws `invalid_fields` when
 * the lead has no whole number.
 */
export async function markContact(
  db: DatabaseClient,
  id: string,
  { mark, isSet }: { mark: ContactMark; isSet: boolean },
): Promise<Lead | undefined> {
  const answer = await db.rpc('mark_contact', { lead_id: id, mark, is_set: isSet })
  return leadOf(answer, { mark: 'This lead has no whole number to remember.' })
}

/**
 * Lets the work on a lead go on in another one, or by itself again; undefined when there is no lead of this id. Throws
 * `invalid_fields` when the other one is of another number or family, has ended, or goes on elsewhere itself.
 */
export async function joinLead(
  db: DatabaseClient,
  id: string,
  into: string | null,
): Promise<Lead | undefined> {
  const answer = await db.rpc('join_lead', { lead_id: id, ...(into && { into_id: into }) })
  return leadOf(answer, {
    into: 'A lead goes on in one of the same number and kind of work, which has not ended before it.',
  })
}

/** The leads of a family by stage, in no order of the stages. */
export async function readBoard(
  db: DatabaseClient,
  { family, ...filters }: LeadFilters & { family: string },
): Promise<Board> {
  const answer = await db.rpc('inbox_board', { family, filters: filterArguments(filters) })
  const columns = dataOf(answer) as unknown as (Omit<Board[number], 'cards'> & {
    cards: (CardRow & { folded: CardRow[] })[]
  })[]
  return columns.map((column) => ({ ...column, cards: column.cards.map(toBoardCard) }))
}

/** SQLSTATE of a parameter that the function does not take. */
const invalidParameter = '22023'

type Answer = Parameters<typeof dataOf>[0]

function leadOf(answer: Answer, fields: Record<string, string>): Lead | undefined {
  if (answer.error?.code === invalidParameter)
    throw new AppError('invalid_fields', { fields, cause: new DatabaseError(answer.error) })
  const lead = dataOf(answer) as unknown as LeadRow | null
  return lead ? toLead(lead) : undefined
}
