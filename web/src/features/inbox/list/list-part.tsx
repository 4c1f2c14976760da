import type { Lead } from '#contract/leads/leads.ts'
import type { Loaded } from '#web/lib/api/use-loaded.ts'
import type { Contact } from '#web/shop/lead-acts/note-contact.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { ChooseAll } from './choose-all.tsx'
import { fetchAllLeads } from './fetch-all-leads.ts'
import { LeadList } from './lead-list.tsx'
import type { LeadLink } from './lead-rows.ts'
import { countWords, type Filters, type LeadPage } from './list-words.ts'
import type { ChosenLeads } from './use-chosen-leads.ts'
import { pageSize, questionOf } from './use-lead-page.ts'

interface ListPartProps {
  leads: Loaded<LeadPage>
  /** The filters of the current question; its rows may be on their way. */
  filters: Filters
  shown: string
  me: string | undefined
  chosen: ChosenLeads
  linkOf: (lead: { id: string }) => LeadLink
  onPage: (page: number) => void
  onContact: (lead: { id: string }, kind: Contact) => void
}

/** The list with its line to choose leads, its count and its pages. */
export function ListPart({ leads, filters, chosen, onPage, ...row }: ListPartProps) {
  const hasFailed = leads.error !== undefined && !leads.isLoading
  // After a failure, the rows of an earlier question must not stand as the answer to this one.
  const isAsked = JSON.stringify(leads.value?.filters) === JSON.stringify(filters)
  const value = hasFailed && !isAsked ? undefined : leads.value
  const pages = Math.ceil((value?.totalRecords ?? 0) / pageSize)
  return (
    <>
      <LoadFailure of={{ ...leads, value }} words="The inbox could not be loaded." />
      {chosen.isOn && value ? (
        <ChooseAll
          chosen={chosen}
          page={leadsOf(value)}
          total={value.leads}
          fetchAll={() => fetchAllLeads(questionOf(filters))}
        />
      ) : null}
      {value === undefined && hasFailed ? null : (
        <LeadList
          // Other rows begin at their top.
          key={JSON.stringify(value?.filters)}
          rows={value?.data}
          filters={value?.filters ?? filters}
          // Rows that are read anew for the same question do not fade, because they would flicker with each
          // change.
          isBusy={leads.isLoading && !isAsked}
          chosen={chosen}
          {...row}
        />
      )}
      {value && value.totalRecords > 0 ? (
        <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-2">
          <p role="status" className="figures text-sm text-muted">
            {countWords({ ...value, page: value.filters.page }, pageSize)}
          </p>
          {pages > 1 ? (
            <Pager page={filters.page} totalPages={pages} busy={leads.isLoading} onPage={onPage} />
          ) : null}
        </div>
      ) : null}
    </>
  )
}

/** All leads of a page, also those that are folded under their person. */
export function leadsOf(page: Pick<LeadPage, 'data'> | undefined): Lead[] {
  return page?.data.flatMap(({ folded, ...lead }) => [lead, ...folded]) ?? []
}
