import { orderPapers, stepLabel } from '#contract/orders/order-steps.ts'
import { dayInWords } from '#contract/wire/day-words.ts'
import { momentInWords } from '#domain/leads/promise-words.ts'

/**
 * A fact that two people changed: what stands there and what the reader wanted, as stored; empty for none.
 */
export interface OrderClash {
  fact: string
  theirs: string
  mine: string
  by: string
  /** ISO 8601. */
  at: string
}

const facts: Record<string, string> = {
  doneOn: 'done',
  plannedOn: 'planned for',
  registrationNumber: 'the number',
  variant: 'the variant',
  colour: 'the colour',
  outletId: 'the outlet',
  pricePaise: 'the price',
  tokenPaise: 'the token',
  lender: 'the lender',
  papersWanted: 'the papers wanted',
  papersSeen: 'the papers seen',
}

/**
 * Who changed the same fact of an order and when: `Priya Das changed Insured, done: 27 Nov, at 11:20 am
 * today; you wanted 26 Nov.` For staff, in English. Without a step the fact is one of the order's.
 */
export function orderClashInWords(clash: OrderClash, step: string | undefined, now: Date): string {
  const { fact, theirs, mine, by, at } = clash
  const name = [step && stepLabel(step), facts[fact] ?? fact].filter(Boolean).join(', ')
  const [stands, wanted] = [valueWords(fact, theirs), valueWords(fact, mine)]
  return `${by || 'Somebody'} changed ${name}: ${stands}, at ${momentInWords(new Date(at), now)}; you wanted ${wanted}.`
}

function valueWords(fact: string, value: string): string {
  if (fact === 'doneOn') return value ? dayInWords(value) : 'not done'
  if (fact === 'plannedOn') return dayInWords(value)
  if (fact.endsWith('Paise')) return `₹${(Number(value) / 100).toLocaleString('en-IN')}`
  if (fact.startsWith('papers')) return paperLabels(value)
  return value || 'none'
}

function paperLabels(list: string): string {
  const ids: readonly string[] = list.match(/[a-z0-9-]+/g) ?? []
  return orderPapers.flatMap(({ id, label }) => (ids.includes(id) ? [label] : [])).join(', ') || 'none'
}
