import {
  type MoveReason,
  moveReasons,
  type OrderPaper,
  type OrderStepId,
  orderPapers,
  stepLabel,
} from '#contract/orders/order-steps.ts'
import { wordsFor } from '#contract/wire/language.ts'

// The names stand once more in this file, because the build of another language finds them written out; a
// test compares them with the lists.

const stepNames = wordsFor(
  'Booked',
  'Vehicle set aside',
  'Loan sanctioned',
  'Invoiced',
  'Insured',
  'Registered',
  'Number plate fitted',
  'Ready',
  'Handed over',
  'RC card here',
)

/** The name of a step, as the buyer reads it. */
export function stepWords(step: OrderStepId): string {
  return stepNames(stepLabel(step))
}

const reasons = wordsFor(
  'The vehicle has not come from the maker yet.',
  'The lender has not decided yet.',
  'A paper from you is missing.',
  'The insurance takes longer.',
  'The RTO has not given the number yet.',
  'The number plate has not come yet.',
  'Fitting and checking take longer.',
  'The vehicle was damaged and is put right first.',
  'We or an office are closed on that day.',
  'You asked for another day.',
  'It goes faster than planned.',
  'We tell you why on the phone.',
)

/** Why a day moved, as the buyer reads it. */
export function moveWords(reason: MoveReason): string {
  return reasons(moveReasons.find(({ id }) => id === reason)?.words ?? '')
}

const papers = wordsFor(
  'Proof of address',
  'Proof of identity',
  'PAN card or Form 60',
  'Passport photographs',
  'Signed forms',
  'Papers of the loan',
  'Papers of the old vehicle',
)

/** The name of a paper that the buyer brings. */
export function paperWords(paper: OrderPaper): string {
  return papers(orderPapers.find(({ id }) => id === paper)?.label ?? paper)
}
