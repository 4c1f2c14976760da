import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'

interface ChoiceChipProps {
  words: string
  /** How many models the choice would leave. */
  count: number
  isChosen: boolean
  onPress: () => void
}

/** One choice of a filter with its number of models; a press chooses it or takes it back. */
export function ChoiceChip({ words, count, isChosen, onPress }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={onPress}
      className="figures inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-control bg-surface px-3.5 text-left text-sm font-semibold transition-colors hover:border-content disabled:border-hairline disabled:text-muted aria-pressed:border-content aria-pressed:bg-content aria-pressed:text-surface"
    >
      {words}{' '}
      <span className={classNames('font-normal', !isChosen && 'text-muted')}>
        {count}
        <span className="sr-only"> {count === 1 ? t`model` : t`models`}</span>
      </span>
    </button>
  )
}
