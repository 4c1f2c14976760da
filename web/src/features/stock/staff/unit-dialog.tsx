import { type FormEvent, useState } from 'react'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

interface UnitDialogProps {
  onAdded: () => void
  onClose: () => void
}

/** Notes a single vehicle: where it stands, what it is, the end of its chassis number and since when. */
export function UnitDialog({ onAdded, onClose }: UnitDialogProps) {
  const today = indianDay(serverNow())
  const [outlet, setOutlet] = useState<number>()
  const page = useLoaded(`stock ${outlet}`, (signal) =>
    callApi('listStock', { query: { outlet } }, { signal }),
  ).value
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)
  // What nobody counted is not there, so it cannot be noted.
  const kinds = (page?.models ?? []).flatMap(({ vehicleId, name, rows }) =>
    rows
      .filter(({ counted }) => counted !== null)
      .map(({ variantId, variant, colourId, colour }) => ({
        value: `${vehicleId} ${variantId} ${colourId}`,
        label: [name, variant, colour].filter(Boolean).join(' · '),
      })),
  )

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving || !page?.outletId) return
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const [vehicleId = 0, variantId = 0, colourId = 0] = (typed.colourId ?? '').split(' ').map(Number)
    if (!vehicleId) return setErrors({ colourId: 'Please choose the vehicle.' })
    setSaving(true)
    try {
      const { message } = await callApi('addStockUnit', {
        body: {
          outletId: page.outletId,
          vehicleId,
          variantId,
          colourId,
          chassisEnd: typed.chassisEnd ?? '',
          receivedOn: typed.receivedOn ?? '',
        },
      })
      notify.success(message)
      onAdded()
      onClose()
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      notify.error(saveFailureWords(error))
      setSaving(false)
    }
  }

  return (
    <FormDialog
      title="Note a vehicle"
      submitLabel="Note it"
      busy={isSaving}
      onSubmit={(event) => void save(event)}
      onFieldChange={mendChanged}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {page && page.outlets.length > 1 ? (
          <Select
            label="Outlet"
            choices={page.outlets.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={page.outletId ?? ''}
            onChange={({ currentTarget }) => setOutlet(Number(currentTarget.value))}
          />
        ) : null}
        <Select
          label="Vehicle"
          name="colourId"
          placeholder="Choose what was counted there"
          choices={kinds}
          error={errors.colourId}
          defaultValue=""
        />
        <Input
          label="End of the chassis number"
          name="chassisEnd"
          hint="The last six letters and digits."
          maxLength={6}
          autoCapitalize="characters"
          error={errors.chassisEnd}
        />
        <Input
          label="Received on"
          name="receivedOn"
          type="date"
          max={today}
          defaultValue={today}
          error={errors.receivedOn}
        />
      </div>
    </FormDialog>
  )
}
