import { isSignedOut, loadFailureWords } from '#web/lib/api/failure-words.ts'
import type { Loaded } from '#web/lib/api/use-loaded.ts'
import { FailureLine } from './failure-line.tsx'

interface LoadFailureProps {
  of: Omit<Loaded<unknown>, 'isOlder' | 'replace'>
  words: string
  /** The text instead of `words` when nobody is signed in. */
  signedOut?: string | undefined
}

/** The line of a screen whose data could not be loaded, with Retry; nothing when there is no failure. */
export function LoadFailure({
  of: { error, reload, isLoading },
  words,
  signedOut = words,
}: LoadFailureProps) {
  if (error === undefined) return null
  const message = isSignedOut(error) ? signedOut : loadFailureWords(error, words)
  return <FailureLine message={message} onRetry={reload} retrying={isLoading} />
}
