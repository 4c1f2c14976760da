import { useSearchState } from '#web/lib/search-state.ts'
import type { ReportQuestion } from './load-report.ts'

const names = { page: 'p', fromDate: 'from', toDate: 'to', term: 'q', quarantined: 'quarantine' } as const

/** The question of a report screen lives in the address: reload, back and a bookmark keep it. */
export function useReportQuestion(): [ReportQuestion, (change: Partial<ReportQuestion>) => void] {
  const [params, setAddress] = useSearchState()
  const question: ReportQuestion = {
    page: Math.max(1, Number.parseInt(params.get(names.page) ?? '1', 10) || 1),
    fromDate: dayOf(params.get(names.fromDate)),
    toDate: dayOf(params.get(names.toDate)),
    term: params.get(names.term) ?? '',
    quarantined: params.has(names.quarantined),
  }

  function ask(change: Partial<ReportQuestion>) {
    const next = { ...question, ...change }
    // Each pause in typing is no step to go back to.
    const isTyping =
      'term' in change && next.fromDate === question.fromDate && next.toDate === question.toDate
    setAddress(
      {
        [names.page]: next.page > 1 ? String(next.page) : undefined,
        [names.fromDate]: next.fromDate,
        [names.toDate]: next.toDate,
        [names.term]: next.term,
        [names.quarantined]: next.quarantined ? 'yes' : undefined,
      },
      { step: !isTyping },
    )
  }

  return [question, ask]
}

/** Somebody may have written anything into the address. */
function dayOf(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
