import { wordsFor } from '#contract/wire/language.ts'

/** Proofs of address, storefront section 9. Page and report show these words. */
export const poaChoices = [
  'Electricity bill',
  'Gas bill',
  'Bank statement',
  'Landline bill',
  'Registered lease',
] as const
export const addressProofWords = wordsFor(
  'Electricity bill',
  'Gas bill',
  'Bank statement',
  'Landline bill',
  'Registered lease',
)
/** Proofs of identity, storefront section 9. */
export const poiChoices = ['Aadhar', 'PAN', 'Voter ID', 'Driving licence', 'Passport'] as const
export const identityProofWords = wordsFor('Aadhar', 'PAN', 'Voter ID', 'Driving licence', 'Passport')
