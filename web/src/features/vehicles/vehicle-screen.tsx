import { vehicleTypes } from '#domain/catalogue/vehicle-types.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { VehicleTable } from './vehicle-table.tsx'

/** Manage Vehicles: the models of a type, with a switch that shows each on the public site. */
export function VehicleScreen() {
  const [address, setAddress] = useSearchState()
  const { names } = useDealership().parts
  const type = vehicleTypes.find(({ id }) => id === address.get('type'))?.id ?? 'bikes'
  return (
    <Screen title="Manage Vehicles">
      <Select
        label="Vehicle type"
        className="w-full max-w-xs"
        value={type}
        onChange={(event) => setAddress({ type: event.currentTarget.value })}
        choices={vehicleTypes.map((one) => ({
          value: one.id,
          label: 'namedBy' in one ? names[one.namedBy] : one.label,
        }))}
      />
      <VehicleTable key={type} type={type} />
    </Screen>
  )
}
