import { t } from '#contract/wire/language.ts'
import { type Compared, changeCompared, mostCompared, useCompared } from '#web/shop/compared-models.ts'
import { type ButtonSize, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icon/sign.tsx'

interface CompareToggleProps {
  model: Compared
  size?: ButtonSize
}

/** Adds a model to the comparison, or removes it. When the comparison is full, a press only says so. */
export function CompareToggle({ model, size = 'small' }: CompareToggleProps) {
  const compared = useCompared()
  // A card without a variant stands for all variants of its model.
  const isSame = ({ bikeName, variant }: Compared) =>
    bikeName === model.bikeName && (model.variant === undefined || variant === model.variant)
  const isChosen = compared.some(isSame)
  const isFull = !isChosen && compared.length >= mostCompared
  const words = isFull ? t`${mostCompared} chosen already` : t`Compare`
  return (
    <button
      // One text, because browsers put blanks around words that are hidden from the eye.
      aria-label={`${words}: ${[model.name, model.variant].filter(Boolean).join(' ')}`}
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isFull || undefined}
      onClick={() => {
        if (isFull) return
        changeCompared((now) => (isChosen ? now.filter((one) => !isSame(one)) : [...now, model]))
      }}
      className={classNames(
        buttonClasses({ size }),
        'border-control aria-pressed:border-content aria-pressed:bg-content aria-pressed:text-surface noscript:hidden',
        isFull && 'text-muted',
      )}
    >
      {isChosen ? <CheckIcon /> : null}
      {words}
    </button>
  )
}
