import { classNames } from '#web/ui/class-names.ts'
import type { ReportQuestion } from './load-report.ts'
import { quickRanges } from './quick-ranges.ts'

interface QuickRangesProps {
  question: ReportQuestion
  onPick: (range: { fromDate: string; toDate: string }) => void
}

/** Today, yesterday and so on in one press; the one that is set is marked, and the last takes the dates away. */
export function QuickRanges({ question, onPick }: QuickRangesProps) {
  const ranges = [...quickRanges(new Date()), { label: 'All dates', fromDate: '', toDate: '' }]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Quick ranges</legend>
      {ranges.map(({ label, fromDate, toDate }) => {
        const isSet = question.fromDate === fromDate && question.toDate === toDate
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isSet}
            onClick={() => onPick({ fromDate, toDate })}
            className={classNames(
              'min-h-11 rounded-md border px-3 text-sm font-semibold transition-colors md:min-h-8',
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
