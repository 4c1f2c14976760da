import { ChangeManyScreen } from '#web/features/price-batches/change-many-screen.tsx'
import { PriceScreen } from '#web/features/prices/price-screen.tsx'
import { useSearchState } from '#web/lib/search-state.ts'

/** Manage Price, or its screen for many prices where the address says so. */
export function PriceScreens() {
  const [address] = useSearchState()
  return address.get('view') === 'many' ? <ChangeManyScreen /> : <PriceScreen />
}
