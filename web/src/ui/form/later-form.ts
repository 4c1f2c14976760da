import type { ComponentType } from 'react'
import { hasDraft } from '#web/lib/draft.ts'
import { later } from '#web/lib/later.tsx'
import { outboxNeed } from '#web/lib/outbox/need.ts'

/**
 * A form whose code comes when somebody touches it, as typing into it works without. What an earlier visit left in
 * it, or has waiting, brings the code at once.
 */
export function laterForm<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return later(load, 'touched', () => hasDraft() || outboxNeed.isRaised())
}
