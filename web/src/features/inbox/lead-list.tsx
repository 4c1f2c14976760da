import type { Lead } from '#contract/leads.ts'
import type { Resource } from '#web/lib/resource.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { EntriesLine, Pager } from '#web/ui/table/pager.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { leadColumns } from './lead-columns.tsx'
import { useChosenLeads } from './use-chosen-leads.ts'
import { type InboxQuestion, isFiltered } from './use-inbox-question.ts'

export type Filters = Omit<InboxQuestion, 'lead'>

/** What came for a question of the inbox. */
export interface LeadPage {
  data: Lead[]
  totalRecords: number
  filters: Filters
}

interface LeadListProps {
  leads: Resource<LeadPage>
  /** What is asked for now; its rows may be on their way. */
  filters: Filters
  pageSize: number
  addressOf: (lead: { id: string }) => string
  onPage: (page: number) => void
  onChanged: () => void
}

/** The leads as a table with its pages; those that are chosen get a bar of acts under it. */
export function LeadList({ leads, filters, pageSize, addressOf, onPage, onChanged }: LeadListProps) {
  const { value } = leads
  const chosen = useChosenLeads(value?.data ?? [])
  const hasFailed = leads.error !== undefined && !leads.isLoading
  return (
    <>
      {value === undefined && hasFailed ? null : (
        <DataTable
          dense
          caption="Leads"
          columns={leadColumns(addressOf, chosen)}
          rows={value?.data}
          rowKey={({ id }) => id}
          emptyText={emptyText(value?.filters ?? filters)}
          busy={leads.isLoading}
          className="md:min-h-0 md:shrink"
        />
      )}
      {value && value.totalRecords > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <EntriesLine page={value.filters.page} pageSize={pageSize} total={value.totalRecords} />
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

/** That there is nothing is said of the tab, or of the filters where there are any. */
function emptyText({ tab, ...filters }: Filters): string {
  if (isFiltered({ tab, ...filters })) return 'No lead fits these filters.'
  return {
    mine: 'You have no leads.',
    unassigned: 'Every lead is assigned.',
    overdue: 'Nothing is overdue.',
    today: 'Nothing came today, and nothing is due.',
    all: 'No enquiry has come yet.',
  }[tab]
}
