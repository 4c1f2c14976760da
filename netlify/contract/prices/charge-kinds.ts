/**
 * Plain data about the charges on a new vehicle, apart from the schemas, so that a page shows them without
 * loading zod.
 */

/** The takers of money: who gets the amount of a line. */
export const takers = { dealer: 'Dealer', state: 'State', insurer: 'Insurer' } as const
export type Taker = keyof typeof takers

interface ChargeKindFacts {
  id: string
  label: string
  taker: Taker
  /**
   * The measure by which the amount may go up in steps: the price, or the size of the engine (cc) or motor
   * (kW).
   */
  steps?: 'price' | 'size'
  /** A percentage of this charge is of the insured value, which is a part of the price. */
  isOfInsuredValue?: true
  /** Nobody rides away without this charge: where its rule is missing the visitor is told to ask. */
  isNeeded?: true
  /** The charge counts only when the visitor chooses a loan or the cover. */
  onlyWith?: 'loan' | 'cover'
  /**
   * The law asks for this cover from everybody who has none, so it is included until the visitor leaves it
   * out.
   */
  isUsual?: true
}

/**
 * Every charge that there may be, in the order of the page. The list is closed and nobody can type a name, so
 * that no line for handling, logistics or the like can stand in a price.
 */
export const chargeKinds = [
  { id: 'road_tax', label: 'Road tax', taker: 'state', steps: 'price', isNeeded: true },
  { id: 'registration', label: 'Registration fee', taker: 'state', isNeeded: true },
  { id: 'smart_card', label: 'Smart card of the registration', taker: 'state' },
  { id: 'number_plate', label: 'Number plate (HSRP)', taker: 'state' },
  { id: 'hypothecation', label: 'Noting the loan (hypothecation)', taker: 'state', onlyWith: 'loan' },
  {
    id: 'third_party',
    label: 'Third-party insurance, five years',
    taker: 'insurer',
    steps: 'size',
    isNeeded: true,
  },
  {
    id: 'own_damage',
    label: 'Own-damage insurance, one year',
    taker: 'insurer',
    steps: 'size',
    isOfInsuredValue: true,
  },
  {
    id: 'zero_dep',
    label: 'Zero-depreciation cover, one year',
    taker: 'insurer',
    steps: 'size',
    isOfInsuredValue: true,
    onlyWith: 'cover',
  },
  {
    id: 'personal_accident',
    label: 'Personal accident cover of the owner',
    taker: 'insurer',
    onlyWith: 'cover',
    isUsual: true,
  },
] as const satisfies readonly ChargeKindFacts[]
export type ChargeKind = (typeof chargeKinds)[number]['id']
export const chargeKindIds = chargeKinds.map(({ id }) => id) as [ChargeKind, ...ChargeKind[]]

/** The facts of a kind of charge, with the optional ones that only some kinds have. */
export function chargeKind(kind: ChargeKind): ChargeKindFacts & { id: ChargeKind } {
  // Every id is in the list.
  return chargeKinds.find(({ id }) => id === kind) as ChargeKindFacts & { id: ChargeKind }
}

/** The covers that a visitor may add, or leave out. */
export const coverKinds = ['zero_dep', 'personal_accident'] as const satisfies readonly ChargeKind[]
export type CoverKind = (typeof coverKinds)[number]

/** The kinds of fuel that a rule may be for; a rule for a single fuel goes before a rule for all. */
export const chargeFuels = [
  { id: 'any', label: 'All vehicles' },
  { id: 'petrol', label: 'Petrol' },
  { id: 'electric', label: 'Electric' },
] as const
export type ChargeFuel = (typeof chargeFuels)[number]['id']
export type Fuel = Exclude<ChargeFuel, 'any'>
