import type { RequestHandler } from 'msw'
import { type LeadDetails, leadDetails } from '#contract/leads/lead-work.ts'
import type { InboxRow } from '#contract/leads/leads.ts'
import { answers } from './server.ts'

/**
 * The answers of an inbox with these leads, which nobody has taken; without outlets, colleagues and
 * templates. An answer that a test gives before these counts instead.
 */
export const anInbox = (leads: InboxRow[] = []): RequestHandler[] => [
  answers('listLeads', {
    data: leads,
    totalRecords: leads.length,
    leads: leads.flatMap((row) => [row, ...row.folded]).length,
    isCapped: false,
    newest: null,
    asOf: '2026-11-22T10:00:00.000Z',
  }),
  answers('getInboxCounts', {
    mine: 0,
    unassigned: leads.length,
    overdue: 0,
    today: leads.length,
    fresh: 0,
    callsForTomorrow: 0,
  }),
  answers('getInboxChoices', { outlets: [], models: [], sources: [] }),
  answers('listColleagues', []),
  answers('listTemplates', []),
  answers('listDealers', []),
]

/** What the sheet of a lead reads: nothing happened yet, and the form said nothing that is not in the row. */
export const detailsOf = (lead: InboxRow, over: Partial<LeadDetails> = {}): LeadDetails =>
  leadDetails.parse({
    lead,
    enquiry: {},
    visit: null,
    others: [],
    events: [],
    appointment: null,
    quotation: null,
    order: null,
    ...over,
  })
