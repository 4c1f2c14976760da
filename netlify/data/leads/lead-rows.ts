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

/** A lead as the database answers it. */
export const leadRow = lead.omit({ kind: true, reference: true }).extend({
  enquiryTable: z.string(),
  enquiryId: z.string(),
  dueAt: storedMoment.nullable(),
  touchedAt: storedMoment.nullable(),
  promisedAt: storedMoment.nullable(),
  answeredAt: storedMoment.nullable(),
  nextAt: storedMoment.nullable(),
  lateAt: storedMoment.nullable(),
  createdAt: storedMoment,
})
type LeadRow = z.output<typeof leadRow>

/** Like `leadRow`, with the leads that are folded under it. */
export const inboxLeadRow = leadRow.extend({ folded: z.array(leadRow) })

const cardRow = leadCard.omit({ kind: true }).extend({
  enquiryTable: z.string(),
  dueAt: storedMoment.nullable(),
  promisedAt: storedMoment.nullable(),
  answeredAt: storedMoment.nullable(),
  nextAt: storedMoment.nullable(),
  lateAt: storedMoment.nullable(),
  createdAt: storedMoment,
})
type CardRow = z.output<typeof cardRow>

/** Like `leadRow`, for a card of the board with the leads that are folded under it. */
export const boardCardRow = cardRow.extend({ folded: z.array(cardRow) })

/** The filters in the form that the functions of the inbox take; JSON leaves out undefined filters. */
export function filterArguments({ kind, aside, ...filters }: LeadFilters) {
  return { ...filters, kind: kind && tableOf(kind), isAside: aside }
}

/** The table of enquiries of a kind. */
export function tableOf(kind: Lead['kind']): string {
  return leadKinds.find((each) => each.kind === kind)?.table ?? ''
}

function kindOf(enquiryTable: string): Lead['kind'] {
  const known = leadKinds.find(({ table }) => table === enquiryTable)
  if (!known) throw new Error(`The contract knows no lead of ${enquiryTable}.`)
  return known.kind
}

/** A lead in the shape of the wire; throws for a lead of a table that the contract does not know. */
export function toLead({ enquiryTable, enquiryId, ...row }: LeadRow): Lead {
  return { ...row, kind: kindOf(enquiryTable), reference: referenceOf(enquiryId) }
}

/** Like `toLead`, with the leads that are folded under it. */
export function toInboxRow({ folded, ...row }: z.output<typeof inboxLeadRow>): InboxRow {
  return { ...toLead(row), folded: folded.map(toLead) }
}

/** Like `toLead`, for a card of the board with the leads that are folded under it. */
export function toBoardCard({ folded, ...row }: z.output<typeof boardCardRow>): BoardCard {
  return { ...toCard(row), folded: folded.map(toCard) }
}

function toCard({ enquiryTable, ...row }: CardRow): LeadCard {
  return { ...row, kind: kindOf(enquiryTable) }
}
