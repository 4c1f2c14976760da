import { type FormEvent, useState } from 'react'
import { type DoorVendor, doorVendors } from '#contract/doors/door-words.ts'
import type { Door, DoorFacts } from '#contract/doors/doors.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { withoutPrefix } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { DoorFields } from './door-fields.tsx'
import { slugOf, vendorOf } from './door-words.ts'
import type { Outlet } from './outlet-select.tsx'

interface NewDoorProps {
  outlets: readonly Outlet[]
  onMade: (made: { door: Door; secret: string | null }) => void
  onClose: () => void
}

const blank: DoorFacts = {
  title: '',
  isOn: true,
  family: 'sales',
  outletId: null,
  pages: [],
  numbers: [],
  fields: {},
}

/** Makes a door: the sender first, then its name and what its leads are about. */
export function NewDoor({ outlets, onMade, onClose }: NewDoorProps) {
  const [vendor, setVendor] = useState<DoorVendor>('meta')
  const [facts, setFacts] = useState<DoorFacts>({ ...blank, title: vendorOf('meta').label })
  const [typedSlug, setTypedSlug] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const slug = typedSlug ?? slugOf(facts.title)

  async function save(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    setErrors({})
    try {
      const made = await callApi('addDoor', { body: { slug, vendor, facts } })
      notify.success(made.message)
      onMade(made)
    } catch (error) {
      setSaving(false)
      if (error instanceof ApiError) setErrors(withoutPrefix(error.fields))
      notify.error(saveFailureWords(error))
    }
  }

  return (
    <FormDialog
      title="Add a door"
      submitLabel="Make the door"
      busy={isSaving}
      isTouched={facts.title !== vendorOf(vendor).label}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <Select
        label="Who sends"
        hint={vendorOf(vendor).hint}
        value={vendor}
        choices={doorVendors.map(({ id, label }) => ({ value: id, label }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = doorVendors.find(({ id }) => id === value)
          if (!chosen) return
          setVendor(chosen.id)
          setFacts({ ...facts, title: chosen.id === 'signed' ? '' : chosen.label })
        }}
      />
      <DoorFields
        facts={facts}
        errors={errors}
        outlets={outlets}
        onChange={(change) => setFacts({ ...facts, ...change })}
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
        value={slug}
        error={errors.slug}
        onChange={({ currentTarget }) => setTypedSlug(currentTarget.value)}
      />
    </FormDialog>
  )
}
