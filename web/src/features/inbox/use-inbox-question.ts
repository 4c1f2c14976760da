import { useLocation } from 'react-router-dom'
import { type LeadKind, leadKinds } from '#contract/leads/lead-kinds.ts'
import {
  type DueSpan,
  dueSpans,
  type InboxOrder,
  type InboxTab,
  inboxOrders,
  inboxTabs,
  type LeadFamily,
  type LeadStage,
  leadStages,
  type PromiseFate,
  promiseFates,
  stageIds,
} from '#contract/leads/lead-stages.ts'
import { countedReasons, type ProgressId, progressIds } from '#contract/reports/sale-figures.ts'
import { dayOf } from '#web/lib/address/day-in-address.ts'
import { changeInAddress } from '#web/lib/address/question-in-address.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'

/**
 * The question that the inbox answers. Days are Indian calendar days, `YYYY-MM-DD`; an empty text means no
 * filter.
 */
export interface InboxQuestion {
  tab: InboxTab
  kind: LeadKind['kind'] | ''
  stage: LeadStage | ''
  /** The kind of work in the list; the board has a family of its own. */
  family: LeadFamily | ''
  /** The id of the assignee, or `none`. */
  assignee: string
  /** The id of an outlet, or `none`. */
  outlet: string
  /** The name of a model in links and calls, or `none`; `source` likewise. */
  model: string
  source: string
  from: string
  to: string
  due: DueSpan | ''
  /** What became of the promise, and the days for which it was given. */
  promise: PromiseFate | ''
  promisedFrom: string
  promisedTo: string
  /** `true` for leads that waited for an answer and got one, `false` for those that wait. */
  answered: 'true' | 'false' | ''
  /**
   * How far sales came, as the owner's report counts them, and what narrows these: the reason of a loss, the
   * campaign and the days of arrival.
   */
  progress: ProgressId | ''
  lost: (typeof countedReasons)[number] | ''
  campaign: string
  arrivedFrom: string
  arrivedTo: string
  /** The order of the list; empty for that of the tab. */
  order: InboxOrder | ''
  /** True to show the leads of numbers marked as no customers; otherwise these leads are left out. */
  isAside: boolean
  term: string
  page: number
  /** The family whose board is shown; empty for the list. */
  board: LeadFamily | ''
  /** The lead that lies open beside the list. */
  lead: string
}

/** The value that asks for leads without an assignee, outlet, model or source. */
export const none = 'none'

const families = Object.keys(leadStages) as LeadFamily[]

const names: Record<Exclude<keyof InboxQuestion, 'term'>, string> = {
  tab: 'tab',
  kind: 'kind',
  stage: 'stage',
  family: 'family',
  assignee: 'assignee',
  outlet: 'outlet',
  model: 'model',
  source: 'source',
  from: 'from',
  to: 'to',
  due: 'due',
  promise: 'promise',
  promisedFrom: 'promisedFrom',
  promisedTo: 'promisedTo',
  answered: 'answered',
  progress: 'progress',
  lost: 'lost',
  campaign: 'campaign',
  arrivedFrom: 'arrivedFrom',
  arrivedTo: 'arrivedTo',
  order: 'order',
  isAside: 'aside',
  page: 'p',
  board: 'board',
  lead: 'lead',
}

/** The usual values, which the address leaves out. */
const usual: Partial<InboxQuestion> = { tab: 'today', page: 1 }

/** Changes the question; the Back button passes over a change that is no `step`. */
export type AskInbox = (change: Partial<InboxQuestion>, options?: { step?: boolean }) => void

/**
 * The question that the parameters of an address and the words of a search ask; what they do not say, or say
 * wrongly, is as usual.
 */
export function questionOf(params: URLSearchParams, term = ''): InboxQuestion {
  const text = (name: string) => params.get(name) ?? ''
  return {
    tab: inboxTabs.find(({ id }) => id === text('tab'))?.id ?? 'today',
    kind: leadKinds.find(({ kind }) => kind === text('kind'))?.kind ?? '',
    stage: stageIds.find((id) => id === text('stage')) ?? '',
    family: families.find((id) => id === text('family')) ?? '',
    assignee: /^(?:[0-9a-f-]{36}|none)$/.test(text('assignee')) ? text('assignee') : '',
    outlet: /^(?:\d{1,9}|none)$/.test(text('outlet')) ? text('outlet') : '',
    model: text('model').slice(0, 80),
    source: text('source').slice(0, 80),
    from: dayOf(text('from')),
    to: dayOf(text('to')),
    due: dueSpans.find(({ id }) => id === text('due'))?.id ?? '',
    promise: promiseFates.find((fate) => fate === text('promise')) ?? '',
    promisedFrom: dayOf(text('promisedFrom')),
    promisedTo: dayOf(text('promisedTo')),
    answered: (['true', 'false'] as const).find((way) => way === text('answered')) ?? '',
    progress: progressIds.find((id) => id === text('progress')) ?? '',
    lost: countedReasons.find((reason) => reason === text('lost')) ?? '',
    campaign: text('campaign').slice(0, 120),
    arrivedFrom: dayOf(text('arrivedFrom')),
    arrivedTo: dayOf(text('arrivedTo')),
    order: inboxOrders.find((order) => order === text('order')) ?? '',
    isAside: params.has('aside'),
    term,
    page: Math.min(1000, Math.max(1, Number.parseInt(text('p'), 10) || 1)),
    board: families.find((id) => id === text('board')) ?? '',
    lead: /^[0-9a-f-]{36}$/.test(text('lead')) ? text('lead') : '',
  }
}

/**
 * The question of the inbox lives in the address: reload, back and a shared link keep it. The words of a
 * search are names and numbers of people, so they stay with the entry of the history and out of every
 * address.
 */
export function useInboxQuestion(): [InboxQuestion, AskInbox] {
  const [params, setAddress] = useSearchState()
  const { state } = useLocation()

  /** Any change except one to another page or lead begins at the first page. */
  const ask: AskInbox = ({ term, ...change }, { step = term === undefined } = {}) => {
    const keepsPage = 'page' in change || 'lead' in change
    setAddress(
      changeInAddress<Omit<InboxQuestion, 'term'>>(names, usual, {
        ...(keepsPage ? {} : { page: 1 }),
        ...change,
      }),
      {
        step,
        keep: term === undefined ? {} : { term },
      },
    )
  }

  return [questionOf(params, typeof state?.term === 'string' ? state.term : ''), ask]
}

type Filters = Omit<InboxQuestion, 'lead' | 'page' | 'board'>

/** The filters as the endpoints of the inbox take them. */
export function filtersOf({ model, source, isAside, ...filters }: Filters) {
  const { kind, stage, family, assignee, outlet, from, to } = filters
  const { due, promise, promisedFrom, promisedTo, answered } = filters
  const { progress, lost, campaign, arrivedFrom, arrivedTo } = filters
  return {
    kind: kind || undefined,
    stage: stage || undefined,
    family: family || undefined,
    assignee: assignee || undefined,
    outlet: outlet || undefined,
    model: textOf(model),
    source: textOf(source),
    from: from || undefined,
    to: to || undefined,
    due: due || undefined,
    promise: promise || undefined,
    promisedFrom: promisedFrom || undefined,
    promisedTo: promisedTo || undefined,
    answered: answered || undefined,
    progress: progress || undefined,
    lost: lost || undefined,
    campaign: campaign || undefined,
    arrivedFrom: arrivedFrom || undefined,
    arrivedTo: arrivedTo || undefined,
    aside: isAside ? ('true' as const) : undefined,
  }
}

/** A model or a source as the endpoints take it: an empty text asks for leads without one. */
function textOf(asked: string): string | undefined {
  return asked === none ? '' : asked || undefined
}

/** Whether anything but the tab narrows the list. */
export function isFiltered(filters: Filters): boolean {
  return filters.term !== '' || Object.values(filtersOf(filters)).some((value) => value !== undefined)
}

/** Whether the list stands by when leads came, and not by what is next. */
export function isByTime({ tab, order }: Pick<InboxQuestion, 'tab' | 'order'>): boolean {
  return order === 'came' || (order === '' && tab === 'all')
}
