import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { ReportDefinition } from '#contract/report-definition.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import type { ReportQuestion } from './load-report.ts'
import { QuickRanges } from './quick-range-buttons.tsx'

interface ReportFiltersProps {
  report: ReportDefinition
  question: ReportQuestion
  onAsk: (change: Partial<ReportQuestion>) => void
  onReload: () => void
  isLoading: boolean
}

/** Puts both dates on one line of a phone, except on the narrowest. */
const dateWidth = 'max-sm:min-w-0 max-sm:flex-1 max-[22.4rem]:basis-full max-sm:[&_input]:px-2'

/** From Date, To Date, SEARCH, the quick ranges, and the text box, which searches by itself after a pause in typing. */
export function ReportFilters({ report, question, onAsk, onReload, isLoading }: ReportFiltersProps) {
  // What is typed and not yet asked for; everything else about the question stands in the address.
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const term = typed ?? question.term
  if (typed === question.term) setTyped(undefined)

  const askForTerm = useEffectEvent(() => onAsk({ term, ...(report.searchesPageBy ? {} : { page: 1 }) }))

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(askForTerm, report.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [typed, report])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const fromDate = String(data.get('from') ?? '')
    const toDate = String(data.get('to') ?? '')
    if (fromDate && toDate && fromDate > toDate) {
      setError('From Date must not be after To Date.')
      return
    }
    setError(undefined)
    const isSame = fromDate === question.fromDate && toDate === question.toDate && term === question.term
    if (isSame && question.page === 1) onReload()
    else onAsk({ fromDate, toDate, term, page: 1 })
  }

  return (
    <form
      onSubmit={search}
      noValidate
      className="grid gap-4 rounded-lg border border-hairline bg-surface p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-end gap-2 sm:gap-3">
        <Input
          key={`from ${question.fromDate}`}
          label="From Date"
          name="from"
          type="date"
          defaultValue={question.fromDate}
          error={error}
          className={dateWidth}
        />
        <Input
          key={`to ${question.toDate}`}
          label="To Date"
          name="to"
          type="date"
          defaultValue={question.toDate}
          className={dateWidth}
        />
        <Button
          type="submit"
          variant="primary"
          busy={isLoading}
          className="max-sm:w-full"
          busyLabel={report.busyLabel}
        >
          SEARCH
        </Button>
        <Input
          label="Search"
          name="term"
          type="search"
          autoComplete="off"
          maxLength={limits.search}
          value={term}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-w-48 flex-1 max-sm:w-full max-sm:flex-none"
        />
      </div>
      <QuickRanges
        question={question}
        onPick={(range) => {
          setError(undefined)
          onAsk({ ...range, page: 1 })
        }}
      />
    </form>
  )
}
