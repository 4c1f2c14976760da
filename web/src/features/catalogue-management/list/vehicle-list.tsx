import { useState } from 'react'
import { type Category, categories } from '#contract/catalogue/lines.ts'
import { lineNames, vehicleStateLabels, vehicleStates } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleSummary } from '#contract/catalogue/vehicle-record.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { NewVehicleDialog } from './new-vehicle-dialog.tsx'
import { OrderList } from './order-list.tsx'
import { VehicleTable } from './vehicle-table.tsx'

/**
 * The rows that are shown before somebody asks for all: thousands of rows would be drawn anew at each letter
 * of a search.
 */
const firstRows = 100

/**
 * Every vehicle with its state and the facts that it lacks; filters stand in the address. A line can be put
 * into order.
 */
export function VehicleList({ onOpen }: { onOpen: (id: number) => void }) {
  const vehicles = useLoaded('catalogue', (signal) => callApi('listVehicles', {}, { signal }))
  const [address, setAddress] = useSearchState()
  // The address follows the field a moment later: the field must not wait for the address.
  const [term, setTerm] = useState(address.get('q') ?? '')
  const [isAdding, setAdding] = useState(false)
  const [isShowingAll, setShowingAll] = useState(false)
  const [ordered, setOrdered] = useState<Category>()
  const line = categories.find((one) => one === address.get('line'))
  const state = address.get('state') ?? ''

  const all = vehicles.value ?? []
  const found = vehicles.value?.filter((vehicle) => matches(vehicle, { term, line, state }))
  const shown = isShowingAll ? found : found?.slice(0, firstRows)
  if (ordered)
    return (
      <OrderList
        line={ordered}
        vehicles={all.filter(({ category, state: one }) => category === ordered && one !== 'archived')}
        onClose={(isChanged) => {
          setOrdered(undefined)
          if (isChanged) vehicles.reload()
        }}
      />
    )
  return (
    <Screen
      title="Catalogue"
      actions={
        <div className="flex flex-wrap gap-3">
          <ChangeButton
            size="small"
            className={classNames(!line && 'max-md:hidden')}
            disabled={!line || all.length === 0}
            onClick={() => setOrdered(line)}
          >
            {line ? `Order ${lineNames[line]}` : 'Order a line'}
          </ChangeButton>
          <ChangeButton size="small" variant="primary" onClick={() => setAdding(true)}>
            New model
          </ChangeButton>
        </div>
      }
    >
      <LoadFailure of={vehicles} words="The catalogue could not be loaded." />
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
        <Input
          label="Find a model"
          className="max-lg:col-span-2"
          type="search"
          value={term}
          onChange={({ currentTarget }) => {
            setTerm(currentTarget.value)
            setAddress({ q: currentTarget.value })
          }}
        />
        <Select
          label="Line"
          value={line ?? ''}
          placeholder="All lines"
          choices={categories.map((value) => ({ value, label: lineNames[value] }))}
          onChange={({ currentTarget }) => setAddress({ line: currentTarget.value })}
        />
        <Select
          label="Shows"
          value={state}
          placeholder="All but archived"
          choices={[
            ...vehicleStates.map((value) => ({ value, label: vehicleStateLabels[value] })),
            { value: 'missing', label: 'Something is missing' },
          ]}
          onChange={({ currentTarget }) => setAddress({ state: currentTarget.value })}
        />
        <p role="status" className="figures text-sm text-muted lg:py-3">
          {found ? `${found.length} of ${all.length} models` : ''}
        </p>
      </div>
      {vehicles.value?.length === 0 ? (
        <p className="max-w-xl text-muted">
          No models yet. Press “New model” for the first one. Many at once come from a folder of CSV files and
          pictures: whoever runs the site imports it with{' '}
          <code className="text-content">npm run catalogue:import</code>.
        </p>
      ) : null}
      <VehicleTable
        vehicles={shown ?? (vehicles.error === undefined ? undefined : [])}
        isLoading={vehicles.isLoading}
        onOpen={onOpen}
        onChanged={vehicles.reload}
      />
      {found && shown && shown.length < found.length ? (
        <Button className="w-fit" onClick={() => setShowingAll(true)}>
          Show all {found.length.toLocaleString('en-IN')}
        </Button>
      ) : null}
      {isAdding ? <NewVehicleDialog onClose={() => setAdding(false)} onMade={onOpen} /> : null}
    </Screen>
  )
}

interface Filters {
  term: string
  line: Category | undefined
  /** A state, `missing`, or empty for every vehicle outside the archive. */
  state: string
}

function matches(vehicle: VehicleSummary, { term, line, state }: Filters): boolean {
  const isInState =
    state === ''
      ? vehicle.state !== 'archived'
      : state === 'missing'
        ? vehicle.state !== 'archived' && vehicle.missing.length > 0
        : vehicle.state === state
  const words = `${vehicle.name} ${vehicle.displayName}`.toLowerCase()
  return isInState && (!line || vehicle.category === line) && words.includes(term.trim().toLowerCase())
}
