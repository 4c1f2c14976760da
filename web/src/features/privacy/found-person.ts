import type { HeldEnquiry } from '#contract/privacy/privacy.ts'

/** A person who was looked for, and all that is held of them. */
export interface FoundPerson {
  person: { mobile: string; email: string }
  enquiries: HeldEnquiry[]
}

/** `1 enquiry`, `3 enquiries`. */
export function countOf(enquiries: number): string {
  return enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`
}
