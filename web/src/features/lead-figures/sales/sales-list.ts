import { type InboxFilter, inboxOf } from '../inbox-address.ts'

/** The weeks and the outlet that a report is about. */
export interface ReportScope {
  from: string
  to: string
  outlet: number | undefined
}

/** The address of the leads that a figure of the report counts; `filter` narrows the report's own scope. */
export function salesList({ from, to, outlet }: ReportScope, filter: InboxFilter): string {
  return inboxOf({ ...(outlet !== undefined && { outlet }), arrivedFrom: from, arrivedTo: to, ...filter })
}
