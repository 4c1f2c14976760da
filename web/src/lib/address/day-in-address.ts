/** A calendar day that an address names, `YYYY-MM-DD`; empty for anything else that somebody may have written there. */
export function dayOf(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
