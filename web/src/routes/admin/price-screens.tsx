import { ChangeManyScreen } from '#web/features/price-batches/change-many-screen.tsx'
import { PriceScreen } from '#web/features/prices/price-screen.tsx'
import { useAccount } from '#web/features/profile/use-account.tsx'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { readStaffUserId } from '#web/lib/device/staff-user.ts'

/** The screen "Manage Price", or the screen for many prices where the address names that one. */
export function PriceScreens() {
  const [address] = useSearchState()
  const person = useAccount().value?.user_id ?? readStaffUserId()
  return address.get('view') === 'many' ? <ChangeManyScreen person={person} /> : <PriceScreen />
}
