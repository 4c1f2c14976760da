/**
 * Why a sale was lost, a closed list, so that reasons can be counted. The database checks the ids. It stands
 * apart from the schemas, so that a screen can show it without loading zod.
 */
export const lostReasons = [
  { id: 'price', label: 'The price' },
  { id: 'finance', label: 'Finance was refused' },
  { id: 'stock', label: 'Not in stock, or too long a wait' },
  { id: 'other-brand', label: 'Another brand' },
  { id: 'other-dealer', label: 'Another dealer' },
  { id: 'not-reached', label: 'Not reached' },
  { id: 'not-buying', label: 'Not buying any more' },
  { id: 'other', label: 'Another reason' },
] as const
export type LostReason = (typeof lostReasons)[number]['id']

export const lostReasonIds = lostReasons.map(({ id }) => id) as [LostReason, ...LostReason[]]

/** The reason that says nothing by itself, and so needs words. */
export const wordedReason: LostReason = 'other'

/** The name of a reason; of a sale that was lost without one that it was not said. */
export function lostReasonLabel(reason: string): string {
  return lostReasons.find(({ id }) => id === reason)?.label ?? 'Not said'
}

/** Whether a sale may be lost for a reason (empty: none was chosen) with these words. */
export function isSaidWhyLost(reason: string | undefined, words: string | undefined): boolean {
  return Boolean(reason) && (reason !== wordedReason || Boolean(words?.trim()))
}

/**
 * The reason and the words of a loss in a line, as an event of a lead keeps them: `price: ₹3,000 cheaper`.
 */
export function lostWords(written: string): string {
  const [id = '', ...words] = written.split(': ')
  const reason = lostReasons.find((each) => each.id === id)
  return reason ? [reason.label, ...words].join(': ') : written
}
