import type { ReactNode } from 'react'
import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertIcon } from '#web/ui/icon/sign.tsx'

type FailureLineProps = {
  message: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

/**
 * A quiet line that says that data could not be fetched, with a Retry button; the content on the screen
 * stays.
 */
export function FailureLine({ message, onRetry, retrying = false }: FailureLineProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warning-soft px-4 py-2.5 text-content"
    >
      <AlertIcon className="size-5 text-warning" />
      <p className="min-w-0 flex-1 basis-48 text-[0.9375rem]">{message}</p>
      {onRetry && (
        <Button variant="secondary" size="small" busy={retrying} onClick={onRetry}>
          {t`Retry`}
        </Button>
      )}
    </div>
  )
}
