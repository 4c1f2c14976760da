import {
  type ChargeKind,
  type CoverKind,
  chargeKind,
  chargeKindIds,
  coverKinds,
  type Fuel,
} from '#contract/prices/charge-kinds.ts'
import type { ChargeRule, ChargeStep } from '#contract/prices/charge-rule.ts'
import { paiseFromRupees } from '#contract/prices/paise.ts'
import type { PriceLine } from '#contract/prices/price-line.ts'
import type { PriceOffer } from '#contract/prices/price-offer.ts'

/** The facts of a vehicle that decide its charges. */
export interface OnRoadFacts {
  /** Ex-showroom price of the chosen variant in rupees. */
  price: number
  fuel: Fuel
  /** Engine in cc, motor in kW; null where unknown. */
  size: number | null
}

export interface ChosenAccessory {
  partNumber: string
  heading: string
  /** Rupees. */
  price: number
}

export interface OnRoadChoices {
  /** Does the visitor buy the vehicle on a loan? */
  loan: boolean
  covers: readonly CoverKind[]
  accessories: readonly ChosenAccessory[]
  /** The dealer's offer of that day, which the visitor cannot choose. */
  offer?: PriceOffer | undefined
}

export interface OnRoadPrice {
  lines: PriceLine[]
  /** The sum of all lines that have an amount, in whole paise. */
  paise: number
  /** A line has no amount, so the price is higher than the sum. */
  isFrom: boolean
}

/** The on-road price with its day, `YYYY-MM-DD`. */
export interface DatedOnRoadPrice extends OnRoadPrice {
  day: string
}

/** Neither a loan nor anything optional: the choices of most buyers. */
export const plainChoices: OnRoadChoices = {
  loan: false,
  covers: coverKinds.filter((cover) => chargeKind(cover).isUsual),
  accessories: [],
}

/** The rules that hold on a day (`YYYY-MM-DD` in India): for each kind and fuel the rule that began last. */
export function rulesOn<Rule extends Pick<ChargeRule, 'kind' | 'fuel' | 'beginsOn'>>(
  rules: readonly Rule[],
  day: string,
): Rule[] {
  const begun = rules.filter(({ beginsOn }) => beginsOn <= day)
  return begun.filter(
    (rule) =>
      !begun.some(
        (later) => later.kind === rule.kind && later.fuel === rule.fuel && later.beginsOn > rule.beginsOn,
      ),
  )
}

/**
 * The on-road price of a vehicle, line by line, with the same result on the page and on the server. `rules`
 * may be of any days; the rules that hold on `day` count. Undefined where no rule holds at all, because then
 * only the ex-showroom price is known.
 */
export function priceOnRoad(
  facts: OnRoadFacts,
  rules: readonly ChargeRule[],
  choices: OnRoadChoices,
  day: string,
): OnRoadPrice | undefined {
  const current = rulesOn(rules, day).filter(({ fuel }) => fuel === 'any' || fuel === facts.fuel)
  if (current.length === 0) return undefined
  const lines = [
    soldLine('ex_showroom', 'Ex-showroom price', facts.price, false),
    ...chargeKindIds.flatMap((kind) => chargeLines(kind, facts, current, choices)),
    ...choices.accessories.map(({ partNumber, heading, price }) =>
      soldLine(`accessory:${partNumber}`, heading, price, true),
    ),
    ...(choices.offer ? [offerLine(choices.offer, facts.price)] : []),
  ]
  return {
    lines,
    paise: lines.reduce((sum, line) => sum + (line.paise ?? 0), 0),
    isFrom: lines.some(({ paise }) => paise === null),
  }
}

function soldLine(id: string, label: string, rupees: number, isOptional: boolean): PriceLine {
  const paise = paiseFromRupees(rupees)
  return { id, label, paise, taker: 'dealer', isOptional, ...noRule }
}

/**
 * The line of the dealer's offer. Tax and insurance stay those of the whole price, and the price never falls
 * below zero.
 */
function offerLine({ id, title, rupees, from, to }: PriceOffer, price: number): PriceLine {
  const line = soldLine(`offer:${id}`, title, -Math.min(rupees, price), false)
  return { ...line, since: from, until: to }
}

const noRule = { rule: null, since: '', until: '', source: '', link: '', isEstimate: false, ruleId: null }

/**
 * The line of a charge; no line for a charge that nobody asks for, or that has no rule and need not have one.
 */
function chargeLines(
  id: ChargeKind,
  facts: OnRoadFacts,
  current: readonly ChargeRule[],
  choices: OnRoadChoices,
): PriceLine[] {
  const kind = chargeKind(id)
  if (kind.onlyWith === 'loan' && !choices.loan) return []
  if (kind.onlyWith === 'cover' && !choices.covers.some((cover) => cover === id)) return []
  const ofKind = current.filter((rule) => rule.kind === id)
  const rule = ofKind.find(({ fuel }) => fuel !== 'any') ?? ofKind[0]
  const line = {
    id,
    label: kind.label,
    taker: kind.taker,
    isOptional: kind.onlyWith === 'cover' && !kind.isUsual,
  }
  if (!rule) return kind.isNeeded ? [{ ...line, paise: null, ...noRule }] : []
  const place = stepOf(rule, kind.steps, facts)
  const step = rule.steps[place]
  return [
    {
      ...line,
      paise: step ? amountOf(step, rule, facts.price) : null,
      rule: {
        kind: rule.kind,
        fuel: facts.fuel,
        insuredPercent: rule.insuredPercent,
        gstPercent: rule.gstPercent,
        step: step ? { ...step, from: rule.steps[place - 1]?.upTo ?? null } : null,
      },
      since: rule.beginsOn,
      until: '',
      source: rule.source,
      link: rule.sourceUrl,
      isEstimate: rule.isEstimate,
      ruleId: rule.id,
    },
  ]
}

/** The place of the step that holds; −1 where the vehicle's size decides and is unknown. */
function stepOf(
  { steps }: ChargeRule,
  by: 'price' | 'size' | undefined,
  { price, size }: OnRoadFacts,
): number {
  if (steps.length === 1 || !by) return 0
  if (by === 'price') return steps.findIndex(({ upTo }) => upTo === null || price < upTo)
  return size === null ? -1 : steps.findIndex(({ upTo }) => upTo === null || size <= upTo)
}

/**
 * Whole paise, rounded to the rupee as offices and insurers charge; null where nobody has settled the amount.
 */
function amountOf(
  step: ChargeStep,
  { insuredPercent, gstPercent }: ChargeRule,
  price: number,
): number | null {
  if (step.percent === null && step.rupees === null) return null
  const plain =
    step.percent === null
      ? paiseFromRupees(step.rupees ?? 0)
      : percentOf(percentOf(paiseFromRupees(price), insuredPercent), step.percent)
  return Math.round((plain + percentOf(plain, gstPercent)) / 100) * 100
}

/**
 * A percentage with three decimals of an amount in paise, rounded to the paisa, half up. The product stays a
 * safe integer: the highest price is 10¹⁰ paise, and a hundred per cent are 10⁵ thousandths.
 */
function percentOf(paise: number, percent: number): number {
  return Math.round((paise * Math.round(percent * 1000)) / 100_000)
}
