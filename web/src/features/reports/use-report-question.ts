import { report as reportLimits } from '#contract/wire/limits.ts'
import { dayOf } from '#web/lib/address/day-in-address.ts'
import { changeInAddress } from '#web/lib/address/question-in-address.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import type { ReportQuestion } from './load-report.ts'
import { pageSizes } from './page-size.tsx'

const names = {
  page: 'p',
  pageSize: 'n',
  fromDate: 'from',
  toDate: 'to',
  term: 'q',
  quarantined: 'quarantine',
  everywhere: 'all',
} as const

/** The usual values, which the address leaves out. */
const usual: Partial<ReportQuestion> = { page: 1, pageSize: reportLimits.pageSize }

/** Changes the question; the Back button passes over a change that is no `step`. */
export type AskReport = (change: Partial<ReportQuestion>, options?: { step?: boolean }) => void

/** The question of a report screen lives in the address: reload, back and a bookmark keep it. */
export function useReportQuestion(): [ReportQuestion, AskReport] {
  const [params, setAddress] = useSearchState()
  const question: ReportQuestion = {
    page: Math.max(1, Number.parseInt(params.get(names.page) ?? '1', 10) || 1),
    pageSize: pageSizes.find((size) => String(size) === params.get(names.pageSize)) ?? reportLimits.pageSize,
    fromDate: dayOf(params.get(names.fromDate)),
    toDate: dayOf(params.get(names.toDate)),
    term: params.get(names.term) ?? '',
    quarantined: params.has(names.quarantined),
    everywhere: params.has(names.everywhere) && params.has(names.term),
  }

  const ask: AskReport = (change, { step = true } = {}) => {
    const { fromDate, toDate } = { ...question, ...change }
    // A pause in typing makes no step to go back to.
    const isTyping = 'term' in change && fromDate === question.fromDate && toDate === question.toDate
    // Without a term there is nothing to search every entry for.
    const ended = change.term === '' ? { everywhere: false } : {}
    setAddress(changeInAddress(names, usual, { ...change, ...ended }), { step: step && !isTyping })
  }

  return [question, ask]
}
