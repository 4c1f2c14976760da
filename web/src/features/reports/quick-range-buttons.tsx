import { classNames } from '#web/ui/class-names.ts'
import type { ReportQuestion } from './load-report.ts'
import { quickRanges } from './quick-ranges.ts'

interface QuickRangesProps {
  /** The question whose range is marked. */
  question: ReportQuestion
  /** The day in India, by the server's clock. */
  today: string
  onPick: (range: { fromDate: string; toDate: string }) => void
  className?: string
}

/**
 * Today, yesterday and so on in one press; the current range is marked, and the last button removes the
 * dates.
 */
export function QuickRanges({ question, today, onPick, className }: QuickRangesProps) {
  return (
    <fieldset
      className={classNames(
        'flex gap-1.5 max-md:-mx-3 max-md:w-[calc(100%+1.5rem)] max-md:min-w-0 max-md:overflow-x-auto max-md:px-3 max-md:py-1 md:flex-wrap',
        className,
      )}
    >
      <legend className="sr-only">Quick ranges</legend>
      {quickRanges(today).map(({ label, fromDate, toDate }) => {
        const isSet = question.fromDate === fromDate && question.toDate === toDate
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isSet}
            onClick={() => onPick({ fromDate, toDate })}
            className={classNames(
              'min-h-11 rounded-md border px-2.5 text-sm font-semibold whitespace-nowrap transition-colors md:min-h-9',
              isSet ? 'border-content bg-content text-surface' : 'border-control bg-surface hover:bg-soft',
            )}
          >
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}
