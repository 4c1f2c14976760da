import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { limits } from '#contract/wire/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { compactField } from '#web/ui/form/controls/compact-field.ts'
import { FieldError } from '#web/ui/form/controls/field.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { type DateErrors, dateErrors, type TypedDates, typedDates } from './date-inputs.ts'
import type { ReportQuestion } from './load-report.ts'
import { QuickRanges } from './quick-range-buttons.tsx'
import { rangeLabel } from './quick-ranges.ts'

interface ReportFiltersProps {
  report: ReportDefinition
  question: ReportQuestion
  /** The question that the shown rows answer, which is an older one where the newest failed to load. */
  shown: ReportQuestion
  /** The day in India, by the server's clock. */
  today: string
  onAsk: (change: Partial<ReportQuestion>) => void
  onReload: () => void
  isLoading: boolean
}

/** Puts both dates on one line of a phone, except on the narrowest phones. */
const dateWidth = classNames(
  compactField,
  'max-sm:min-w-0 max-sm:flex-1 max-[22.4rem]:basis-full max-sm:[&_input]:px-2 md:max-w-38',
)

/** The range of dates that any report reaches; a year that is still being typed lies below it. */
const bounds = { min: '2000-01-01', max: '2099-12-31' }

/**
 * From Date, To Date, SEARCH, the quick ranges, and the text box, which searches by itself after a pause in
 * typing. Dates count when SEARCH is pressed; until then a line says that they are not applied.
 */
export function ReportFilters(props: ReportFiltersProps) {
  const { report, question, shown, today, onAsk, onReload, isLoading } = props
  // The typed text that is not searched for yet; all other parts of the question stand in the address.
  const [typed, setTyped] = useState<string>()
  const [dates, setDates] = useState<TypedDates>()
  const [errors, setErrors] = useState<DateErrors>({})
  const [isUnfolded, setUnfolded] = useState(false)
  const term = typed ?? question.term
  if (typed === question.term) setTyped(undefined)
  // Texts that were typed over other dates than those of the address no longer count: the fields have begun
  // anew.
  const applied = `${question.fromDate} ${question.toDate}`
  const { fromDate, toDate, isHalf } = dates?.over === applied ? dates : { ...question, isHalf: false }
  const hasErrors = Boolean(errors.from ?? errors.to)
  const isPending = !isLoading && (isHalf || fromDate !== shown.fromDate || toDate !== shown.toDate)

  // On a phone the dates are folded, so that the first row stands in the upper half of the screen.
  const showsDates = isUnfolded || isPending || hasErrors
  const folded = showsDates ? '' : 'max-md:hidden'

  const askForTerm = useEffectEvent(() =>
    onAsk({ term, ...(report.searchesPageBy && !question.everywhere ? {} : { page: 1 }) }),
  )

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(askForTerm, report.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [typed, report])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found = dateErrors(form)
    setErrors(found)
    if (found.from ?? found.to) return
    const { fromDate, toDate } = typedDates(form, applied)
    const isSame = fromDate === question.fromDate && toDate === question.toDate && term === question.term
    if (isSame && question.page === 1) onReload()
    else onAsk({ fromDate, toDate, term, page: 1 })
  }

  /** Reads both fields again, because a browser tells of a half date by no event of its own. */
  const noteDates = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    setDates(typedDates(currentTarget, applied))
    if (errors.from ?? errors.to) setErrors(dateErrors(currentTarget))
  }

  return (
    <form
      onSubmit={search}
      onInput={noteDates}
      onKeyUp={noteDates}
      onBlur={noteDates}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3 max-md:rounded-lg max-md:border max-md:border-hairline max-md:bg-surface max-md:p-3 md:gap-1"
    >
      <div className="flex flex-wrap items-end gap-2">
        <Button
          aria-expanded={showsDates}
          onClick={() => setUnfolded(!isUnfolded)}
          className={classNames('md:hidden', showsDates && 'w-full')}
        >
          <span>
            <span className="sr-only">Dates: </span>
            {rangeLabel(shown, today)}
          </span>
          <ChevronDownIcon
            className={classNames('size-4 transition-transform', showsDates && 'rotate-180')}
          />
        </Button>
        <Input
          key={`from ${question.fromDate}`}
          label="From Date"
          name="from"
          type="date"
          {...bounds}
          defaultValue={question.fromDate}
          aria-describedby={errors.from && wrongDates}
          aria-invalid={errors.from ? true : undefined}
          className={classNames(dateWidth, isPending && pendingField, folded)}
        />
        <Input
          key={`to ${question.toDate}`}
          label="To Date"
          name="to"
          type="date"
          {...bounds}
          defaultValue={question.toDate}
          aria-describedby={errors.to && wrongDates}
          aria-invalid={errors.to ? true : undefined}
          className={classNames(dateWidth, isPending && pendingField, folded)}
        />
        <Button
          type="submit"
          variant="primary"
          busy={isLoading}
          className={classNames('max-sm:w-full md:min-h-9 md:px-4 md:py-1', folded)}
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
          className={classNames(compactField, 'min-w-36 flex-1')}
        />
        <QuickRanges
          className={folded}
          question={shown}
          today={today}
          onPick={(range) => {
            setErrors({})
            setDates(undefined)
            onAsk({ ...range, page: 1 })
          }}
        />
      </div>
      {/* The error stands under the whole line: under its own field the words would push that field up,
          away from the pointer. */}
      <FieldError id={wrongDates} message={errors.from ?? errors.to} />
      {isPending && !hasErrors ? (
        <p role="status" className="text-sm font-semibold text-warning">
          These dates are not applied yet – press SEARCH.
        </p>
      ) : null}
    </form>
  )
}

/** The id of the element with the errors of the dates. */
const wrongDates = 'wrong-dates'

const pendingField = '[&_input]:border-dashed [&_input]:border-warning'
