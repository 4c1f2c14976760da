import type { Check } from '#contract/content/check.ts'

/** Who checked a stored text or list, and when; null where nobody has. */
export function checkOf(row: { checked_at: string | null; checked_by: string }): Check | null {
  return row.checked_at === null ? null : { by: row.checked_by, at: new Date(row.checked_at).toISOString() }
}
