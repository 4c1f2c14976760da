import type { Compared } from '#web/shop/compare/compared-models.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icon/sign.tsx'
import { useCompareToggle } from './use-compare-toggle.ts'

/**
 * A box in the corner of a model's picture that puts the model aside to compare. A finger always sees it; a
 * mouse sees it over the card, and whoever comes by keyboard when it has the focus.
 */
export function CompareBox({ model }: { model: Compared }) {
  const { words, isChosen, isFull, ...toggle } = useCompareToggle(model)
  return (
    <button
      {...toggle}
      type="button"
      className={classNames(
        'absolute top-2 left-2 flex min-h-11 items-center gap-2 rounded-md border border-control bg-surface px-3 text-sm font-semibold transition-opacity noscript:hidden',
        isChosen
          ? 'border-content'
          : '[@media(hover:hover)]:opacity-0 group-hover/tile:opacity-100! focus-visible:opacity-100!',
        isFull && 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-5 place-items-center rounded-xs border',
          isChosen ? 'border-content bg-content text-surface' : 'border-control',
        )}
      >
        {isChosen ? <CheckIcon className="size-4" /> : null}
      </span>
      {words}
    </button>
  )
}
