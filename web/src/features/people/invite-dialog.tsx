import { type FormEvent, useState } from 'react'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { limits } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { ShownLink } from './link-dialog.tsx'
import { type Place, RightsFields, rightsIn } from './rights-fields.tsx'

interface InviteDialogProps {
  outlets: readonly Place[]
  onMade: (link: ShownLink) => void
  onClose: () => void
}

/** Makes an account; the new staff member sets the password by a link. */
export function InviteDialog({ outlets, onMade, onClose }: InviteDialogProps) {
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    setSaving(true)
    setErrors({})
    try {
      const name = text('name')
      const made = await callApi('inviteStaff', {
        body: {
          name,
          userId: text('userId'),
          email: text('email'),
          mobile: text('mobile'),
          city: text('city'),
          ...rightsIn(form),
        },
      })
      notify.success(made.message)
      onMade({ ...made, name, email: text('email'), isNew: true })
    } catch (error) {
      setSaving(false)
      if (error instanceof ApiError) setErrors(error.fields)
      notify.error(failureWords(error, 'The account was not made. Please check the fields.'))
    }
  }

  const field = (name: string, label: string, maxLength: number, rest: object = {}) => (
    <Input
      label={label}
      name={name}
      maxLength={maxLength}
      error={errors[name]}
      autoComplete="off"
      {...rest}
    />
  )
  return (
    <FormDialog
      title="Invite somebody"
      submitLabel="Make the link"
      onSubmit={(event) => void invite(event)}
      onFieldChange={mendChanged}
      onClose={onClose}
      busy={isSaving}
    >
      {field('name', 'Name', limits.name)}
      <div className="grid gap-5 sm:grid-cols-2">
        {field('userId', 'User ID', limits.userId, {
          hint: 'What they type to sign in.',
          autoCapitalize: 'none',
        })}
        {field('email', 'Email', limits.email, { type: 'email', hint: 'They may sign in with it too.' })}
        {field('mobile', 'Mobile Number', limits.mobile, { type: 'tel', optional: true })}
        {field('city', 'City', limits.name, { optional: true })}
      </div>
      <RightsFields
        start={{ role: 'sales', outletIds: [], changesAll: false, lastDay: inAYear() }}
        outlets={outlets}
        errors={errors}
      />
    </FormDialog>
  )
}

/** The Indian day a year from now. */
function inAYear(): string {
  const moment = new Date(serverNow())
  moment.setUTCFullYear(moment.getUTCFullYear() + 1)
  return indianDay(moment)
}
