import type { ExchangeValue } from '#contract/exchange-values.ts'
import { callApi } from '#web/lib/late-api.ts'
import { useLateValue } from '#web/lib/late-value.ts'

/** What staff take in exchange, and what it was worth new; undefined until it has come, or where it did not. */
export function useExchangeValues(): readonly ExchangeValue[] | undefined {
  return useLateValue(() => callApi('listExchangeValues'))
}
