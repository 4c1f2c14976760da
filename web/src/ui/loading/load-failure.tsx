import { isSignedOut, loadFailureWords } from '#web/lib/api/failure-words.ts'
import { isUnanswered } from '#web/lib/api/no-answer.ts'
import type { Loaded } from '#web/lib/api/use-loaded.ts'
import { FailureLine } from './failure-line.tsx'

interface LoadFailureProps {
  of: Omit<Loaded<unknown>, 'isOlder' | 'replace'> & { isOlder?: boolean }
  words: string
  /** The text instead of `words` when nobody is signed in. */
  signedOut?: string | undefined
}

/**
 * The line of a screen whose data could not be loaded, with Retry; nothing when there is no failure. Where an
 * earlier answer to the same question stands below, the line says that instead of `words`.
 */
export function LoadFailure({
  of: { value, error, reload, isLoading, isOlder = false },
  words,
  signedOut = words,
}: LoadFailureProps) {
  if (error === undefined) return null
  const isShown = value !== undefined && !isOlder && isUnanswered(error)
  // The line above every screen of the office says it where the device itself knows of no network.
  if (isShown && !navigator.onLine) return null
  const failed = isShown ? 'This is how it stood before: it could not be read again.' : words
  const message = isSignedOut(error) ? signedOut : loadFailureWords(error, failed)
  return <FailureLine message={message} onRetry={reload} retrying={isLoading} />
}
