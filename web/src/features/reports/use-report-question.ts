import { useSearchParams } from 'react-router-dom'
import type { ReportQuestion } from './load-report.ts'

const names = { page: 'p', fromDate: 'from', toDate: 'to', term: 'q' } as const

/** The question of a report screen lives in the address: reload, back and a bookmark keep it. */
export function useReportQuestion(): [ReportQuestion, (change: Partial<ReportQuestion>) => void] {
  const [params, setParams] = useSearchParams()
  const question: ReportQuestion = {
    page: Math.max(1, Number.parseInt(params.get(names.page) ?? '1', 10) || 1),
    fromDate: params.get(names.fromDate) ?? '',
    toDate: params.get(names.toDate) ?? '',
    term: params.get(names.term) ?? '',
  }

  function ask(change: Partial<ReportQuestion>) {
    const next = { ...question, ...change }
    setParams((before) => {
      const after = new URLSearchParams(before)
      for (const [field, name] of Object.entries(names)) {
        const value = String(next[field as keyof ReportQuestion])
        if (value === '' || (field === 'page' && value === '1')) after.delete(name)
        else after.set(name, value)
      }
      return after
    })
  }

  return [question, ask]
}
