import type { Accepted } from '#contract/enquiries/form-definition.ts'

/** The answer to a form, with the given text of thanks. */
export function aReceipt(message: string, given: Partial<Accepted> = {}): Accepted {
  return { message, reference: 'K7QM2F9D', promisedAt: null, ...given }
}
