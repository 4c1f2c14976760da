import { stageLabel } from '#contract/leads/lead-stages.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The stage of a lead as a mark; ended leads have a quiet one. */
export function StageMark({
  lead: { family, stage, isOpen },
}: {
  lead: Pick<Lead, 'family' | 'stage' | 'isOpen'>
}) {
  const isNew = stage === 'new'
  return (
    <span
      className={classNames(
        'inline-block rounded-sm border px-1.5 text-[0.8125rem] leading-snug font-semibold whitespace-nowrap',
        isNew ? 'border-accent' : isOpen ? 'border-control' : 'border-hairline text-muted',
      )}
    >
      {stageLabel(family, stage)}
    </span>
  )
}
