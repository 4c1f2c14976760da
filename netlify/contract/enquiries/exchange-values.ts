import { z } from 'zod'
import { percentsOf } from '#contract/enquiries/exchange-choices.ts'
import { typedRupees } from '#contract/prices/money.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { line, requiredLine } from '#contract/wire/text.ts'

const wrongShares = 'Please enter percents from year to year, such as 80, 72, 65: none above the one before.'

/** The percentage of a price that is left after one year, two years and so on: `80, 72, 65`. */
const shares = line(limits.address).refine(
  (text) => {
    const percents = percentsOf(text)
    return (
      percents.length > 0 &&
      percents.length <= 30 &&
      percents.every((percent, place) => percent >= 0 && percent <= (percents[place - 1] ?? 100))
    )
  },
  { error: wrongShares },
)

/**
 * A vehicle that the dealer takes in exchange: make and model as owners may type them, the price (rupees) of
 * a new one, and the percentages that are left of that price by age.
 */
export const exchangeValue = z.object({
  name: requiredLine(limits.short),
  /**
   * The words that the typed model must hold; a row with an empty text stands for every other model of the
   * make.
   */
  model: line(limits.model).default(''),
  newPrice: typedRupees,
  shares,
})
export type ExchangeValue = z.infer<typeof exchangeValue>

export const listExchangeValues = visitorEndpoint('GET /api/exchangeValues', {
  summary: 'What old vehicles are worth when they are taken in exchange, by make, model and age.',
  answer: z.array(exchangeValue),
  cacheTags: ['lists'],
})
