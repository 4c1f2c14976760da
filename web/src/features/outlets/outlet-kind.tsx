import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'

/**
 * Says whether an outlet shows new vehicles, because a visitor who wants to see one must not find a mere
 * workshop.
 */
export function OutletKind({ isShowroom }: { isShowroom: boolean }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border px-2.5 py-0.5 text-sm font-semibold',
        isShowroom ? 'border-content bg-content text-surface' : 'border-control text-muted',
      )}
    >
      {isShowroom ? t`Showroom and workshop` : t`Workshop`}
    </span>
  )
}
