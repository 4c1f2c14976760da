/**
 * The calendar day in a part of an address, `YYYY-MM-DD`; empty for a missing part and for any text that is
 * no such day.
 */
export function dayOf(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
