import type { ReactNode } from 'react'
import { formatMoment } from '#web/lib/dates.ts'

interface LastChangeProps {
  /** The user id; empty when the audit trail has no entry. */
  by: string
  /** The moment in ISO 8601; empty when the audit trail has no entry. */
  at: string
  /** The action of that user: `saved it`. */
  did: ReactNode
}

/** The beginning of a sentence that says who changed a record, and when. */
export function LastChange({ by, at, did }: LastChangeProps) {
  return (
    <>
      <strong>{by || 'Somebody'}</strong> <span>{did}</span>
      {at ? <span>{` on ${formatMoment(new Date(at))}`}</span> : null}
    </>
  )
}
