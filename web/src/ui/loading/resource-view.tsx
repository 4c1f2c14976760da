import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { FailureLine } from './failure-line.tsx'

interface ResourceViewProps<T> {
  of: Loadable<T>
  /** Stands in the content's place while nothing is there yet, in the content's size. */
  loading: ReactNode
  /** Words for a failed load; the error's own words may go in. */
  failureText: (error: unknown) => ReactNode
  children: (value: T) => ReactNode
}

/**
 * The one way a page shows what its loader brings: the skeleton first, then the content; a failed load says so
 * with Retry, and keeps the content when there is an older one.
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
