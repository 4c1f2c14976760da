import { useEffect } from 'react'
import { formOutbox } from '#web/lib/outbox/need.ts'

/** Loads the code of the outbox, which must be here before the line goes down. */
export function useOutboxCode(): void {
  useEffect(() => formOutbox.prepare(), [])
}
