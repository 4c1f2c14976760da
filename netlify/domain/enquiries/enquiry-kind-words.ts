import { wordsFor } from '#contract/wire/language.ts'

/** What a visitor reads for the kinds of enquiries, by what staff call them, in the order of the reports. */
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
  'Joy Club',
  'Exchange',
  'Walk-in or call',
)
