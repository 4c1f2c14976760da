import type { Compared } from '#web/shop/compare/compared-models.ts'
import { type ButtonSize, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icon/sign.tsx'
import { useCompareToggle } from './use-compare-toggle.ts'

interface CompareToggleProps {
  model: Compared
  size?: ButtonSize
}

/** Adds a model to the comparison, or removes it. When the comparison is full, a press only says so. */
export function CompareToggle({ model, size = 'small' }: CompareToggleProps) {
  const { words, isChosen, isFull, ...toggle } = useCompareToggle(model)
  return (
    <button
      {...toggle}
      type="button"
      className={classNames(
        buttonClasses({ size }),
        'border-control aria-pressed:border-content aria-pressed:bg-content aria-pressed:text-surface noscript:hidden',
        isFull && 'text-muted',
      )}
    >
      {isChosen ? <CheckIcon /> : null}
      <span>{words}</span>
    </button>
  )
}
