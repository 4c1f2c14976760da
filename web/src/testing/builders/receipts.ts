import type { Accepted } from '#contract/enquiries/form-definition.ts'

/** What a form is answered, with the thanks that it is given. */
export function aReceipt(message: string, given: Partial<Accepted> = {}): Accepted {
  return { message, reference: 'K7QM2F9D', promisedAt: null, ...given }
}
