import { useRef } from 'react'
import { listLeads } from '#contract/leads/leads.ts'
import { lastSeen } from '#web/lib/api/last-seen.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded.ts'
import { filtersOf } from '../use-inbox-question.ts'
import type { Filters, LeadPage } from './list-words.ts'

export const pageSize = 25

/** The page of leads that the filters ask for. */
export function useLeadPage(filters: Filters): Loaded<LeadPage> {
  const key = JSON.stringify(filters)
  /**
   * The newest lead and the moment of a first page: later pages hold only what had come by then, and as late
   * as it was then, so that they repeat no row.
   */
  const first = useRef<{ key: string; newest: string | null; asOf: string }>(undefined)
  const load = async (signal: AbortSignal) => {
    const firstKey = JSON.stringify({ ...filters, page: 1 })
    const isFirst = filters.page === 1
    const begun = !isFirst && first.current?.key === firstKey ? first.current : undefined
    const body = { ...questionOf(filters), until: begun?.newest ?? undefined, asOf: begun?.asOf }
    const page = await callApi('listLeads', { body }, { signal })
    if (isFirst) first.current = { key, newest: page.newest, asOf: page.asOf }
    return { ...page, filters }
  }
  const kept = listLeads.answer.transform((page) => ({ ...page, filters }))
  return useLoaded(key, load, lastSeen('listLeads', key, kept))
}

/** The question of a page as its endpoint takes it. */
export function questionOf({ tab, term, page, order, ...filters }: Filters) {
  return {
    ...filtersOf({ tab, term, order, ...filters }),
    tab,
    q: term,
    page,
    limit: pageSize,
    order: order || undefined,
  }
}
