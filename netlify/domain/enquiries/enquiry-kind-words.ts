import type { LeadKind } from '#contract/leads/lead-kinds.ts'
import { t } from '#contract/wire/language.ts'

/** The kinds whose enquiries a visitor reads of by words of ours; the club has the name of its part. */
type SpokenKind = Exclude<LeadKind['kind'], 'audit' | 'joy-club'>

/**
 * What visitors call what they sent, by the kind of enquiry: beside a form, on the page of privacy, in a
 * receipt, at the status. The names by which staff find a report are other ones.
 */
export const enquiryKindWords: Readonly<Record<SpokenKind, () => string>> = {
  booking: () => t`Service booking`,
  amc: () => t`Annual maintenance contract`,
  ew: () => t`Extended warranty`,
  finance: () => t`Loan for a two-wheeler`,
  enquiry: () => t`Test ride or question about a model`,
  service: () => t`Question to the workshop`,
  message: () => t`Message to us`,
  'become-dealer': () => t`Proposal for an outlet`,
  applicants: () => t`Job application`,
  'spare-part': () => t`Spare parts and accessories`,
  sales: () => t`Question to the showroom`,
  review: () => t`Your review`,
  offer: () => t`Question about an offer`,
  'opt-in': () => t`Messages from us`,
  exchange: () => t`Old vehicle in exchange`,
  arrival: () => t`A model that you wait for`,
  outside: () => t`Enquiry through another site`,
  calls: () => t`Your call`,
  'walk-in': () => t`Your visit or call`,
}
