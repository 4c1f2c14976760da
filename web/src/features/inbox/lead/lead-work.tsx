import { type FormEvent, useCallback, useState } from 'react'
import { type LeadStage, leadStages } from '#contract/leads/lead-stages.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { lostReasonIds } from '#contract/leads/lost-reasons.ts'
import { asInput, fromInput } from '#web/lib/indian-input.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { useUnsavedWork, whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { colleagueChoices } from '../list/colleague-choices.ts'
import { useColleagues } from '../use-colleagues.ts'
import { LostFields, lostErrors } from './lost-fields.tsx'
import type { LeadChange } from './use-lead.ts'

interface LeadWorkProps {
  lead: Lead
  onChange: (change: LeadChange) => Promise<boolean>
}

/** The work on a lead: stage, assignee, and the next step with its moment, all saved by one press. */
export function LeadWork({ lead, onChange }: LeadWorkProps) {
  const colleagues = useColleagues()
  /** The typed fields that are not saved yet. They stay while colleagues change the rest of the lead. */
  const [typed, setTyped] = useState<Partial<WorkFields>>({})
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)
  const stored = fieldsOf(lead)
  const fields = { ...stored, ...typed }
  const isTyped = Object.entries(typed).some(([name, text]) => stored[name as keyof WorkFields] !== text)
  useUnsavedWork(useCallback(() => isTyped, [isTyped]))

  const wired = (name: keyof WorkFields) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  })

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const due = event.currentTarget.elements.namedItem('due') as HTMLInputElement
    const wrong = {
      ...(fields.stage === 'lost' ? lostErrors(fields.lostReason, fields.lostBecause) : {}),
      ...(due.validity.badInput ? { due: 'Please enter day and time.' } : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const change = changeOf(stored, fields)
    if (Object.keys(change).length === 0) return
    setSaving(true)
    if (await onChange(change)) setTyped({})
    setSaving(false)
  }

  return (
    <form
      onSubmit={(event) => void whileSaving(save(event))}
      onChange={mendChanged}
      aria-label="What is to be done"
      className="@container grid gap-3"
    >
      <div className="grid grid-cols-2 items-end gap-3 @2xl:grid-cols-4">
        <Select
          label="Stage"
          {...wired('stage')}
          choices={leadStages[lead.family].map(({ id, label }) => ({ value: id, label }))}
        />
        <Select
          label="With"
          {...wired('assignee')}
          placeholder="Nobody yet"
          choices={colleagues.value ? colleagueChoices(colleagues.value, [lead]) : asChoice(lead)}
        />
        <Input label="Next step" {...wired('nextStep')} maxLength={200} />
        <Input label="When (Indian time)" {...wired('due')} type="datetime-local" />
      </div>
      {fields.stage === 'lost' ? (
        <div className="grid items-end gap-3 @2xl:grid-cols-2">
          <LostFields reason={wired('lostReason')} words={wired('lostBecause')} />
        </div>
      ) : null}
      <Button type="submit" busy={isSaving} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}

/** The values of the form, as its fields show them. */
interface WorkFields {
  stage: string
  assignee: string
  lostReason: string
  lostBecause: string
  nextStep: string
  due: string
}

const fieldsOf = (lead: Lead): WorkFields => ({
  stage: lead.stage,
  assignee: lead.assigneeId ?? '',
  lostReason: lead.lostReason,
  lostBecause: lead.lostBecause,
  nextStep: lead.nextStep,
  due: lead.dueAt ? asInput(lead.dueAt) : '',
})

/** The change to save: only the fields that differ from their stored values. */
function changeOf(stored: WorkFields, fields: WorkFields): LeadChange {
  const isNew = (name: keyof WorkFields) => fields[name].trim() !== stored[name]
  const stage = fields.stage as LeadStage
  return {
    ...(isNew('stage') || (stage === 'lost' && (isNew('lostReason') || isNew('lostBecause')))
      ? { stage, ...lossOf(stage, fields) }
      : {}),
    ...(isNew('assignee') ? { assigneeId: fields.assignee || null } : {}),
    ...(isNew('due') ? { dueAt: fromInput(fields.due) || null } : {}),
    ...(isNew('nextStep') ? { nextStep: fields.nextStep.trim() } : {}),
  }
}

/** Why the sale is lost; nothing for any other stage. */
function lossOf(stage: LeadStage, { lostReason, lostBecause }: WorkFields) {
  const reason = lostReasonIds.find((id) => id === lostReason)
  return stage === 'lost' && reason ? { lostReason: reason, lostBecause: lostBecause.trim() } : {}
}

/**
 * The current assignee as a choice, which is chosen already while the list of colleagues is on its way; a
 * name is not known of whom the lead was given to without a line.
 */
function asChoice({ assigneeId, assignee }: Lead): { value: string; label: string }[] {
  return assigneeId ? [{ value: assigneeId, label: assignee || 'Waits to be sent' }] : []
}
