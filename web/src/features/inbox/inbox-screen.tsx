import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { callApi } from '#web/lib/api/staff-api.ts'
import { inboxPace } from '#web/lib/api/staff-pace.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useStaffRefresh } from '#web/lib/api/use-staff-refresh.ts'
import { showBadge } from '#web/lib/device/app-badge.ts'
import { formOutbox } from '#web/lib/outbox/need.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { RestingLine } from '#web/ui/loading/resting-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { useLastPage } from '#web/ui/table/use-last-page.ts'
import type { LeadBookingProps } from './lead/lead-appointment.tsx'
import { LeadSheet } from './lead/lead-sheet.tsx'
import { useNextLead } from './lead/use-next-lead.ts'
import { useReachedLead } from './lead/use-reached-lead.ts'
import type { Writer } from './lead/writer.ts'
import { FamilyTabs } from './list/family-tabs.tsx'
import { InboxActions } from './list/inbox-actions.tsx'
import { InboxFilters } from './list/inbox-filters.tsx'
import { InboxTabs } from './list/inbox-tabs.tsx'
import { KeysHelp } from './list/keys-help.tsx'
import { type Filters, LeadList } from './list/lead-list.tsx'
import { NewLeadsLine } from './list/new-leads-line.tsx'
import { type LeadKey, useInboxKeys } from './list/use-inbox-keys.ts'
import { useReturnToRow } from './list/use-return-to-row.ts'
import { usePushedLead } from './settings/use-pushed-lead.ts'
import { filtersOf, useInboxQuestion } from './use-inbox-question.ts'
import { WalkInDialog, walkInChoices } from './walk-in/walk-in-dialog.tsx'

// The drag library of the board does not belong to the list. Without the code of the board the inbox stays,
// and its address keeps every filter for a new load.
const LeadBoard = late(() => import('./board/lead-board.tsx'), 'LeadBoard', {
  whenMissing: <FailureLine message="The board could not be loaded." onRetry={() => location.reload()} />,
})

const pageSize = 25

interface InboxScreenProps {
  /** The dealer and the staff member whom templates name. */
  writer: Writer
  /** The dialog that books a time for the person of a lead. */
  Booking: ComponentType<LeadBookingProps>
}

/** Every enquiry of every kind as work: the colleague who has it, its stage, and its next step. */
export function InboxScreen({ writer, Booking }: InboxScreenProps) {
  const [question, ask] = useInboxQuestion()
  const { lead, ...filters } = question
  const leads = useLoaded(JSON.stringify(filters), (signal) =>
    callApi('listLeads', { body: bodyOf(filters) }, { signal }).then((page) => ({ ...page, filters })),
  )
  const answered = leads.isLoading || leads.error !== undefined ? undefined : leads.value
  useLastPage(answered?.filters.page, Math.ceil((answered?.totalRecords ?? 0) / pageSize), (page) =>
    ask({ page }, { step: false }),
  )
  const next = useNextLead(question.board ? [] : (leads.value?.data ?? []), lead)
  useReturnToRow(lead, next, leads.value)
  const newest = leads.value?.newest
  const counts = useLoaded(`counts since ${newest}`, (signal) =>
    callApi('getInboxCounts', { query: { since: newest ?? undefined } }, { signal }),
  )
  const restingSince = useStaffRefresh(counts.reload, inboxPace)
  const { unassigned = 0, fresh = 0 } = counts.value ?? {}
  // The badge counts the unassigned leads; where leads are given out in turn there are none, so leads newer
  // than the list count.
  const newCount = counts.value && Math.max(unassigned, fresh)
  // The badge is set after each reading, because a push may have put a dot in the place of an equal number.
  useEffect(() => {
    if (counts.value && newCount !== undefined) showBadge(newCount)
  }, [counts.value, newCount])
  const { search } = useLocation()
  const addressOf = ({ id }: { id: string }) => {
    const params = new URLSearchParams(search)
    params.set('lead', id)
    return `?${params}`
  }
  // The code of the outbox must be here before the line goes down.
  useEffect(() => formOutbox.prepare(), [])
  const [firstField, setFirstField] = useState<LeadKey>()
  const [shown, setShown] = useState<'keys' | 'walk-in'>()
  /**
   * Counts the changes that were made elsewhere than on the board; the board reads itself anew after each.
   */
  const [turn, setTurn] = useState(0)
  useInboxKeys({
    onOpen: (id, key) => {
      setFirstField(key)
      ask({ lead: id })
    },
    onHelp: () => setShown('keys'),
  })

  usePushedLead(!lead && !shown, openLead)

  function openLead(id: string) {
    setFirstField(undefined)
    ask({ lead: id })
  }

  function reload() {
    leads.reload()
    counts.reload()
  }

  function reloadAll() {
    reload()
    setTurn((before) => before + 1)
  }

  const [reached, reach] = useReachedLead(lead, reloadAll)

  return (
    <Screen
      title="Inbox"
      fitsWindow
      actions={
        <>
          <RestingLine since={restingSince} />
          <NewLeadsLine fresh={fresh} onShow={reloadAll} />
          <InboxActions
            board={question.board}
            search={search}
            role={writer.role}
            onBoard={(board) => ask({ board })}
            onWalkIn={walkInChoices(writer.role).length > 0 ? () => setShown('walk-in') : undefined}
            onHelp={() => setShown('keys')}
          />
        </>
      }
    >
      {question.board ? (
        <FamilyTabs chosen={question.board} onChoose={(board) => ask({ board })} />
      ) : (
        <InboxTabs chosen={question.tab} counts={counts.value} onChoose={(tab) => ask({ tab })} />
      )}
      <InboxFilters question={question} onAsk={ask} />
      {question.board ? null : <LoadFailure of={leads} words="The inbox could not be loaded." />}
      {question.board ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <LeadBoard
            // Cards that answered other filters must not be shown for these, so other filters make a new
            // board.
            key={JSON.stringify([question.board, filtersOf(filters)])}
            turn={turn}
            family={question.board}
            filters={filtersOf(filters)}
            term={question.term}
            addressOf={addressOf}
            onMoved={reload}
          />
        </Suspense>
      ) : (
        <LeadList
          leads={leads}
          filters={filters}
          pageSize={pageSize}
          addressOf={addressOf}
          onPage={(page) => ask({ page })}
          onContact={({ id }, kind) => {
            reach(id, kind)
            openLead(id)
          }}
          onChanged={reload}
        />
      )}
      {lead ? (
        <LeadSheet
          key={lead}
          id={lead}
          listed={leads.value?.data.flatMap((row) => [row, ...row.folded]).find(({ id }) => id === lead)}
          isBeside={false}
          addressOf={addressOf}
          writer={writer}
          Booking={Booking}
          firstField={firstField}
          reached={reached}
          onNext={next ? () => openLead(next) : undefined}
          onClose={() => openLead('')}
          onChanged={reloadAll}
        />
      ) : null}
      {shown === 'keys' ? <KeysHelp onClose={() => setShown(undefined)} /> : null}
      {shown === 'walk-in' ? (
        <WalkInDialog
          writer={writer}
          onClose={() => setShown(undefined)}
          onSaved={() => {
            setShown(undefined)
            reloadAll()
          }}
        />
      ) : null}
    </Screen>
  )
}

function bodyOf({ tab, term, page, order, ...filters }: Filters) {
  return {
    ...filtersOf({ tab, term, order, ...filters }),
    tab,
    q: term,
    page,
    limit: pageSize,
    order: order || undefined,
  }
}
