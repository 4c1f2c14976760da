import type { LeadFamily, PromiseFate } from '#contract/leads/lead-stages.ts'
import type { ProgressId } from '#contract/reports/sale-figures.ts'
import { paths } from '#web/lib/address/paths.ts'

/** The filters by which the inbox lists the leads that a figure counts. */
export interface InboxFilter {
  kind?: string
  stage?: string
  family?: LeadFamily
  /** Assignee, outlet, model and source; `none` for leads without one. */
  assignee?: string
  outlet?: number | 'none'
  model?: string
  source?: string
  /** Indian days, `YYYY-MM-DD`, both included. */
  from?: string
  to?: string
  promise?: PromiseFate
  /** Indian days on which the promised calls fall due, both included. */
  promisedFrom?: string
  promisedTo?: string
  /** `true` for leads that waited for an answer and got one. */
  answered?: 'true'
  /** A figure of the owner's report, and what narrows it. */
  progress?: ProgressId
  lost?: string
  campaign?: string
  arrivedFrom?: string
  arrivedTo?: string
}

/** The address of the leads that a figure counts. */
export function inboxOf(filter: InboxFilter): string {
  const query = new URLSearchParams({ page: 'inbox', tab: 'all' })
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value))
  return `${paths.adminDashboard}?${query}`
}
