import { type FormEvent, useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { ReportDefinition } from '#contract/report-definition.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import type { ReportQuestion } from './load-report.ts'

interface ReportFiltersProps {
  report: ReportDefinition
  question: ReportQuestion
  onAsk: (change: Partial<ReportQuestion>) => void
  onReload: () => void
  isLoading: boolean
}

/** From Date, To Date and SEARCH, and the text box, which asks by itself after a pause in typing. */
export function ReportFilters({ report, question, onAsk, onReload, isLoading }: ReportFiltersProps) {
  const [term, setTerm] = useState(question.term)
  const asked = useRef(question.term)
  const ask = useRef(onAsk)
  ask.current = onAsk

  useEffect(() => {
    if (term === asked.current) return
    const timer = setTimeout(() => {
      asked.current = term
      ask.current({ term, page: 1 })
    }, report.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [term, report.searchDebounceMs])

  // Back and forward change the address under the box.
  useEffect(() => {
    if (question.term === asked.current) return
    asked.current = question.term
    setTerm(question.term)
  }, [question.term])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const next = {
      fromDate: String(data.get('from') ?? ''),
      toDate: String(data.get('to') ?? ''),
      term,
      page: 1,
    }
    asked.current = term
    const isSame =
      next.fromDate === question.fromDate && next.toDate === question.toDate && term === question.term
    if (isSame && question.page === 1) onReload()
    else onAsk(next)
  }

  return (
    <form
      onSubmit={search}
      className="flex flex-wrap items-end gap-3 rounded-lg border border-hairline bg-surface p-4"
    >
      <Input
        key={`from ${question.fromDate}`}
        label="From Date"
        name="from"
        type="date"
        defaultValue={question.fromDate}
      />
      <Input
        key={`to ${question.toDate}`}
        label="To Date"
        name="to"
        type="date"
        defaultValue={question.toDate}
      />
      <Button type="submit" variant="primary" busy={isLoading}>
        SEARCH
      </Button>
      <Input
        label="Search"
        name="term"
        type="search"
        maxLength={limits.search}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
        className="min-w-48 flex-1"
      />
    </form>
  )
}
