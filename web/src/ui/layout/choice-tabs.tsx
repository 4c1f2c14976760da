import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface ChoiceTabsProps<Id extends string> {
  /** Says what the tabs choose; for screen readers only. */
  legend: string
  tabs: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** Content after a tab's label. */
  after?: (id: Id) => ReactNode
}

/** A row of tabs, of which one is selected; on a phone the row scrolls sideways. */
export function ChoiceTabs<Id extends string>({
  legend,
  tabs,
  chosen,
  onChoose,
  after,
}: ChoiceTabsProps<Id>) {
  return (
    <fieldset className="flex min-w-0 shrink-0 gap-1.5 overflow-x-auto max-md:-mx-3 max-md:px-3 max-md:py-1">
      <legend className="sr-only">{legend}</legend>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className={classNames(
            'flex min-h-11 items-center gap-2 rounded-md border px-3 text-sm font-semibold whitespace-nowrap transition-colors md:min-h-9',
            id === chosen
              ? 'border-content bg-content text-surface'
              : 'border-control bg-surface hover:bg-soft',
          )}
        >
          {label}
          {after?.(id)}
        </button>
      ))}
    </fieldset>
  )
}
