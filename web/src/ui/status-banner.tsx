import { classNames } from './class-names.ts'
import { AlertIcon, CheckIcon } from './icon.tsx'

interface StatusBannerProps {
  outcome: { kind: 'success' | 'failure'; text: string } | undefined
}

/** A line that says how something ended. It is there empty before, so that screen readers notice the words. */
export function StatusBanner({ outcome }: StatusBannerProps) {
  const isSuccess = outcome?.kind === 'success'
  const Icon = isSuccess ? CheckIcon : AlertIcon
  return (
    <div role="status" aria-live="polite">
      {outcome ? (
        <p
          className={classNames(
            'mb-5 flex animate-rise items-start gap-3 rounded-md border px-4 py-3 font-semibold text-content',
            isSuccess ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft',
          )}
        >
          <Icon className={classNames('mt-0.5', isSuccess ? 'text-success' : 'text-danger')} />
          {outcome.text}
        </p>
      ) : null}
    </div>
  )
}
