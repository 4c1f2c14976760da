import { wordsFor } from '#contract/wire/language.ts'

/**
 * The words that visitors read for a kind of enquiry, by staff's name for the kind, in the order of the
 * reports.
 */
export const enquiryKindWords = wordsFor(
  'Booking',
  'AMC',
  'EW',
  'Finance',
  'Enquiry',
  'Service',
  'Message',
  'Become Dealer',
  'Applicants',
  'Spare Part',
  'Sales',
  'Review',
  'Offer',
  'Opt-In',
  'Exchange',
  'Ad or Portal',
  'Phone Call',
  'Walk-in or call',
)
