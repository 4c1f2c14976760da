import { useState } from 'react'
import type { InboxRow } from '#contract/leads/leads.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import type { Resource } from '#web/lib/api/resource.ts'
import type { Contact } from '#web/shop/note-contact.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useAbout } from '../use-about.ts'
import { type InboxQuestion, isFiltered } from '../use-inbox-question.ts'
import { BulkBar } from './bulk-bar.tsx'
import { leadColumns } from './lead-columns.tsx'
import { useChosenLeads } from './use-chosen-leads.ts'

export type Filters = Omit<InboxQuestion, 'lead'>

/** The answer to a question of the inbox. */
export interface LeadPage {
  data: InboxRow[]
  totalRecords: number
  leads: number
  isCapped: boolean
  filters: Filters
}

interface LeadListProps {
  leads: Resource<LeadPage>
  /** The filters of the current question; its rows may be on their way. */
  filters: Filters
  pageSize: number
  addressOf: (lead: { id: string }) => string
  onPage: (page: number) => void
  /** Called when a staff member calls or writes to the person of a lead. */
  onContact: (lead: { id: string }, kind: Contact) => void
  onChanged: () => void
}

/**
 * The leads as a table with its pages, a row for each person, which opens to all leads of the person in a
 * week; chosen leads get a bar of actions below the table.
 */
export function LeadList(props: LeadListProps) {
  const { leads, filters, pageSize, addressOf, onPage, onContact, onChanged } = props
  const hasFailed = leads.error !== undefined && !leads.isLoading
  // After a failure, the rows of an earlier question must not stand as the answer to this one.
  const isAsked = JSON.stringify(leads.value?.filters) === JSON.stringify(filters)
  const value = hasFailed && !isAsked ? undefined : leads.value
  const chosen = useChosenLeads(value?.data.flatMap((row) => [row, ...row.folded]) ?? [])
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const about = useAbout()
  return (
    <>
      {value === undefined && hasFailed ? null : (
        <DataTable
          dense
          caption="Leads"
          columns={leadColumns({
            addressOf,
            onContact,
            about,
            chosen,
            open: {
              has: ({ id }) => opened.has(id),
              toggle: ({ id }) =>
                setOpened(
                  (before) =>
                    new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
                ),
            },
          })}
          rows={value?.data.flatMap((row) => [row, ...(opened.has(row.id) ? row.folded : [])])}
          rowKey={({ id }) => id}
          emptyText={emptyText(value?.filters ?? filters)}
          // Rows that are read anew for the same question do not fade, because they would flicker with each
          // change.
          busy={leads.isLoading && !isAsked}
          className="md:min-h-0 md:shrink"
        />
      )}
      {value && value.totalRecords > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <p role="status" className="figures text-sm text-muted">
            {countWords(value, pageSize)}
          </p>
          <Pager
            page={filters.page}
            totalPages={Math.ceil(value.totalRecords / pageSize)}
            busy={leads.isLoading}
            onPage={onPage}
          />
        </div>
      ) : null}
      {chosen.leads.length > 0 ? <BulkBar chosen={chosen} onChanged={onChanged} /> : null}
    </>
  )
}

/** The range of the page and the totals: `Showing 1 to 25 of 40 people, 46 leads`. */
function countWords({ filters, totalRecords, leads, isCapped }: LeadPage, pageSize: number): string {
  const first = (filters.page - 1) * pageSize + 1
  const last = Math.min(filters.page * pageSize, totalRecords)
  const more = isCapped ? 'more than ' : ''
  const span = `Showing ${groupLakhs(first)} to ${groupLakhs(last)} of ${more}${groupLakhs(totalRecords)}`
  return `${span} people, ${groupLakhs(leads)}${isCapped ? '+' : ''} leads`
}

/** The words for an empty list: about the filters where there are any, otherwise about the tab. */
function emptyText({ tab, ...filters }: Filters): string {
  if (isFiltered({ tab, ...filters })) return 'No lead fits these filters.'
  return {
    mine: 'You have no leads.',
    unassigned: 'No lead waits to be assigned.',
    overdue: 'Nothing is overdue.',
    today: 'Nothing is left to do today.',
    all: 'No enquiry has come yet.',
  }[tab]
}
