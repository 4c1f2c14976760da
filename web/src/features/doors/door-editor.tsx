import type { Door, DoorFacts } from '#contract/doors/doors.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Checkbox } from '#web/ui/form/controls/inputs.tsx'
import { RecordBar } from '#web/ui/form/record/record-bar.tsx'
import { useRecord } from '#web/ui/form/record/use-record.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { DoorFields } from './door-fields.tsx'
import type { Outlet } from './outlet-select.tsx'
import { VendorFields } from './vendor-fields.tsx'

const labels: Record<keyof DoorFacts, string> = {
  title: 'Name',
  isOn: 'Switch',
  family: 'What about',
  outletId: 'Outlet',
  pages: 'Pages and forms',
  numbers: 'Numbers',
  fields: 'Names of fields',
}

interface DoorEditorProps {
  door: Door
  outlets: readonly Outlet[]
  onSaved: (door: Door) => void
}

/** The switch of a door and what holds for its leads, saved as a whole. */
export function DoorEditor({ door, outlets, onSaved }: DoorEditorProps) {
  const { slug, vendor } = door
  const editing = useRecord<Door>({
    loaded: door,
    save: async (body) => {
      const saved = await callApi('saveDoor', { params: { slug }, body })
      return { message: saved.message, record: saved.door }
    },
    reload: async () => (await callApi('listDoors')).find((one) => one.slug === slug) ?? door,
    onSaved,
  })
  const { draft, change, errors } = editing
  return (
    <>
      <FormPart title="Its leads">
        <Checkbox
          label="The door is open"
          hint="While it is closed, the sender is told that nothing is here."
          checked={draft.isOn}
          onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
        />
        <DoorFields
          facts={draft}
          errors={errors}
          outlets={outlets}
          {...(vendor === 'calls' && { outletHint: 'For numbers that are not named below.' })}
          onChange={change}
        />
      </FormPart>
      <VendorFields vendor={vendor} editing={editing} outlets={outlets} />
      <RecordBar editing={editing} name={door.facts.title} labels={labels} />
    </>
  )
}
