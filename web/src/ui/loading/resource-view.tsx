import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { FailureLine } from './failure-line.tsx'

interface ResourceViewProps<T> {
  of: Loadable<T>
  /** Shown until the first value arrives, in the size of the content. */
  loading: ReactNode
  /** The text for a failed load, which may include the error's own message. */
  failureText: (error: unknown) => ReactNode
  children: (value: T) => ReactNode
}

/**
 * The one way in which pages show data of their loaders: first the skeleton, then the content. A failed load
 * is reported with Retry, and an older value stays on the page.
 */
export function ResourceView<T>({ of: source, loading, failureText, children }: ResourceViewProps<T>) {
  const { value, error, isLoading } = useResource(source)
  const revalidator = useRevalidator()
  const failure =
    error === undefined ? null : (
      <FailureLine
        message={failureText(error)}
        onRetry={() => void revalidator.revalidate()}
        retrying={isLoading || revalidator.state === 'loading'}
      />
    )
  if (value === undefined) return failure ?? loading
  return (
    <>
      {failure ? <div className="mb-4">{failure}</div> : null}
      {children(value)}
    </>
  )
}
