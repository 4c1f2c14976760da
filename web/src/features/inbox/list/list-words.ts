import type { InboxRow } from '#contract/leads/leads.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { type InboxQuestion, isFiltered } from '../use-inbox-question.ts'

export type Filters = Omit<InboxQuestion, 'lead'>

/** The answer to a question of the inbox. */
export interface LeadPage {
  data: InboxRow[]
  totalRecords: number
  leads: number
  isCapped: boolean
  /** When the newest of all leads came. */
  newest: string | null
  /** By which moment leads of the answer are late. */
  asOf: string
  filters: Filters
}

interface Counted extends Pick<LeadPage, 'totalRecords' | 'leads' | 'isCapped'> {
  page: number
}

/** The range of the page and the totals: `1 to 25 of 40 people, 46 leads`. */
export function countWords({ page, totalRecords, leads, isCapped }: Counted, pageSize: number): string {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, totalRecords)
  const more = isCapped ? 'more than ' : ''
  const people = `${more}${groupLakhs(totalRecords)} ${totalRecords === 1 ? 'person' : 'people'}`
  const all = `${groupLakhs(leads)}${isCapped ? '+' : ''} ${leads === 1 ? 'lead' : 'leads'}`
  const isWhole = first === 1 && last === totalRecords && !isCapped
  return isWhole ? `${people}, ${all}` : `${groupLakhs(first)} to ${groupLakhs(last)} of ${people}, ${all}`
}

/** The words for an empty list: about the filters where there are any, otherwise about the tab. */
export function emptyWords({ tab, ...filters }: Filters): string {
  if (isFiltered({ tab, ...filters })) return 'No lead fits these filters.'
  return {
    mine: 'You have no leads.',
    unassigned: 'No lead waits to be assigned.',
    overdue: 'Nothing is overdue.',
    today: 'Nothing is left to do today.',
    all: 'No enquiry has come yet.',
  }[tab]
}

/**
 * Where work goes on behind an empty list, with its place in the address: whoever is done in the evening
 * finds there what falls due when the outlet opens. Undefined where nothing follows the list.
 */
export function goOn({ tab, ...filters }: Filters): { words: string; to: string } | undefined {
  if (isFiltered({ tab, ...filters })) return undefined
  if (tab === 'overdue') return { words: 'What is due today', to: '?page=inbox' }
  if (tab === 'today') return { words: 'What is due next', to: '?page=inbox&tab=all&due=week&order=due' }
  return undefined
}
