import { type FormEvent, useRef, useState } from 'react'
import type { walkInFamilies } from '#contract/leads/lead-stages.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { readersOf } from '#contract/people/staff-roles.ts'
import { limits } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { touchLead } from '#web/shop/lead-acts/act-or-wait.ts'
import { useInboxChoices } from '#web/shop/lead-acts/use-inbox-choices.ts'
import { Input, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { MobileInput, wrongMobile } from '#web/ui/form/controls/mobile-input.tsx'
import { RadioGroup } from '#web/ui/form/controls/radio-group.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { PersonHistory } from '../lead/person-history.tsx'
import type { Writer } from '../lead/writer.ts'
import { familiesOf } from '../readable-work.ts'
import { sendWalkInOrWait } from './send-walk-in.ts'

interface WalkInDialogProps {
  writer: Writer
  onClose: () => void
  onSaved: () => void
  /** Called with the id of a lead of the person that was taken up. */
  onTakenUp: (lead: string) => void
}

const waitingWords = 'No connection. It is kept on this device and sent when the connection is back.'

const channels = { 'Walked in': 'walk-in', Rang: 'phone' } as const
const families = { Sales: 'sales', Service: 'service', Other: 'other' } as const satisfies Record<
  string,
  (typeof walkInFamilies)[number]
>

/** The purposes of a walk-in that a role may write down; all purposes while the role is on its way. */
export function walkInChoices(role: Writer['role']): (keyof typeof families)[] {
  const names = Object.keys(families) as (keyof typeof families)[]
  return names.filter((name) => role === undefined || readersOf[families[name]].includes(role))
}

/**
 * Writes down a person who came or rang: first the number, then the channel and the purpose, then Save. The
 * rest may stay empty. A known person goes on in an open lead of theirs.
 */
export function WalkInDialog({ writer, onClose, onSaved, onTakenUp }: WalkInDialogProps) {
  const choices = useInboxChoices()
  const { outlets = [], models = [] } = choices.value ?? {}
  const id = useRef(crypto.randomUUID())
  const [mobile, setMobile] = useState('')
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const channel = channels[text('channel') as keyof typeof channels]
    const family = families[text('family') as keyof typeof families]
    const wrong = {
      ...wrongMobile(mobile),
      ...(channel ? {} : { channel: 'Please choose one.' }),
      ...(family ? {} : { family: 'Please choose one.' }),
    }
    setErrors(wrong)
    if (!channel || !family || Object.keys(wrong).length > 0) return
    setSaving(true)
    try {
      const walkIn = {
        id: id.current,
        by: writer.id,
        mobile: mobile.trim(),
        channel,
        family,
        name: text('name'),
        model: text('model'),
        message: text('message'),
        ...(text('outlet') ? { outletId: Number(text('outlet')) } : {}),
        createdAt: new Date().toISOString(),
      }
      const outcome = await sendWalkInOrWait(walkIn, writer.staff)
      if (outcome === 'sent') notify.success('Saved. The lead is yours.')
      else notify.success(waitingWords)
      onSaved()
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      notify.error(saveFailureWords(error))
      setSaving(false)
    }
  }

  /** Notes on a lead of the person that they came or rang, with the note that is typed, and opens it. */
  async function takeUp(lead: Lead, fields: HTMLFormElement | null) {
    if (isSaving || !fields) return
    const form = new FormData(fields)
    const channel = channels[String(form.get('channel')) as keyof typeof channels]
    setErrors(channel ? {} : { channel: 'Please choose one.' })
    if (!channel) return
    setSaving(true)
    try {
      const words = String(form.get('message') ?? '').trim()
      const outcome = await touchLead(lead.id, { id: id.current, kind: channel, words })
      if (outcome === 'waiting') notify.success(waitingWords)
      onTakenUp(lead.id)
    } catch (error) {
      notify.error(saveFailureWords(error))
      setSaving(false)
    }
  }

  return (
    <FormDialog
      title="Walk-in or call"
      submitLabel="Save"
      busy={isSaving}
      isTouched={mobile !== ''}
      onSubmit={(event) => void save(event)}
      onFieldChange={mendChanged}
      onClose={onClose}
    >
      <MobileInput value={mobile} error={errors.mobile} onChange={setMobile} />
      <RadioGroup
        id="walk-in-channel"
        name="channel"
        label="How"
        choices={Object.keys(channels)}
        error={errors.channel}
      />
      <PersonHistory
        mobile={mobile}
        families={familiesOf(writer.role).map((family) => family.id)}
        onTakeUp={(lead, form) => void takeUp(lead, form)}
      />
      <RadioGroup
        id="walk-in-family"
        name="family"
        label="What about"
        choices={walkInChoices(writer.role)}
        error={errors.family}
      />
      <details className="group">
        <summary className="min-h-11 content-center font-semibold underline underline-offset-3">
          Name, model and more
        </summary>
        <div className="grid gap-4 pt-2">
          <Input label="Name" name="name" optional autoComplete="off" maxLength={limits.name} />
          <Select label="Model" name="model" optional placeholder="None yet" choices={models} />
          <Select
            label="Outlet"
            name="outlet"
            optional
            placeholder="As your account"
            choices={outlets.map((outlet) => ({ value: String(outlet.id), label: outlet.name }))}
          />
          <Textarea label="Note" name="message" optional rows={3} maxLength={limits.message} />
        </div>
      </details>
    </FormDialog>
  )
}
