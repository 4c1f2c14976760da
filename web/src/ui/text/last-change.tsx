import type { ReactNode } from 'react'
import { formatMoment } from '#web/lib/dates.ts'

interface LastChangeProps {
  /** The user id; empty when the audit trail knows nothing. */
  by: string
  /** ISO 8601; empty as well. */
  at: string
  /** What they did: `saved it`. */
  did: ReactNode
}

/** Who did something to a record meanwhile, and when, as the beginning of a sentence. */
export function LastChange({ by, at, did }: LastChangeProps) {
  return (
    <>
      <strong>{by || 'Somebody'}</strong> {did}
      {at ? ` on ${formatMoment(new Date(at))}` : ''}
    </>
  )
}
