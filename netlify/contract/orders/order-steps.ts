/**
 * The steps of an order in their order, with their names in English. The database keeps the same list in
 * `private.order_step_ids`, and a test compares both. The lists of this file stand apart from the schemas, so
 * that a screen can show them without loading zod.
 */
export const orderSteps = [
  { id: 'booked', label: 'Booked' },
  { id: 'vehicle-set-aside', label: 'Vehicle set aside' },
  { id: 'loan-sanctioned', label: 'Loan sanctioned' },
  { id: 'invoiced', label: 'Invoiced' },
  { id: 'insured', label: 'Insured' },
  { id: 'registered', label: 'Registered' },
  { id: 'plate-fitted', label: 'Number plate fitted' },
  { id: 'ready', label: 'Ready' },
  { id: 'handed-over', label: 'Handed over' },
  { id: 'rc-card', label: 'RC card here' },
] as const
export type OrderStepId = (typeof orderSteps)[number]['id']

export const orderStepIds = orderSteps.map(({ id }) => id) as [OrderStepId, ...OrderStepId[]]

/** The steps that every order has; each of the others can be taken out at the booking. */
export const neededSteps: readonly OrderStepId[] = ['booked', 'handed-over']

/** The name of a step; the id itself for a step that is no longer one. */
export function stepLabel(step: string): string {
  return orderSteps.find(({ id }) => id === step)?.label ?? step
}

/**
 * Why a planned day moves: `label` for staff, who choose one, and `words` for the buyer, in English. The
 * database checks the ids.
 */
export const moveReasons = [
  {
    id: 'maker',
    label: 'Not here from the maker yet',
    words: 'The vehicle has not come from the maker yet.',
  },
  { id: 'loan', label: 'The lender has not decided', words: 'The lender has not decided yet.' },
  { id: 'papers', label: 'A paper is missing', words: 'A paper from you is missing.' },
  { id: 'insurance', label: 'The insurance takes longer', words: 'The insurance takes longer.' },
  { id: 'rto', label: 'The RTO has not given the number', words: 'The RTO has not given the number yet.' },
  { id: 'plate', label: 'The number plate is not here', words: 'The number plate has not come yet.' },
  { id: 'fitting', label: 'Fitting and checks take longer', words: 'Fitting and checking take longer.' },
  {
    id: 'damage',
    label: 'The vehicle was damaged',
    words: 'The vehicle was damaged and is put right first.',
  },
  { id: 'closed', label: 'Closed on that day', words: 'We or an office are closed on that day.' },
  { id: 'buyer', label: 'The buyer wishes it', words: 'You asked for another day.' },
  { id: 'sooner', label: 'It goes faster', words: 'It goes faster than planned.' },
  { id: 'call', label: 'Something else: tell them on the phone', words: 'We tell you why on the phone.' },
] as const
export type MoveReason = (typeof moveReasons)[number]['id']
/** Why a day moved, as staff read it. */
export function moveReasonLabel(reason: string): string {
  return moveReasons.find(({ id }) => id === reason)?.label ?? reason
}
export const moveReasonIds = moveReasons.map(({ id }) => id) as [MoveReason, ...MoveReason[]]

/** The papers that a buyer may have to bring. They are ticked as seen, and never stored. */
export const orderPapers = [
  { id: 'proof-of-address', label: 'Proof of address' },
  { id: 'proof-of-identity', label: 'Proof of identity' },
  { id: 'pan-or-form-60', label: 'PAN card or Form 60' },
  { id: 'photographs', label: 'Passport photographs' },
  { id: 'signed-forms', label: 'Signed forms' },
  { id: 'loan-papers', label: 'Papers of the loan' },
  { id: 'exchange-papers', label: 'Papers of the old vehicle' },
] as const
/** The name of a paper; the id itself where there is none. */
export function paperLabel(paper: string): string {
  return orderPapers.find(({ id }) => id === paper)?.label ?? paper
}
export type OrderPaper = (typeof orderPapers)[number]['id']
export const orderPaperIds = orderPapers.map(({ id }) => id) as [OrderPaper, ...OrderPaper[]]

/** The lists of open orders: late ones, those with something to do within seven days, and all. */
export const orderLists = [
  { id: 'late', label: 'Late' },
  { id: 'week', label: 'This week' },
  { id: 'open', label: 'All open' },
] as const
export type OrderList = (typeof orderLists)[number]['id']
export const orderListIds = orderLists.map(({ id }) => id) as [OrderList, ...OrderList[]]
