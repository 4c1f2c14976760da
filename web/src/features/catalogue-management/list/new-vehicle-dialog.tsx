import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Category, categories } from '#contract/catalogue/lines.ts'
import { type BodyType, bodyTypes, lineNames, recordLimits } from '#contract/catalogue/vehicle-choices.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

interface NewVehicleDialogProps {
  /** The vehicle that is copied; undefined to make an empty vehicle. */
  original?: { id: number; displayName: string } | undefined
  onClose: () => void
  onMade: (id: number) => void
}

/** Makes a draft: an empty vehicle of a line, or a copy. */
export function NewVehicleDialog({ original, onClose, onMade }: NewVehicleDialogProps) {
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isBusy, setBusy] = useState(false)

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const textOf = (name: string) => String(data.get(name) ?? '').trim()
    const names = { name: textOf('name'), displayName: textOf('displayName') || textOf('name') }
    if (!names.name) {
      setErrors({ name: 'Please enter a name.' })
      return
    }
    setBusy(true)
    try {
      const { message, id } = original
        ? await callApi('copyVehicle', { params: { id: original.id }, body: names })
        : await callApi('createVehicle', {
            body: {
              ...names,
              // The choices of the two fields hold these values alone.
              category: textOf('category') as Category,
              bodyType: textOf('bodyType') as BodyType,
            },
          })
      notify.success(message)
      // The dialog is gone before the address changes, so that the typed fields no longer count as unsaved
      // work.
      flushSync(onClose)
      onMade(id)
    } catch (error) {
      setBusy(false)
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      if (Object.keys(fields).length === 0)
        notify.error(failureWords(error, 'The model was not made. Please try again.'))
    }
  }

  return (
    <FormDialog
      title={original ? `Copy ${original.displayName}` : 'New model'}
      submitLabel={original ? 'Copy' : 'Make a draft'}
      onSubmit={(event) => void make(event)}
      onFieldChange={mendChanged}
      onClose={onClose}
      busy={isBusy}
      locked={isBusy}
    >
      <p className="text-muted">
        {original
          ? 'The copy has all of it: variants, prices, colours, features, accessories and pictures. Visitors do not see it until you show it.'
          : 'It begins as a draft. Visitors do not see it until you show it.'}
      </p>
      <Input
        label="Name"
        hint="Stands in the address of its page and in the menu."
        name="name"
        autoComplete="off"
        maxLength={recordLimits.name}
        error={errors.name}
      />
      <Input
        label="Name on its page"
        hint="The same where this is empty."
        optional
        name="displayName"
        autoComplete="off"
        maxLength={recordLimits.name}
        error={errors.displayName}
      />
      {original ? null : (
        <>
          <Select
            label="Line"
            name="category"
            choices={categories.map((value) => ({ value, label: lineNames[value] }))}
          />
          <Select
            label="Built like"
            name="bodyType"
            choices={bodyTypes.map(({ id, label }) => ({ value: id, label }))}
          />
        </>
      )}
    </FormDialog>
  )
}
