import { paths } from '#web/lib/address/paths.ts'
import { numberOf, textOf } from '../loan-terms.ts'
import { type Compared, type DealerLoan, firstOffers, type OfferTerms, offerNames } from './offer-terms.ts'

interface Bike {
  bikeName?: string | undefined
  variant?: string | undefined
}

type Query = Record<string, string | undefined>

/**
 * The address of a comparison, to share: the model, the price, and one offer each in `a`, `b` and `c`, as
 * `20000_10.5_r_2p_36`: rupees down, rate, `r`educing or `f`lat, fee in rupees or with `p` in per cent,
 * months.
 */
export function comparisonAddress({ bikeName, variant }: Bike, compared: Compared): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ bikeName, variant, ...queryOf(compared) }))
    if (value) query.set(name, value)
  return `${paths.compareLoans}?${query}`
}

/** The price and the offers as a query; a text that is no number stays out of the query. */
export function queryOf({ price, offers }: Compared): Query {
  const named = offers.map((terms, index) => [(offerNames[index] ?? '').toLowerCase(), inAddress(terms)])
  return { price: plain(price), ...Object.fromEntries(named) }
}

/**
 * The comparison that an address names. An offer that the address lacks is the first offer for that price; a
 * price that the address lacks is the price of the bike. All amounts in rupees.
 */
export function comparedIn(
  query: URLSearchParams,
  bikePrice: number | undefined,
  loan: DealerLoan,
): Compared {
  const asked = numberOf(query.get('price') ?? '')
  const price = asked > 0 ? asked : bikePrice
  const offers = firstOffers(price, loan).map((first, index) =>
    fromAddress(query.get((offerNames[index] ?? '').toLowerCase()), first),
  )
  return { price: price ? textOf(price) : '', offers }
}

function inAddress({ downPayment, rate, kind, fee, feeUnit, months }: OfferTerms): string {
  const asked = plain(fee)
  const parts = [plain(downPayment), plain(rate), kind === 'flat' ? 'f' : 'r', asked, plain(months)]
  if (asked && feeUnit === 'percent') parts[3] = `${asked}p`
  return parts.join('_')
}

function fromAddress(text: string | null, first: OfferTerms): OfferTerms {
  const parts = text?.split('_') ?? []
  if (parts.length !== 5) return first
  const [downPayment = '', rate = '', kind, fee = '', months = ''] = parts
  const isRupees = fee !== '' && !fee.endsWith('p')
  return {
    downPayment: textOf(numberOf(downPayment)),
    rate: plain(rate),
    kind: kind === 'f' ? 'flat' : 'reducing',
    fee: isRupees ? textOf(numberOf(fee)) : plain(fee.replace('p', '')),
    feeUnit: isRupees ? 'rupees' : 'percent',
    months: plain(months),
  }
}

/** A number in Latin digits without commas; empty for a text that is no number. */
function plain(text: string): string {
  const value = numberOf(text)
  return Number.isFinite(value) ? String(value) : ''
}
