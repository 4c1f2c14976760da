import type { PriceBatch } from '#contract/prices/price-batches.ts'
import { formatMoment } from '#web/lib/dates.ts'

const moment = (text: string | null) => (text ? formatMoment(new Date(text)) : '')

/** The state of a batch in one line: the moment that the batch waits for, or its outcome. */
export function stateWords({
  state,
  dueAt,
  appliedAt,
  endedAt,
  endedBy,
  set,
  prices,
  restored,
}: PriceBatch): string {
  if (state === 'waiting') return `Waits for ${moment(dueAt)}`
  if (state === 'cancelled') return `Cancelled by ${endedBy}, ${moment(endedAt)}`
  if (state === 'undone') return `${restored} of ${set} put back by ${endedBy}, ${moment(endedAt)}`
  return `${set} of ${prices} set, ${moment(appliedAt)}`
}
