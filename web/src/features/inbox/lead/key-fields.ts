import type { LeadKey } from '../list/use-inbox-keys.ts'

/** The element that each key leads to; a call takes one press more, because a key must not dial. */
const fields: Record<LeadKey, string> = {
  a: 'select[name="assignee"]',
  s: 'select[name="stage"]',
  n: 'textarea',
  c: 'a[href^="tel:"]',
}

/** Puts the focus on the field of a key inside an open lead. */
export function focusKeyField(lead: ParentNode | null, key: LeadKey): void {
  lead?.querySelector<HTMLElement>(fields[key])?.focus()
}
