import { kindLabel } from '#contract/leads/lead-kinds.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { NamedPartId } from '#contract/site/site-parts.ts'
import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'
import { timeInWords } from '#contract/wire/time-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { formatDay } from '#web/lib/dates.ts'

/**
 * The subject of a lead: its kind, its source where it came from outside, and the model or the post that the
 * person named; `names` are those of the parts of the site.
 */
export function aboutOf(
  { kind, model, post = '', source = '' }: Pick<Lead, 'kind' | 'model'> & { post?: string; source?: string },
  names: Record<NamedPartId, string>,
): string {
  return [kindLabel(kind, names), kind === 'outside' ? source : '', model, post].filter(Boolean).join(' · ')
}

/**
 * The name of a lead's person; where a form left the name empty, the name in another lead of the same number.
 */
export function personOf({ name }: Pick<Lead, 'name'>, others: readonly Pick<Lead, 'name'>[] = []): string {
  return name || others.find((other) => other.name !== '')?.name || 'No name given'
}

/**
 * A moment in Indian time without the parts that are obvious: `3:04 pm` today, `20 Nov, 3:04 pm` this year,
 * `20 Nov 2025, 3:04 pm`.
 */
export function momentWords(moment: string, now = serverNow()): string {
  const at = new Date(moment)
  const time = timeInWords(indianTime(at))
  const [day, today] = [indianDay(at), indianDay(now)]
  if (day === today) return time
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return `${isThisYear ? formatDay(day).slice(0, -5) : formatDay(day)}, ${time}`
}

/** Whether the next step of an open lead should have been done by now. */
export function isOverdue({ isOpen, dueAt }: Pick<Lead, 'isOpen' | 'dueAt'>, now = serverNow()): boolean {
  return isOpen && dueAt !== null && Date.parse(dueAt) < now.getTime()
}
