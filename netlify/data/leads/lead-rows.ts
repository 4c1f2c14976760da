import { z } from 'zod'
import { referenceOf } from '#contract/enquiries/reference.ts'
import { leadKinds } from '#contract/leads/lead-kinds.ts'
import {
  type BoardCard,
  type InboxRow,
  type Lead,
  type LeadCard,
  type LeadFilters,
  lead,
  leadCard,
} from '#contract/leads/leads.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'

/** A lead as the database tells it. */
export const leadRow = lead.omit({ kind: true, reference: true }).extend({
  enquiryTable: z.string(),
  enquiryId: z.string(),
  dueAt: storedMoment.nullable(),
  touchedAt: storedMoment.nullable(),
  promisedAt: storedMoment.nullable(),
  answeredAt: storedMoment.nullable(),
  createdAt: storedMoment,
})
type LeadRow = z.output<typeof leadRow>

/** As `leadRow`, with the leads that are folded under it. */
export const inboxLeadRow = leadRow.extend({ folded: z.array(leadRow) })

const cardRow = leadCard.omit({ kind: true }).extend({
  enquiryTable: z.string(),
  dueAt: storedMoment.nullable(),
  createdAt: storedMoment,
})
type CardRow = z.output<typeof cardRow>

/** As `leadRow`, for a card of the board with those that are folded under it. */
export const boardCardRow = cardRow.extend({ folded: z.array(cardRow) })

/** The filters as the functions of the inbox take them; JSON leaves out those that are undefined. */
export function filterArguments({ kind, aside, ...filters }: LeadFilters) {
  return { ...filters, kind: kind && tableOf(kind), isAside: aside }
}

/** The table in which enquiries of a kind stand. */
export function tableOf(kind: Lead['kind']): string {
  return leadKinds.find((each) => each.kind === kind)?.table ?? ''
}

function kindOf(enquiryTable: string): Lead['kind'] {
  const known = leadKinds.find(({ table }) => table === enquiryTable)
  if (!known) throw new Error(`The contract knows no lead of ${enquiryTable}.`)
  return known.kind
}

/** A lead of the wire; throws for one of a table that the contract does not know. */
export function toLead({ enquiryTable, enquiryId, ...row }: LeadRow): Lead {
  return { ...row, kind: kindOf(enquiryTable), reference: referenceOf(enquiryId) }
}

/** As `toLead`, with the leads that are folded under it. */
export function toInboxRow({ folded, ...row }: z.output<typeof inboxLeadRow>): InboxRow {
  return { ...toLead(row), folded: folded.map(toLead) }
}

/** As `toLead`, for a card of the board with those that are folded under it. */
export function toBoardCard({ folded, ...row }: z.output<typeof boardCardRow>): BoardCard {
  return { ...toCard(row), folded: folded.map(toCard) }
}

function toCard({ enquiryTable, ...row }: CardRow): LeadCard {
  return { ...row, kind: kindOf(enquiryTable) }
}
