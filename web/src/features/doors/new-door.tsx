import { type DoorVendor, doorVendors } from '#contract/doors/door-words.ts'
import type { Door, DoorFacts } from '#contract/doors/doors.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { withoutPrefix } from '#web/ui/form/record/field-errors.ts'
import { NewRecord } from '#web/ui/form/record/new-record.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { DoorFields } from './door-fields.tsx'
import { slugOf, vendorOf } from './door-words.ts'
import type { Outlet } from './outlet-select.tsx'

/** A door with the secret that is shown once; null where its sender needs none. */
export interface MadeDoor {
  door: Door
  secret: string | null
}

interface DoorDraft {
  vendor: DoorVendor
  /** Empty until it is typed: then the name makes it. */
  slug: string
  facts: DoorFacts
}

function begin(): DoorDraft {
  const { id: vendor, label: title } = vendorOf('meta')
  const rest = { isOn: true, outletId: null, pages: [], numbers: [], fields: {} }
  return { vendor, slug: '', facts: { ...rest, title, family: 'sales' } }
}

interface NewDoorProps {
  outlets: readonly Outlet[]
  onMade: (made: MadeDoor) => void
  onClose: () => void
}

/** Makes a door: the sender first, then its name and what its leads are about. */
export function NewDoor({ outlets, onMade, onClose }: NewDoorProps) {
  return (
    <NewRecord<DoorDraft, MadeDoor>
      thing="door"
      begin={begin}
      isBegun={({ vendor, facts }) => facts.title !== '' && facts.title !== vendorOf(vendor).label}
      create={async ({ vendor, slug, facts }) => {
        const body = { vendor, slug: slug || slugOf(facts.title), facts }
        const { message, ...record } = await callApi('addDoor', { body })
        return { message, record }
      }}
      onMade={onMade}
      onClose={onClose}
    >
      {({ draft: { vendor, slug, facts }, errors, change }) => (
        <FormPart title="Who sends" hint={vendorOf(vendor).hint}>
          <Select
            label="Sender"
            value={vendor}
            choices={doorVendors.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ currentTarget: { value } }) => {
              const chosen = doorVendors.find(({ id }) => id === value)
              if (!chosen) return
              const title = chosen.id === 'signed' ? '' : chosen.label
              change({ vendor: chosen.id, facts: { ...facts, title } })
            }}
          />
          <DoorFields
            facts={facts}
            errors={withoutPrefix(errors)}
            outlets={outlets}
            onChange={(changed) => change({ facts: { ...facts, ...changed } })}
          />
          <Input
            label="Short name"
            hint={
              vendor === 'signed'
                ? 'The end of its address, and the source of its leads. It stays.'
                : 'The source of its leads in lists and figures. It stays.'
            }
            autoComplete="off"
            autoCapitalize="none"
            maxLength={30}
            value={slug || slugOf(facts.title)}
            error={errors.slug}
            onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
          />
        </FormPart>
      )}
    </NewRecord>
  )
}
