import type { ExchangeValue } from '#contract/enquiries/exchange-values.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLateValue } from '#web/lib/api/late-value.ts'

/**
 * The vehicles that staff take in exchange, with their values when new; undefined until the answer has come,
 * or after a failure.
 */
export function useExchangeValues(): readonly ExchangeValue[] | undefined {
  return useLateValue(() => callApi('listExchangeValues'))
}
