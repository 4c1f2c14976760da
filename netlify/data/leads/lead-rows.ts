import { referenceOf } from '#contract/enquiries/reference.ts'
import { leadKinds } from '#contract/leads/lead-kinds.ts'
import type { BoardCard, InboxRow, Lead, LeadCard, LeadFilters } from '#contract/leads/leads.ts'

/** A lead as the database tells it. */
export type LeadRow = Omit<Lead, 'kind' | 'reference'> & { enquiryTable: string; enquiryId: string }
/** As `LeadRow`, for a card of the board. */
export type CardRow = Omit<LeadCard, 'kind'> & { enquiryTable: string }

/** The filters as the functions of the inbox take them. */
export function filterArguments({
  kind,
  aside,
  ...filters
}: LeadFilters): Record<string, string | number | boolean> {
  const named = { ...filters, kind: kind && tableOf(kind), isAside: aside }
  return Object.fromEntries(Object.entries(named).filter((entry) => entry[1] !== undefined)) as never
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
  return {
    ...row,
    kind: kindOf(enquiryTable),
    reference: referenceOf(enquiryId),
    dueAt: toMoment(row.dueAt),
    touchedAt: toMoment(row.touchedAt),
    promisedAt: toMoment(row.promisedAt),
    answeredAt: toMoment(row.answeredAt),
    createdAt: toMoment(row.createdAt),
  }
}

/** As `toLead`, with the leads that are folded under it. */
export function toInboxRow({ folded, ...row }: LeadRow & { folded: LeadRow[] }): InboxRow {
  return { ...toLead(row), folded: folded.map(toLead) }
}

/** As `toLead`, for a card of the board with those that are folded under it. */
export function toBoardCard({ folded, ...row }: CardRow & { folded: CardRow[] }): BoardCard {
  return { ...toCard(row), folded: folded.map(toCard) }
}

function toCard({ enquiryTable, ...row }: CardRow): LeadCard {
  return {
    ...row,
    kind: kindOf(enquiryTable),
    dueAt: toMoment(row.dueAt),
    createdAt: toMoment(row.createdAt),
  }
}

/** Postgres writes its JSON in the offset of the session; the wire has UTC. */
export function toMoment<Moment extends string | null>(moment: Moment): Moment {
  return (moment === null ? null : new Date(moment).toISOString()) as Moment
}
