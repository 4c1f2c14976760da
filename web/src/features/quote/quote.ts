import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'

/** A line of an on-road price, in rupees. */
export interface QuotedLine {
  label: string
  rupees: number
}

/** The facts of a quote. Amounts in rupees. */
export interface Quote {
  /** The name of the model as people write it. */
  name: string
  variant?: string | undefined
  colour?: string | undefined
  /** The path of a picture of this site; empty for none. */
  picture: string
  price:
    | { kind: 'ex-showroom'; rupees: number }
    | { kind: 'on-road'; rupees: number; lines: readonly QuotedLine[] }
  /** The day in India of the price, `YYYY-MM-DD`. */
  asOn: string
  /** A loan that was worked out: the instalment, and the rate in per cent a year on a reducing balance. */
  loan?: { monthly: number; rate: number; months: number; amount: number } | undefined
  dealer: string
  outlet: string
  phone: string
  /** The full address of the model with variant and colour. */
  address: string
}

/** Variant and colour in one line; empty where no variant and no colour was chosen. */
export function chosenLine({ variant, colour }: Quote): string {
  return [variant, colour].filter(Boolean).join(', ')
}

/** The kind of the price, and its day. */
export function priceLine({ price, asOn }: Quote): string {
  const day = formatDay(asOn)
  return price.kind === 'on-road' ? t`on-road, estimate, as on ${day}` : t`ex-showroom, as on ${day}`
}

/** The loan's terms in words, without the instalment. */
export function loanLine({ amount, rate, months }: NonNullable<Quote['loan']>): string {
  const loan = formatRupees(Math.round(amount))
  return t`${months} months at ${rounded(rate)}% a year, loan ${loan}`
}

/** The instalment in words. */
export function emiLine(loan: NonNullable<Quote['loan']>): string {
  const monthly = formatRupees(Math.round(loan.monthly))
  return t`EMI ${monthly} a month`
}

/** How many lines of an on-road price the picture names. */
const mostNamed = 3

/**
 * The lines of an on-road price for the picture: the dearest by name, and all others as one sum, so that the
 * lines add up to the price.
 */
export function partsOf(lines: readonly QuotedLine[]): QuotedLine[] {
  if (lines.length <= mostNamed + 1) return [...lines]
  const named = [...lines]
    .sort((one, other) => Math.abs(other.rupees) - Math.abs(one.rupees))
    .slice(0, mostNamed)
  const rupees = lines.reduce((sum, line) => (named.includes(line) ? sum : sum + line.rupees), 0)
  return [...named, { label: t`Other charges`, rupees }]
}

/** The whole quote in words: for WhatsApp, and for people who cannot see the picture. */
export function quoteText(quote: Quote): string {
  const { name, price, loan, dealer, outlet, phone, address } = quote
  const chosen = chosenLine(quote)
  return [
    chosen ? `${name}, ${chosen}` : name,
    `${formatRupees(price.rupees)} ${priceLine(quote)}`,
    ...(price.kind === 'on-road'
      ? price.lines.map(({ label, rupees }) => `${label}: ${formatRupees(rupees)}`)
      : []),
    ...(loan ? [`${emiLine(loan)}: ${loanLine(loan)}`] : []),
    [dealer, outlet, phone].filter(Boolean).join(', '),
    address,
  ].join('\n')
}

/** The address in two lines to read: without `https://`, and with encoded letters as people write them. */
export function shownAddress(address: string): string[] {
  const { host, pathname, searchParams } = new URL(address)
  const query = [...searchParams].map((pair) => pair.join('=')).join('&')
  return [`${host}${pathname}`, ...(query ? [`?${query}`] : [])]
}

/** The name of the picture's file. */
export function fileName({ name, variant }: Quote): string {
  const words = [name, variant].filter(Boolean).join(' ')
  const plain = words.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return `${plain.replace(/^-|-$/g, '')}.jpg`
}

function rounded(rate: number): string {
  return String(Math.round(rate * 100) / 100)
}
