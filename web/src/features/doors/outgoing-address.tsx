import { type FormEvent, useState } from 'react'
import type { Outgoing } from '#contract/messages/outgoing.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { CompactCheckbox } from '#web/ui/form/controls/compact-checkbox.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { OutgoingKey } from './outgoing-key.tsx'
import { OutgoingMessages } from './outgoing-messages.tsx'

/** The address of another system that is told of each new stage of a lead; for the owner. */
export function OutgoingAddress() {
  const loaded = useLoaded('outgoing', (signal) => callApi('getOutgoing', {}, { signal }))
  const { value } = loaded
  return (
    <FormPart
      title="Tell another system"
      hint="Each new stage of a lead is sent to this address, signed, and tried again for a day. Without an address nothing leaves."
    >
      <LoadFailure of={loaded} words="The address could not be loaded." />
      {value ? (
        <>
          <AddressForm outgoing={value} onSaved={(saved) => loaded.replace(() => saved)} />
          {value.address ? (
            <OutgoingKey value={value.key} onRenewed={(renewed) => loaded.replace(() => renewed)} />
          ) : null}
          <OutgoingMessages messages={value.messages} />
        </>
      ) : loaded.isLoading ? (
        <Skeleton className="h-40" />
      ) : null}
    </FormPart>
  )
}

function AddressForm({ outgoing, onSaved }: { outgoing: Outgoing; onSaved: (saved: Outgoing) => void }) {
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { address: String(form.get('address') ?? ''), withPerson: form.has('withPerson') }
    setBusy(true)
    setErrors({})
    try {
      onSaved(await callApi('saveOutgoing', { body }))
      notify.success(body.address ? 'This address is told from now on.' : 'Nobody is told any more.')
    } catch (error) {
      if (error instanceof ApiError && error.fields.address) setErrors(error.fields)
      else notify.error(saveFailureWords(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} onChange={mendChanged} className="grid gap-3" noValidate>
      <Input
        label="Address"
        name="address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        defaultValue={outgoing.address}
        error={errors.address}
      />
      <CompactCheckbox
        label="With name and number, but for applicants and who wants no calls"
        name="withPerson"
        defaultChecked={outgoing.withPerson}
      />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}
