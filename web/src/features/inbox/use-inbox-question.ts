import { type LeadKind, leadKinds } from '#contract/lead-kinds.ts'
import { type InboxTab, inboxTabs, type LeadStage, stageIds } from '#contract/lead-stages.ts'
import { dayOf } from '#web/lib/day-in-address.ts'
import { useSearchState } from '#web/lib/search-state.ts'

/** What the inbox shows. Days are Indian calendar days, `YYYY-MM-DD`; an empty text means no filter. */
export interface InboxQuestion {
  tab: InboxTab
  kind: LeadKind['kind'] | ''
  stage: LeadStage | ''
  from: string
  to: string
  term: string
  page: number
  /** The lead that lies open beside the list. */
  lead: string
}

/** The question of the inbox lives in the address: reload, back and a shared link keep it. */
export function useInboxQuestion(): [InboxQuestion, (change: Partial<InboxQuestion>) => void] {
  const [params, setAddress] = useSearchState()
  const text = (name: string) => params.get(name) ?? ''
  const question: InboxQuestion = {
    tab: inboxTabs.find(({ id }) => id === text('tab'))?.id ?? 'unassigned',
    kind: leadKinds.find(({ kind }) => kind === text('kind'))?.kind ?? '',
    stage: stageIds.find((id) => id === text('stage')) ?? '',
    from: dayOf(text('from')),
    to: dayOf(text('to')),
    term: text('q'),
    page: Math.min(1000, Math.max(1, Number.parseInt(text('p'), 10) || 1)),
    lead: /^[0-9a-f-]{36}$/.test(text('lead')) ? text('lead') : '',
  }

  /** Any change but to another page or lead begins at the first page. */
  function ask(change: Partial<InboxQuestion>) {
    const keepsPage = 'page' in change || 'lead' in change
    const next = { ...question, ...(keepsPage ? {} : { page: 1 }), ...change }
    setAddress(
      {
        tab: next.tab === 'unassigned' ? '' : next.tab,
        kind: next.kind,
        stage: next.stage,
        from: next.from,
        to: next.to,
        q: next.term,
        p: next.page === 1 ? '' : String(next.page),
        lead: next.lead,
      },
      { step: !('term' in change) },
    )
  }

  return [question, ask]
}
