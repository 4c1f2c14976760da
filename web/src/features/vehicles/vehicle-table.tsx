import { texts } from '#contract/texts/texts.ts'
import type { VehicleType } from '#domain/catalogue/vehicle-types.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords, isSignedOut } from '#web/lib/api/failure-words.ts'
import { cameToNothing, useLoaded } from '#web/lib/api/use-loaded.ts'
import { useOptimisticEdits } from '#web/lib/api/use-optimistic-edits.ts'
import { Button } from '#web/ui/button.tsx'
import { useMayChange } from '#web/ui/change-button.tsx'
import { AlertIcon } from '#web/ui/icon/sign.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { type Vehicle, type VehicleStatus, vehicleCalls } from './vehicle-types.ts'

/** The models of one type. A box shows its new state at once and is saved in the background. */
export function VehicleTable({ type }: { type: VehicleType }) {
  const calls = vehicleCalls[type]
  const vehicles = useLoaded(type, calls.list)
  const { edits, shown, change } = useOptimisticEdits<VehicleStatus>({
    save: (id, { after }) => calls.setStatus(Number(id), after),
    onSaved: (id, { before, after }) =>
      notify.success(after === 1 ? texts.vehicles.activated : texts.vehicles.deactivated, {
        id: toastOf(id),
        detail: nameOf(id),
        action: { label: 'Undo', run: () => change(id, after, before) },
      }),
    onFailed: (id, _edit, error) => {
      notify.error(failureOfChange(error), { id: toastOf(id), detail: nameOf(id) })
      return undefined
    },
  })

  const toastOf = (id: string) => `${type} ${id}`

  function nameOf(id: string): string | undefined {
    return vehicles.value?.find((vehicle) => String(vehicle.id) === id)?.name
  }

  const rows = vehicles.value?.map((item) => ({ ...item, status: shown(String(item.id), item.status) }))
  return (
    <>
      {vehicles.error === undefined ? null : (
        <div role="alert" className="flex flex-wrap items-center gap-3 font-semibold text-danger">
          <AlertIcon className="size-5" />
          {isSignedOut(vehicles.error)
            ? texts.vehicles.unauthorized
            : failureWords(vehicles.error, 'The vehicles could not be loaded.')}
          <Button size="small" busy={vehicles.isLoading} onClick={vehicles.reload}>
            Retry
          </Button>
        </div>
      )}
      {cameToNothing(vehicles) ? null : (
        <DataTable
          align="middle"
          className="max-w-3xl"
          caption="Vehicles"
          rows={rows}
          rowKey={(item) => item.id}
          emptyText="No vehicles found"
          busy={vehicles.isLoading}
          columns={[
            { key: 'number', title: 'S No.', cell: (_, index) => index + 1 },
            { key: 'name', title: 'Model Name', cell: (item) => item.name, wide: true },
            {
              key: 'active',
              title: 'Active',
              cell: (item) => (
                <ActiveBox
                  vehicle={item}
                  isSaving={edits.get(String(item.id))?.state === 'saving'}
                  onChange={(status) => change(String(item.id), item.status, status)}
                />
              ),
            },
          ]}
        />
      )}
    </>
  )
}

interface ActiveBoxProps {
  vehicle: Vehicle
  isSaving: boolean
  onChange: (status: VehicleStatus) => void
}

function ActiveBox({ vehicle, isSaving, onChange }: ActiveBoxProps) {
  return (
    <label className="-my-2.5 flex min-h-11 w-fit items-center gap-3 pr-4 max-md:-my-1">
      <input
        type="checkbox"
        checked={vehicle.status === 1}
        disabled={!useMayChange()}
        onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
        aria-label={`${vehicle.name} is active`}
        aria-busy={isSaving || undefined}
        className="size-5.5 rounded-sm accent-content"
      />
      <span aria-hidden="true" className={vehicle.status === 1 ? undefined : 'text-muted'}>
        {vehicle.status === 1 ? 'On the site' : 'Hidden'}
      </span>
    </label>
  )
}

function failureOfChange(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'network') return texts.vehicles.network
  return error.message || texts.vehicles.failure
}
