import { type FormEvent, useState } from 'react'
import { leadStages } from '#contract/leads/lead-stages.ts'
import type { changeLeads } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { isSaidWhyLost, lostReasons, wordedReason } from '#contract/leads/lost-reasons.ts'
import type { AnswerOf, BodyInputOf } from '#contract/wire/endpoint.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { unnamedField } from '#web/ui/form/controls/compact-field.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { useColleagues } from '../use-colleagues.ts'
import { colleagueChoices, nobody } from './colleague-choices.ts'
import { tellChanged } from './tell-changed.ts'
import type { ChosenLeads } from './use-chosen-leads.ts'
import { focusAfterChosen } from './use-return-to-row.ts'

interface BulkBarProps {
  chosen: ChosenLeads
  onChanged: () => void
}

const field = classNames(unnamedField, 'min-w-24 max-md:flex-1 md:w-44')

/** The most leads that one call changes. */
const mostAtOnce = 100

/**
 * Assigns the chosen leads or moves them to a stage, in one press. The bar is one line under the list, and
 * leaves the list in sight.
 */
export function BulkBar({ chosen, onChanged }: BulkBarProps) {
  const { leads } = chosen
  const colleagues = useColleagues()
  const [stage, setStage] = useState('')
  const [lostReason, setLostReason] = useState('')
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const families = new Set(leads.map(({ family }) => family))
  const [family] = families
  const stages = family && families.size === 1 ? leadStages[family] : []

  /** The bar goes with the choice, so the focus of keys and screen readers goes on in the list. */
  function leave() {
    focusAfterChosen(leads)
    chosen.clear()
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const assignee = text('assignee')
    if (!assignee && !stage) return setError('Please choose somebody or a stage.')
    if (stage === 'lost' && !isSaidWhyLost(lostReason, text('lostBecause')))
      return setError('Please say why they were lost.')
    setError(undefined)
    setSaving(true)
    const outcome = await changeInSteps(leads, {
      ...(assignee ? { assigneeId: assignee === nobody ? null : assignee } : {}),
      ...(stage ? { stage: stage as 'new' } : {}),
      ...(stage === 'lost' ? { lostReason: lostReason as 'other', lostBecause: text('lostBecause') } : {}),
    })
    if (outcome.changed + outcome.conflicts + outcome.refused > 0) tellChanged(outcome)
    if (outcome.failure) notify.error(saveFailureWords(outcome.failure))
    else leave()
    setSaving(false)
    onChanged()
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      onChange={() => setError(undefined)}
      aria-label="Chosen leads"
      className="sticky bottom-0 z-5 flex shrink-0 flex-wrap items-center gap-2 rounded-md border border-content bg-surface p-2 shadow-soft md:py-1"
    >
      <p role="status" className="figures px-1 font-semibold max-md:w-full">
        {leads.length} chosen
      </p>
      <Select
        label="Give to"
        name="assignee"
        placeholder="Give to …"
        choices={[{ value: nobody, label: 'Nobody' }, ...colleagueChoices(colleagues.value ?? [], leads)]}
        className={field}
      />
      <Select
        label="Move to"
        placeholder={stages.length > 0 ? 'Move to …' : 'Not of one kind'}
        disabled={stages.length === 0}
        choices={stages.map(({ id, label }) => ({ value: id, label }))}
        value={stage}
        onChange={(event) => setStage(event.currentTarget.value)}
        className={field}
      />
      {stage === 'lost' ? (
        <Select
          label="Why they were lost"
          placeholder="Why they were lost"
          choices={lostReasons.map(({ id, label }) => ({ value: id, label }))}
          value={lostReason}
          onChange={(event) => setLostReason(event.currentTarget.value)}
          className={field}
        />
      ) : null}
      {stage === 'lost' && lostReason === wordedReason ? (
        <Input label="In words" placeholder="In words" name="lostBecause" maxLength={200} className={field} />
      ) : null}
      <Button type="submit" size="small" variant="primary" busy={isSaving}>
        Apply
      </Button>
      {error ? (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : null}
    </form>
  )
}

interface Outcome extends AnswerOf<typeof changeLeads> {
  /** Why the last call failed; the calls before it have changed their leads. */
  failure?: unknown
}

/**
 * Changes the leads by as many calls as it takes, one after the other up to a failure, and answers the sum.
 */
async function changeInSteps(
  leads: readonly Lead[],
  change: Omit<BodyInputOf<typeof changeLeads>, 'leads'>,
): Promise<Outcome> {
  const sum = { changed: 0, conflicts: 0, refused: 0 }
  for (let done = 0; done < leads.length; done += mostAtOnce) {
    const part = leads.slice(done, done + mostAtOnce).map(({ id, version }) => ({ id, version }))
    try {
      const { changed, conflicts, refused } = await callApi('changeLeads', {
        body: { leads: part, ...change },
      })
      sum.changed += changed
      sum.conflicts += conflicts
      sum.refused += refused
    } catch (failure) {
      return { ...sum, failure }
    }
  }
  return sum
}
