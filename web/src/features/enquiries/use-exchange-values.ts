import type { ExchangeValue } from '#contract/enquiries/exchange-values.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLateValue } from '#web/lib/api/late-value.ts'

/** What staff take in exchange, and what it was worth new; undefined until it has come, or where it did not. */
export function useExchangeValues(): readonly ExchangeValue[] | undefined {
  return useLateValue(() => callApi('listExchangeValues'))
}
