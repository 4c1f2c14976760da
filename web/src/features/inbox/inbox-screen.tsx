import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { CallsForTomorrow } from '#web/shop/lead-acts/calls-for-tomorrow.tsx'
import { useArrivedActs } from '#web/shop/lead-acts/use-arrived-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { RestingLine } from '#web/ui/loading/resting-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { useLastPage } from '#web/ui/table/use-last-page.ts'
import { loadBoard, useCodeAtHand } from './code-at-hand.ts'
import { InboxFilters } from './filters/inbox-filters.tsx'
import { useKeptPlace } from './kept-place.ts'
import { focusKeyField } from './lead/key-fields.ts'
import type { LeadParts } from './lead/lead-parts.ts'
import { LeadSheet } from './lead/lead-sheet.tsx'
import { useNextLead } from './lead/use-next-lead.ts'
import { useReachedLead } from './lead/use-reached-lead.ts'
import type { Writer } from './lead/writer.ts'
import { BulkBar } from './list/bulk-bar.tsx'
import { EmptyPane } from './list/empty-pane.tsx'
import { InboxMenu } from './list/inbox-menu.tsx'
import { FamilyTabs, InboxTabs } from './list/inbox-tabs.tsx'
import { KeysHelp } from './list/keys-help.tsx'
import { ListEnd } from './list/list-end.tsx'
import { ListPart, leadsOf } from './list/list-part.tsx'
import { NewLeadsLine } from './list/new-leads-line.tsx'
import { useChosenLeads } from './list/use-chosen-leads.ts'
import { useInboxCounts } from './list/use-inbox-counts.ts'
import { type LeadKey, useInboxKeys } from './list/use-inbox-keys.ts'
import { pageSize, useLeadPage } from './list/use-lead-page.ts'
import { useReturnToRow } from './list/use-return-to-row.ts'
import { familiesOf } from './readable-work.ts'
import { usePushedLead } from './settings/use-pushed-lead.ts'
import { filtersOf, useInboxQuestion } from './use-inbox-question.ts'
import { WalkInDialog, walkInChoices } from './walk-in/walk-in-dialog.tsx'

// Without the code of the board the inbox stays, and its address keeps every filter for a new load.
const LeadBoard = late(loadBoard, 'LeadBoard', {
  whenMissing: <FailureLine message="The board could not be loaded." onRetry={() => location.reload()} />,
})

interface InboxScreenProps {
  /** The dealer and the staff member whom templates name. */
  writer: Writer
  /** What other features have for a lead's sheet. */
  parts: LeadParts
}

/**
 * Every enquiry of every kind as work, in the order of what is next: the list, and beside it the lead that is
 * open.
 */
export function InboxScreen({ writer, parts }: InboxScreenProps) {
  const [question, ask] = useInboxQuestion()
  const { lead, ...filters } = question
  const { board } = question
  const families = familiesOf(writer.role)
  const leads = useLeadPage(filters)
  const answered = leads.isLoading || leads.error !== undefined ? undefined : leads.value
  const pages = Math.ceil((answered?.totalRecords ?? 0) / pageSize)
  useLastPage(answered?.filters.page, pages, (page) => ask({ page }, { step: false }))
  const chosen = useChosenLeads(leadsOf(board ? undefined : leads.value))
  const next = useNextLead(board ? [] : (leads.value?.data ?? []), JSON.stringify(leads.value?.filters), lead)
  useReturnToRow(lead, next, leads.value)
  const { counts, restingSince } = useInboxCounts(leads.value?.newest)
  const { search, state } = useLocation()
  const addressOf = ({ id }: { id: string }) => {
    const params = new URLSearchParams(search)
    params.set('lead', id)
    return `?${params}`
  }
  const linkOf = (one: { id: string }) => ({ to: addressOf(one), state })
  useKeptPlace(writer.id, answered?.filters !== undefined)
  const isWide = useMediaQuery('(width >= 68.75rem)')
  useCodeAtHand(isWide)
  const panes = useRef<HTMLDivElement>(null)
  const [firstField, setFirstField] = useState<LeadKey>()
  const [shown, setShown] = useState<'keys' | 'walk-in'>()
  /**
   * Counts the changes that were made elsewhere than on the board; the board reads itself anew after each.
   */
  const [turn, setTurn] = useState(0)
  useInboxKeys({
    onOpen: (id, key) => {
      if (id === lead) return focusKeyField(panes.current?.querySelector('[data-open-lead]') ?? null, key)
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

  /** New leads stand on the first page, where a later one shows what had come before. */
  function showNew() {
    ask({ page: 1 })
    reloadAll()
  }

  function reloadAll() {
    reload()
    setTurn((before) => before + 1)
  }

  useArrivedActs(reloadAll)
  const [reached, reach] = useReachedLead(lead, reloadAll)

  const filterLine = (
    <InboxFilters question={question} role={writer.role} onAsk={ask}>
      <InboxMenu
        board={board}
        search={search}
        role={writer.role}
        onShape={() => ask({ board: board ? '' : (families[0]?.id ?? 'sales') })}
        onChoose={chosen.begin}
        onHelp={() => setShown('keys')}
      />
    </InboxFilters>
  )
  const sheet = lead ? (
    <LeadSheet
      key={lead}
      id={lead}
      listed={leads.value?.data.flatMap((row) => [row, ...row.folded]).find(({ id }) => id === lead)}
      isBeside={isWide && !board}
      addressOf={addressOf}
      writer={writer}
      parts={parts}
      firstField={firstField}
      reached={reached}
      onNext={next ? () => openLead(next) : undefined}
      listEnd={
        board || !answered ? null : (
          <ListEnd tab={question.tab} page={question.page} pages={pages} counts={counts.value} />
        )
      }
      onClose={() => openLead('')}
      onChanged={reloadAll}
    />
  ) : null

  return (
    <Screen
      title="Inbox"
      fitsWindow
      actions={
        <>
          <div className="min-w-0 max-desk:order-last max-desk:w-full">
            {board ? (
              <FamilyTabs families={families} chosen={board} onChoose={(family) => ask({ board: family })} />
            ) : (
              <InboxTabs chosen={question.tab} counts={counts.value} onChoose={(tab) => ask({ tab })} />
            )}
          </div>
          <div className="flex items-center gap-1.5 desk:ml-auto">
            <RestingLine since={restingSince} />
            <CallsForTomorrow count={counts.value?.callsForTomorrow} isBrief />
            <NewLeadsLine fresh={counts.value?.fresh ?? 0} onShow={showNew} />
            {walkInChoices(writer.role).length > 0 ? (
              <Button size="small" onClick={() => setShown('walk-in')}>
                Walk-in or call
              </Button>
            ) : null}
          </div>
        </>
      }
    >
      {board ? (
        <>
          {filterLine}
          <Suspense fallback={<Skeleton className="h-96" />}>
            <LeadBoard
              // Cards that answered other filters must not be shown for these, so other filters make a new
              // board.
              key={JSON.stringify([board, filtersOf(filters)])}
              turn={turn}
              family={board}
              filters={filtersOf(filters)}
              term={question.term}
              linkOf={linkOf}
              onContact={(card, kind) => {
                reach(card.id, kind)
                openLead(card.id)
              }}
              onMoved={reload}
            />
          </Suspense>
          {sheet}
        </>
      ) : (
        <div
          ref={panes}
          className="flex min-h-0 flex-col gap-3 md:gap-1.5 desk:h-dvh desk:flex-row desk:gap-3"
        >
          <div className="flex min-h-0 flex-col gap-3 md:gap-1.5 desk:w-[min(25rem,42%)] desk:shrink-0">
            {filterLine}
            <ListPart
              leads={leads}
              filters={filters}
              shown={lead}
              me={writer.id}
              chosen={chosen}
              linkOf={linkOf}
              onPage={(page) => ask({ page })}
              onContact={({ id }, kind) => {
                reach(id, kind)
                openLead(id)
              }}
            />
          </div>
          {sheet ?? <EmptyPane />}
        </div>
      )}
      {chosen.leads.length > 0 ? <BulkBar chosen={chosen} onChanged={reload} /> : null}
      {shown === 'keys' ? <KeysHelp onClose={() => setShown(undefined)} /> : null}
      {shown === 'walk-in' ? (
        <WalkInDialog
          writer={writer}
          onClose={() => setShown(undefined)}
          onSaved={() => {
            setShown(undefined)
            reloadAll()
          }}
          onTakenUp={(id) => {
            // The dialog is gone first, because its fields would count as typed work that is left.
            flushSync(() => setShown(undefined))
            openLead(id)
            reloadAll()
          }}
        />
      ) : null}
    </Screen>
  )
}
