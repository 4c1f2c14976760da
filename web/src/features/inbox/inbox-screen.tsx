import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { callApi } from '#web/lib/api-client.ts'
import { useLoaded } from '#web/lib/use-loaded.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { EntriesLine, Pager } from '#web/ui/table/pager.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxTabs } from './inbox-tabs.tsx'
import { KeysHelp } from './keys-help.tsx'
import { leadColumns } from './lead-columns.tsx'
import { LeadSheet } from './lead-sheet.tsx'
import { NewLeadsLine } from './new-leads-line.tsx'
import { type LeadKey, useInboxKeys } from './use-inbox-keys.ts'
import { type InboxQuestion, useInboxQuestion } from './use-inbox-question.ts'

const pageSize = 25
const refreshMs = 5000

/** Every enquiry of every kind as work: who has it, how far it is, what is due. */
export function InboxScreen() {
  const [question, ask] = useInboxQuestion()
  const { lead, ...filters } = question
  const leads = useLoaded(JSON.stringify(filters), (signal) =>
    callApi('listLeads', { query: queryOf(filters) }, { signal }).then((page) => ({ ...page, filters })),
  )
  const newest = leads.value?.newest
  const counts = useLoaded(`counts since ${newest}`, (signal) =>
    callApi('getInboxCounts', { query: { since: newest ?? undefined } }, { signal }),
  )
  useRefresh(counts.reload, refreshMs)
  const { search } = useLocation()
  const addressOf = ({ id }: { id: string }) => {
    const params = new URLSearchParams(search)
    params.set('lead', id)
    return `?${params}`
  }
  const { value } = leads
  const hasFailed = leads.error !== undefined && !leads.isLoading

  const [firstField, setFirstField] = useState<LeadKey>()
  const [isHelping, setHelping] = useState(false)
  useInboxKeys({
    onOpen: (id, key) => {
      setFirstField(key)
      ask({ lead: id })
    },
    onHelp: () => setHelping(true),
  })

  function reload() {
    leads.reload()
    counts.reload()
  }

  return (
    <Screen
      title="Inbox"
      fitsWindow
      actions={
        <Button size="small" variant="quiet" onClick={() => setHelping(true)} className="max-md:hidden">
          Keys
        </Button>
      }
    >
      <InboxTabs chosen={question.tab} counts={counts.value} onChoose={(tab) => ask({ tab })} />
      <InboxFilters question={question} onAsk={ask} />
      <LoadFailure of={leads} words="The inbox could not be loaded." />
      <NewLeadsLine fresh={counts.value?.fresh ?? 0} onShow={reload} />
      {value === undefined && hasFailed ? null : (
        <DataTable
          dense
          caption="Leads"
          columns={leadColumns(addressOf)}
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
            page={question.page}
            totalPages={Math.ceil(value.totalRecords / pageSize)}
            busy={leads.isLoading}
            onPage={(page) => ask({ page })}
          />
        </div>
      ) : null}
      {lead ? (
        <LeadSheet
          key={lead}
          id={lead}
          addressOf={addressOf}
          firstField={firstField}
          onClose={() => {
            setFirstField(undefined)
            ask({ lead: '' })
          }}
          onChanged={reload}
        />
      ) : null}
      {isHelping ? <KeysHelp onClose={() => setHelping(false)} /> : null}
    </Screen>
  )
}

type Filters = Omit<InboxQuestion, 'lead'>

function queryOf({ tab, kind, stage, from, to, term, page }: Filters) {
  return {
    tab,
    kind: kind || undefined,
    stage: stage || undefined,
    from: from || undefined,
    to: to || undefined,
    q: term,
    page,
    limit: pageSize,
  }
}

/** That there is nothing is said of the tab, or of the filters where there are any. */
function emptyText({ tab, kind, stage, from, to, term }: Filters): string {
  if (kind || stage || from || to || term) return 'No lead fits these filters.'
  return {
    mine: 'Nothing is with you.',
    unassigned: 'Every lead has somebody.',
    overdue: 'Nothing is overdue.',
    today: 'Nothing came today, and nothing is due.',
    all: 'No enquiry has come yet.',
  }[tab]
}
