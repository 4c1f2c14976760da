import { type FormEvent, useState } from 'react'
import { type LeadStage, leadStages } from '#contract/lead-stages.ts'
import type { Lead } from '#contract/leads.ts'
import { callApi } from '#web/lib/api-client.ts'
import { indianDay, indianTime } from '#web/lib/dates.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useLoaded } from '#web/lib/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { colleagueChoices } from './colleague-choices.ts'
import type { LeadChange } from './use-lead.ts'

interface LeadWorkProps {
  lead: Lead
  onChange: (change: LeadChange) => Promise<boolean>
}

/** What is to be done: the stage, who has it, its outlet, and the next step with its moment. Saved together in one press. */
export function LeadWork({ lead, onChange }: LeadWorkProps) {
  const colleagues = useLoaded('colleagues', (signal) => callApi('listColleagues', {}, { signal }))
  const { outlets = [] } =
    useLoaded('inbox choices', (signal) => callApi('getInboxChoices', {}, { signal })).value ?? {}
  const [stage, setStage] = useState(lead.stage)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  /** Where there is one outlet, or none that this lead could go to, nobody is asked. */
  const isPlaced = outlets.length > 1

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const lostBecause = text('lostBecause')
    setError(stage === 'lost' && !lostBecause ? 'Please say why it was lost.' : undefined)
    if (stage === 'lost' && !lostBecause) return
    setSaving(true)
    await onChange({
      ...(stage === lead.stage && lostBecause === lead.lostBecause ? {} : { stage, lostBecause }),
      ...(text('assignee') === (lead.assigneeId ?? '') ? {} : { assigneeId: text('assignee') || null }),
      ...(isPlaced && text('outlet') !== String(lead.outletId ?? '')
        ? { outletId: Number(text('outlet')) || null }
        : {}),
      ...(text('due') === dueText(lead.dueAt) ? {} : { dueAt: momentOf(text('due')) }),
      ...(text('nextStep') === lead.nextStep ? {} : { nextStep: text('nextStep') }),
    })
    setSaving(false)
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      aria-label="What is to be done"
      className="grid gap-4 rounded-lg border border-hairline p-4"
    >
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Stage"
          name="stage"
          defaultValue={lead.stage}
          onChange={(event) => setStage(event.currentTarget.value as LeadStage)}
          choices={leadStages[lead.family].map(({ id, label }) => ({ value: id, label }))}
        />
        <Select
          key={colleagues.value ? 'known' : 'coming'}
          label="With"
          name="assignee"
          placeholder="Nobody yet"
          defaultValue={lead.assigneeId ?? ''}
          choices={colleagues.value ? colleagueChoices(colleagues.value, [lead]) : asChoice(lead)}
        />
      </div>
      {isPlaced ? (
        <Select
          label="Outlet"
          name="outlet"
          placeholder="No outlet"
          defaultValue={String(lead.outletId ?? '')}
          choices={outlets.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      ) : null}
      {stage === 'lost' ? (
        <Input
          label="Why it was lost"
          name="lostBecause"
          maxLength={200}
          defaultValue={lead.lostBecause}
          error={error}
        />
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Input label="Next step" name="nextStep" optional maxLength={200} defaultValue={lead.nextStep} />
        <Input
          label="When"
          hint="Indian time"
          name="due"
          optional
          type="datetime-local"
          defaultValue={dueText(lead.dueAt)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {soon.map(({ label, momentAfter }) => (
          <Button
            key={label}
            size="small"
            variant="quiet"
            onClick={({ currentTarget: { form } }) => {
              const due = form?.elements.namedItem('due') as HTMLInputElement
              due.value = dueText(momentAfter(serverNow()).toISOString())
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <Button type="submit" busy={isSaving} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}

/** What callers note most, in one press: the field of a moment takes six. */
const soon = [
  { label: 'In an hour', momentAfter: (now: Date) => new Date(now.getTime() + 3_600_000) },
  { label: 'Tomorrow, 10 am', momentAfter: (now: Date) => new Date(`${nextDay(now)}T10:00:00+05:30`) },
]

/** The Indian day after a moment's. */
const nextDay = (now: Date) => indianDay(new Date(now.getTime() + 24 * 3_600_000))

/** Who has the lead now is chosen already while the others are on their way. */
function asChoice({ assigneeId, assignee }: Lead): { value: string; label: string }[] {
  return assigneeId ? [{ value: assigneeId, label: assignee }] : []
}

/** A moment as the field shows it, in Indian time whatever the clock of this machine says. */
function dueText(moment: string | null): string {
  if (!moment) return ''
  const at = new Date(moment)
  return `${indianDay(at)}T${indianTime(at)}`
}

function momentOf(text: string): string | null {
  return text ? new Date(`${text}:00+05:30`).toISOString() : null
}
