import { type FormEvent, useId, useState } from 'react'
import type { PartFacts, PartRecord } from '#contract/site/parts-management.ts'
import {
  isOff,
  namedPartIds,
  partLimits,
  type SitePartId,
  siteParts,
  usualNetworkAddress,
} from '#contract/site/site-parts.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { noteSaved } from '#web/lib/device/saved-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useMayChange } from '#web/ui/change-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { compactField } from '#web/ui/form/controls/compact-field.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { useUnsavedWork, whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { partHints } from './part-hints.ts'

interface PartRowProps {
  part: PartRecord
  onSaved: (part: PartRecord) => void
  /** Called when somebody else has changed the part meanwhile. */
  onClash: () => void
}

const named: readonly SitePartId[] = namedPartIds

/** A part with its switch, which acts at once, and its name where staff choose one. */
export function PartRow({ part, onSaved, onClash }: PartRowProps) {
  const { id, facts } = part
  const { label } = siteParts[id]
  const hintId = useId()
  const hasName = named.includes(id)
  const { parts } = useDealership()
  const mayChange = useMayChange()
  const [typed, setTyped] = useState<Partial<PartFacts>>({})
  const { errors, setErrors, mend } = useFieldErrors()
  const [saving, setSaving] = useState<'switch' | 'words'>()
  const { name, address } = { ...facts, ...typed }
  const words = facts.isOn && isOff(parts, id) ? notSeen(id) : partHints[id]
  const isChanged = name !== facts.name || address !== facts.address
  useUnsavedWork(() => isChanged)

  function type(field: 'name' | 'address', text: string) {
    setTyped({ ...typed, [field]: text })
    mend(field, `facts.${field}`)
  }

  async function save(next: PartFacts, what: typeof saving) {
    setSaving(what)
    setErrors({})
    try {
      const answer = await callApi('saveSitePart', {
        params: { id },
        body: { expected: part.at, facts: next },
      })
      if (what === 'words') setTyped({})
      notify.success(answer.message, { id: `part ${id}` })
      noteSaved({ name: next.name })
      onSaved(answer.part)
    } catch (error) {
      explain(error)
    } finally {
      setSaving(undefined)
    }
  }

  function explain(error: unknown) {
    if (error instanceof ApiError && error.code === 'conflict') {
      notify.error(
        `${error.newer?.by || 'Somebody'} changed this meanwhile. Please look at it and try again.`,
      )
      return onClash()
    }
    if (error instanceof ApiError) setErrors(error.fields)
    notify.error(savingWords(error, 'It was not saved. Please try again.'))
  }

  function saveWords(event: FormEvent) {
    event.preventDefault()
    void whileSaving(save({ ...facts, name, address }, 'words'))
  }

  return (
    <li className={classNames('grid items-center gap-x-6 gap-y-2 py-2', hasName && 'md:grid-cols-2')}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={facts.isOn}
          disabled={saving !== undefined || !mayChange}
          aria-describedby={words ? hintId : undefined}
          onChange={({ currentTarget }) => void save({ ...facts, isOn: currentTarget.checked }, 'switch')}
          className="size-5.5 shrink-0 rounded-sm accent-content"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{label}</span>
          {words ? (
            <span id={hintId} className="block text-sm text-muted">
              {words}
            </span>
          ) : null}
        </span>
      </label>
      {hasName ? (
        <form onSubmit={saveWords} noValidate className="flex flex-wrap items-end gap-3 max-md:pl-8.5">
          <Input
            label="Name"
            aria-label={`Name of ${label}`}
            className={`min-w-40 flex-1 ${compactField}`}
            value={name}
            readOnly={!mayChange}
            error={errors['facts.name'] ?? errors.name}
            placeholder={parts.names[id as keyof typeof parts.names]}
            maxLength={partLimits.name}
            autoComplete="off"
            onChange={({ currentTarget }) => type('name', currentTarget.value)}
          />
          {id === 'network' ? (
            <Input
              label="Address, behind /dealers/"
              className={`min-w-40 flex-1 ${compactField}`}
              value={address}
              readOnly={!mayChange}
              error={errors['facts.address'] ?? errors.address}
              placeholder={usualNetworkAddress}
              maxLength={partLimits.address}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ currentTarget }) => type('address', currentTarget.value)}
            />
          ) : null}
          {isChanged ? (
            <Button type="submit" size="small" variant="primary" busy={saving === 'words'}>
              Save
            </Button>
          ) : null}
        </form>
      ) : null}
    </li>
  )
}

/** Why visitors do not see a part that is on. */
function notSeen(id: SitePartId): string {
  return id === 'opt-in' ? 'Not seen yet: no channel is on.' : 'Not seen yet: no model is shown.'
}
