import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { report as reportLimits } from '#contract/wire/limits.ts'
import { dayOf } from '#web/lib/address/day-in-address.ts'
import { changeInAddress } from '#web/lib/address/question-in-address.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import type { ReportQuestion } from './load-report.ts'
import { pageSizes } from './page-size.tsx'

const names: Record<Exclude<keyof ReportQuestion, 'term'>, string> = {
  page: 'p',
  pageSize: 'n',
  fromDate: 'from',
  toDate: 'to',
  quarantined: 'quarantine',
  everywhere: 'all',
}
/** The words of a search in a link from elsewhere. */
const linkedTerm = 'q'

/** The usual values, which the address leaves out. */
const usual: Partial<ReportQuestion> = { page: 1, pageSize: reportLimits.pageSize }

/** Changes the question; the Back button passes over a change that is no `step`. */
export type AskReport = (change: Partial<ReportQuestion>, options?: { step?: boolean }) => void

/**
 * The question of a report screen lives in the address: reload, back and a bookmark keep it. The words of a
 * search are names and numbers of people, so they stay with the entry of the history and out of every
 * address; those of a link are taken out of its address at once.
 */
export function useReportQuestion(): [ReportQuestion, AskReport] {
  const [params, setAddress] = useSearchState()
  const { state } = useLocation()
  const linked = params.get(linkedTerm)
  const term = linked ?? (typeof state?.term === 'string' ? state.term : '')
  const takeOut = useEffectEvent(() => setAddress({ [linkedTerm]: undefined }, { keep: { term } }))
  useEffect(() => {
    if (linked !== null) takeOut()
  }, [linked])

  const question: ReportQuestion = {
    page: Math.max(1, Number.parseInt(params.get(names.page) ?? '1', 10) || 1),
    pageSize: pageSizes.find((size) => String(size) === params.get(names.pageSize)) ?? reportLimits.pageSize,
    fromDate: dayOf(params.get(names.fromDate)),
    toDate: dayOf(params.get(names.toDate)),
    term,
    quarantined: params.has(names.quarantined),
    everywhere: params.has(names.everywhere) && term !== '',
  }

  const ask: AskReport = ({ term, ...change }, { step = true } = {}) => {
    const { fromDate, toDate } = { ...question, ...change }
    // A pause in typing makes no step to go back to.
    const isTyping = term !== undefined && fromDate === question.fromDate && toDate === question.toDate
    // Without a term there is nothing to search every entry for.
    const ended = term === '' ? { everywhere: false } : {}
    setAddress(changeInAddress<Omit<ReportQuestion, 'term'>>(names, usual, { ...change, ...ended }), {
      step: step && !isTyping,
      keep: term === undefined ? {} : { term },
    })
  }

  return [question, ask]
}
