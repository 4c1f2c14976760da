import type { ExchangeValue } from '#contract/exchange-values.ts'
import { lateRoutes } from '#contract/late-routes.ts'
import { callApi, learnRoutes } from '#web/lib/api-client.ts'
import { useLateValue } from '#web/lib/late-value.ts'

learnRoutes(lateRoutes)

/** What staff take in exchange, and what it was worth new; undefined until it has come, or where it did not. */
export function useExchangeValues(): readonly ExchangeValue[] | undefined {
  return useLateValue(() => callApi('listExchangeValues'))
}
