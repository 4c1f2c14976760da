import type { PriceVersion } from '#contract/prices/price-batches.ts'

export function aPriceVersion(given: Partial<PriceVersion> = {}): PriceVersion {
  return {
    vehicleId: 1,
    variantId: null,
    model: 'SP125',
    displayName: 'SP 125',
    variant: '',
    category: 'motorcycle',
    isFirst: true,
    price: 90_000,
    ...given,
  }
}
