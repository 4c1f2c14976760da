import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Leads of a time and of the one before it, by what they are counted by. */
export interface LeadSum {
  dimension: 'kind' | 'model' | 'source' | 'stage' | 'person' | 'outlet' | 'answer' | 'promise'
  value: string
  /** With stages alone. */
  family: string | null
  /** The name of an outlet or a member of staff. */
  label: string | null
  now: number
  before: number
}

export interface CountedLeads {
  today: string
  overdue: number
  unassigned: number
  sums: LeadSum[]
  days: { day: string; leads: number }[]
  promisedToday: Partial<Record<string, number>>
  /** Promises that are over and unanswered, which `sums` and `promisedToday` count among the open ones. */
  broken: Record<'today' | 'now' | 'before', number>
}

/** What the caller may see of the counts of two times thirty Indian days. */
export async function readLeadFigures(db: DatabaseClient): Promise<CountedLeads> {
  // The function answers JSON, whose shape the generated types do not know.
  return dataOf(await db.rpc('lead_figures')) as unknown as CountedLeads
}
