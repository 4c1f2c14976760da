import { useSearchParams } from 'react-router-dom'
import type { ReportQuestion } from './load-report.ts'

const names = { page: 'p', fromDate: 'from', toDate: 'to', term: 'q', quarantined: 'quarantine' } as const

/** The question of a report screen lives in the address: reload, back and a bookmark keep it. */
export function useReportQuestion(): [ReportQuestion, (change: Partial<ReportQuestion>) => void] {
  const [params, setParams] = useSearchParams()
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
    const after = new URLSearchParams(params)
    for (const [field, name] of Object.entries(names)) {
      const value = next[field as keyof ReportQuestion]
      if (!value || (field === 'page' && value === 1)) after.delete(name)
      else after.set(name, value === true ? 'yes' : String(value))
    }
    setParams(after, { replace: isTyping, preventScrollReset: true })
  }

  return [question, ask]
}

/** Somebody may have written anything into the address. */
function dayOf(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
