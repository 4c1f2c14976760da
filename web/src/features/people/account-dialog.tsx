import { type FormEvent, useState } from 'react'
import type { StaffChange, StaffRecord } from '#contract/people/people.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { HandOver } from './hand-over.tsx'
import type { ShownLink } from './link-dialog.tsx'
import { type Place, RightsFields, rightsIn } from './rights-fields.tsx'

interface AccountDialogProps {
  person: StaffRecord
  outlets: readonly Place[]
  colleagues: readonly StaffRecord[]
  onChanged: () => void
  onLink: (link: ShownLink) => void
  onClose: () => void
}

/** The owner's actions for an account: role, outlets, last day, link, sessions, and disabling it. */
export function AccountDialog({
  person,
  outlets,
  colleagues,
  onChanged,
  onLink,
  onClose,
}: AccountDialogProps) {
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isBusy, setBusy] = useState(false)
  const [isDisabling, setDisabling] = useState(false)
  const params = { id: person.id }

  /** Runs one action, tells its outcome, and closes the dialog after a success. */
  async function act(work: () => Promise<{ message: string }>) {
    setBusy(true)
    setErrors({})
    try {
      const { message } = await work()
      notify.success(message)
      onChanged()
      onClose()
    } catch (error) {
      setBusy(false)
      setDisabling(false)
      if (error instanceof ApiError) setErrors(error.fields)
      notify.error(error instanceof ApiError ? error.message : 'Nothing was changed. Please try again.')
    }
  }

  const change = (body: StaffChange) => act(() => callApi('changeStaff', { params, body }))
  const makeLink = () =>
    act(async () => {
      const made = await callApi('makeStaffLink', { params })
      onLink({ ...made, name: person.name, email: person.email, isNew: false })
      return made
    })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void change(rightsIn(new FormData(event.currentTarget)))
  }

  if (isDisabling)
    return (
      <ConfirmDialog
        title={person.name}
        question="Disable this account and sign it out everywhere?"
        confirmLabel="Disable"
        busy={isBusy}
        onConfirm={() => void change({ isActive: false })}
        onClose={() => setDisabling(false)}
      >
        {person.openLeads > 0 ? (
          <p>
            {person.name} has {person.openLeads} open {person.openLeads === 1 ? 'lead' : 'leads'}, which then
            wait in Unassigned. To give them to one colleague, hand them over before.
          </p>
        ) : null}
      </ConfirmDialog>
    )
  return (
    <FormDialog
      title={person.name}
      submitLabel="Save"
      onSubmit={save}
      onFieldChange={mendChanged}
      onClose={onClose}
      busy={isBusy}
    >
      <RightsFields start={person} outlets={outlets} errors={errors} />
      {person.openLeads > 0 ? (
        <HandOver
          person={person}
          colleagues={colleagues}
          isBusy={isBusy}
          onHandOver={(toId) => void act(() => callApi('handOver', { params, body: { toId } }))}
        />
      ) : null}
      <div className="flex flex-wrap gap-3 border-t border-hairline pt-5">
        {person.isActive ? (
          <>
            <Button size="small" disabled={isBusy} onClick={() => void makeLink()}>
              New password link
            </Button>
            <Button
              size="small"
              disabled={isBusy}
              onClick={() => void act(() => callApi('endStaffSessions', { params }))}
            >
              Sign out everywhere
            </Button>
            <Button size="small" variant="danger" disabled={isBusy} onClick={() => setDisabling(true)}>
              Disable
            </Button>
          </>
        ) : (
          <Button size="small" disabled={isBusy} onClick={() => void change({ isActive: true })}>
            Bring back
          </Button>
        )}
      </div>
    </FormDialog>
  )
}
