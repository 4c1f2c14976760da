import { useSearchState } from '#web/lib/address/search-state.ts'
import { VehicleEditor } from '../record/vehicle-editor.tsx'
import { VehicleList } from './vehicle-list.tsx'

/** Catalogue: every vehicle of the dealer, or the editor of the vehicle that the address names. */
export function CatalogueScreen() {
  const [address, setAddress] = useSearchState()
  const id = Number(address.get('vehicle'))
  const open = (next: number | undefined) =>
    setAddress(
      { vehicle: next ? String(next) : undefined, section: undefined },
      { step: true, fromTop: true },
    )
  if (Number.isInteger(id) && id > 0)
    return <VehicleEditor key={id} id={id} onOpen={open} onClose={() => open(undefined)} />
  return <VehicleList onOpen={open} />
}
