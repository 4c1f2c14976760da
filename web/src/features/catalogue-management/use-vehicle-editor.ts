import { useState } from 'react'
import type { RecordSection } from '#contract/vehicle-choices.ts'
import type { VehicleDraft, VehicleRecord } from '#contract/vehicle-record.ts'
import { ApiError, callApi } from '#web/lib/api-client.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { noteSaved } from '#web/lib/saved-texts.ts'
import { useUnsavedWork } from '#web/ui/form/unsaved-work.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { changedSections, toSend } from './record-draft.ts'

/** Somebody else saved the vehicle meanwhile: who and when, what stands there now, and which sections they changed. */
export interface EditConflict {
  by: string
  at: string
  current: VehicleRecord
  theirs: RecordSection[]
}

export interface VehicleEditing {
  record: VehicleRecord
  draft: VehicleDraft
  change: <Section extends RecordSection>(section: Section, value: VehicleDraft[Section]) => void
  /** The sections that differ from what was loaded or saved last. */
  changed: RecordSection[]
  /** Words by the path of each wrong field, such as `variants.0.price`. */
  errors: Record<string, string>
  isSaving: boolean
  save: () => Promise<void>
  discard: () => void
  conflict: EditConflict | undefined
  /** Takes their sections over, and saves the others as they stand here. */
  settle: (taken: readonly RecordSection[]) => Promise<void>
  dropConflict: () => void
  /** A change that the server made for another reason, such as a new state; what is typed stays. */
  rebase: (record: VehicleRecord) => void
}

/** Holds what is typed over the vehicle as it was loaded, and saves the sections that differ, over that version only. */
export function useVehicleEditor(loaded: VehicleRecord): VehicleEditing {
  const [record, setRecord] = useState(loaded)
  const [draft, setDraft] = useState<VehicleDraft>(loaded.document)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<EditConflict>()
  const changed = changedSections(draft, record.document)
  useUnsavedWork(() => changed.length > 0)

  /** Stands on a newer record; the sections named keep what is typed here. */
  function stand(newer: VehicleRecord, keep: readonly RecordSection[]): VehicleDraft {
    const next = { ...newer.document, ...sectionsOf(draft, keep) }
    setRecord(newer)
    setDraft(next)
    return next
  }

  async function send(sections: readonly RecordSection[], from: VehicleDraft, expected: number) {
    const changes = Object.fromEntries(sections.map((id) => [id, toSend(from[id])]))
    const { vehicleChanges } = await import('#contract/vehicle-record.ts')
    const checked = vehicleChanges.safeParse(changes)
    if (!checked.success) {
      fail(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message])))
      return
    }
    setSaving(true)
    setErrors({})
    try {
      const body = { expected, changes: changes as Partial<VehicleDraft> }
      const saved = await callApi('saveVehicle', { params: { id: record.id }, body })
      notify.success(saved.message)
      noteSaved(changes)
      setRecord(saved.record)
      // What came while it was saved, such as a picture that was on its way, stays and is saved next.
      setDraft((now) => ({ ...saved.record.document, ...sectionsOf(now, changedSections(now, from)) }))
    } catch (error) {
      await tell(error)
    } finally {
      setSaving(false)
    }
  }

  async function tell(error: unknown) {
    if (error instanceof ApiError && error.code === 'conflict') return askWhich(error)
    const isRefused = error instanceof ApiError && error.code === 'invalid_fields'
    if (isRefused && Object.keys(error.fields).length > 0)
      fail(
        Object.fromEntries(
          Object.entries(error.fields).map(([path, words]) => [path.replace(/^changes\./, ''), words]),
        ),
      )
    else notify.error(isRefused ? error.message : failureWords(error, 'Nothing was saved. Please try again.'))
  }

  function fail(fields: Record<string, string>) {
    setErrors(fields)
    notify.error(Object.values(fields)[0] ?? 'Please check the fields marked below.')
  }

  async function askWhich({ newer }: ApiError) {
    try {
      const current = await callApi('getVehicle', { params: { id: record.id } })
      const theirs = changedSections(current.document, record.document)
      setConflict({ by: newer?.by ?? current.by, at: newer?.at ?? current.at, current, theirs })
    } catch (error) {
      notify.error(failureWords(error, 'Nothing was saved. Please try again.'))
    }
  }

  return {
    record,
    draft,
    changed,
    errors,
    isSaving,
    conflict,
    change: (section, value) => setDraft((before) => ({ ...before, [section]: value })),
    save: () => send(changed, draft, record.version),
    discard: () => {
      setDraft(record.document)
      setErrors({})
    },
    settle: async (taken) => {
      if (!conflict) return
      setConflict(undefined)
      const mine = changed.filter((id) => !taken.includes(id))
      const next = stand(conflict.current, mine)
      if (mine.length > 0) await send(mine, next, conflict.current.version)
    },
    dropConflict: () => setConflict(undefined),
    rebase: (newer) => stand(newer, changed),
  }
}

function sectionsOf(draft: VehicleDraft, sections: readonly RecordSection[]): Partial<VehicleDraft> {
  return Object.fromEntries(sections.map((id) => [id, draft[id]]))
}
