import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { RecordEditor } from './record-editor.tsx'

interface VehicleEditorProps {
  id: number
  /** Opens another vehicle, such as a copy. */
  onOpen: (id: number) => void
  onClose: () => void
}

/** Loads a vehicle and edits it. */
export function VehicleEditor({ id, onOpen, onClose }: VehicleEditorProps) {
  const vehicle = useLoaded(`vehicle ${id}`, (signal) =>
    callApi('getVehicle', { params: { id } }, { signal }),
  )
  if (vehicle.value) return <RecordEditor loaded={vehicle.value} onOpen={onOpen} onClose={onClose} />
  return (
    <Screen
      title="Catalogue"
      actions={
        <Button size="small" onClick={onClose}>
          All models
        </Button>
      }
    >
      <LoadFailure of={vehicle} words="This model could not be loaded." />
      {vehicle.error === undefined ? <Skeleton className="h-96" /> : null}
    </Screen>
  )
}
