import {
  type ExchangeCondition,
  type ExchangePapers,
  percentsOf,
} from '#contract/enquiries/exchange-choices.ts'

/**
 * An old vehicle as its owner describes it: make and model as typed, the year of purchase, kilometres on the
 * meter.
 */
export interface OfferedVehicle {
  make: string
  oldModel: string
  year: number
  kilometres: number
  condition: ExchangeCondition
  papers: ExchangePapers
}

/** A row of the table that staff keep, in the shape of `exchange-values.ts`. */
interface KnownValue {
  name: string
  model: string
  newPrice: number
  shares: string
}

/** The ends of the estimated range, in whole rupees. */
export interface Estimate {
  low: number
  high: number
}

/**
 * The percentage of the value that each condition leaves; the table of staff means a vehicle in good
 * condition with its papers in order.
 */
const conditionPercent: Record<ExchangeCondition, number> = {
  'Like new': 106,
  Good: 100,
  Fair: 86,
  'Needs repair': 65,
}
const papersPercent: Record<ExchangePapers, number> = {
  'All in order': 100,
  'Loan still running': 100,
  'Something is missing': 88,
}

/**
 * The kilometres a year that the table allows for; each further thousand takes one percent, a quarter at
 * most.
 */
const usualKilometres = 10_000
const mostKilometrePercent = 25

/** How far the estimate reaches below and above, in percent: no dealer has seen the vehicle yet. */
const spread = 7
const step = 500

/**
 * The range that an old vehicle may bring, in whole rupees, rounded to 500; undefined where the table has no
 * such vehicle. `thisYear` is the year in India. Makes are compared without case and signs; the row with the
 * longest fitting model wins, so that a row without a model stands for the rest of its make.
 */
export function estimateExchange(
  vehicle: OfferedVehicle,
  values: readonly KnownValue[],
  thisYear: number,
): Estimate | undefined {
  const row = rowFor(vehicle, values)
  if (!row) return undefined
  const age = Math.max(0, thisYear - vehicle.year)
  const worth =
    (row.newPrice *
      shareAt(age, row.shares) *
      conditionPercent[vehicle.condition] *
      papersPercent[vehicle.papers] *
      (100 - overrun(vehicle.kilometres, age))) /
    100 ** 4
  const low = rounded(worth * (1 - spread / 100))
  const high = rounded(Math.min(worth * (1 + spread / 100), row.newPrice))
  return high > 0 ? { low: Math.min(low, high), high } : undefined
}

function rowFor({ make, oldModel }: OfferedVehicle, values: readonly KnownValue[]): KnownValue | undefined {
  const [wantedMake, wantedModel] = [plain(make), plain(oldModel)]
  return values
    .filter(({ name, model }) => plain(name) === wantedMake && wantedModel.includes(plain(model)))
    .sort((one, other) => plain(other.model).length - plain(one.model).length)[0]
}

/** The letters and digits of a text alone: `Activa 6G` and `activa-6g` become equal. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * The percentage left at an age in years: above the last named age the percentage stays; a vehicle bought
 * this year loses half of the first year's loss.
 */
function shareAt(age: number, shares: string): number {
  const percents = percentsOf(shares)
  if (age === 0) return (100 + (percents[0] ?? 100)) / 2
  return percents[Math.min(age, percents.length) - 1] ?? 0
}

function overrun(kilometres: number, age: number): number {
  const beyond = kilometres - usualKilometres * Math.max(1, age)
  return Math.min(mostKilometrePercent, Math.max(0, Math.floor(beyond / 1_000)))
}

function rounded(amount: number): number {
  return Math.round(amount / step) * step
}
