import { classNames } from '#web/ui/class-names.ts'
import { AlertIcon, CheckIcon } from '#web/ui/icon/sign.tsx'

interface StatusBannerProps {
  outcome: { kind: 'success' | 'failure'; text: string } | undefined
}

/**
 * A line that says how an action ended. The element is there before it has any text, because screen readers
 * then announce the text. It belongs in a grid with gaps of 20 px; an empty line takes no gap.
 */
export function StatusBanner({ outcome }: StatusBannerProps) {
  const isSuccess = outcome?.kind === 'success'
  const Icon = isSuccess ? CheckIcon : AlertIcon
  return (
    <div role="status" className={outcome ? undefined : '-mt-5'}>
      {outcome ? (
        <p
          className={classNames(
            'flex animate-rise items-start gap-3 rounded-md border px-4 py-3 font-semibold text-content',
            isSuccess ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft',
          )}
        >
          <Icon className={classNames('mt-0.5', isSuccess ? 'text-success' : 'text-danger')} />
          <span>{outcome.text}</span>
        </p>
      ) : null}
    </div>
  )
}
