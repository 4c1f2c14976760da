import type { ComponentType } from 'react'
import { hasDraft } from '#web/lib/draft.ts'
import { later } from '#web/lib/later.tsx'
import { loadOutbox, outboxNeed } from '#web/lib/outbox/need.ts'

/**
 * A form whose code comes when somebody touches it, as typing into it works without. What an earlier visit left in
 * it, or has waiting, brings the code at once.
 */
export function laterForm<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loadWithOutbox = (wasAsleep: boolean) => {
    // What is sent without a line must find its place, so the code for that comes along.
    if (wasAsleep) void loadOutbox()
    return load()
  }
  return later(loadWithOutbox, 'touched', () => hasDraft() || outboxNeed.isRaised())
}
