import { useState } from 'react'
import type { RecordSection } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleDraft, VehicleRecord } from '#contract/catalogue/vehicle-record.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { noteSaved } from '#web/lib/device/saved-texts.ts'
import { type FieldErrors, withoutMended } from '#web/ui/form/record/field-errors.ts'
import { useUnsavedWork, whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { toSend } from './record-draft.ts'
import { changedPlaces, clashesOf, sectionsOf, withPlaces } from './record-merge.ts'

/**
 * Another person saved the vehicle meanwhile: who and when, the record as it is now, and the places that both
 * changed.
 */
export interface EditConflict {
  by: string
  at: string
  current: VehicleRecord
  theirs: RecordSection[]
  clashes: string[]
}

export interface VehicleEditing {
  record: VehicleRecord
  draft: VehicleDraft
  change: <Section extends RecordSection>(section: Section, value: VehicleDraft[Section]) => void
  /** The sections that differ from the record as it was last loaded or saved. */
  changed: RecordSection[]
  /** The error of each wrong field, by its path, such as `variants.0.price`. */
  errors: FieldErrors
  isSaving: boolean
  save: () => Promise<void>
  discard: () => void
  conflict: EditConflict | undefined
  /** Takes over the other person's values at these places, and saves every other change made here. */
  settle: (taken: readonly string[]) => Promise<void>
  dropConflict: () => void
  /**
   * Takes a record that another action of the server changed, such as a new state. That record also brings
   * what colleagues saved meanwhile; the typed changes stay.
   */
  rebase: (record: VehicleRecord) => void
}

/**
 * Holds the typed changes over the vehicle as it was loaded, and saves the sections that differ, over that
 * version only.
 */
export function useVehicleEditor(loaded: VehicleRecord): VehicleEditing {
  const [{ record, draft }, setHeld] = useState<Held>({ record: loaded, draft: loaded.document })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<EditConflict>()
  const mine = changedPlaces(draft, record.document)
  const changed = sectionsOf(mine)
  useUnsavedWork(() => mine.length > 0)

  async function send(sections: readonly RecordSection[], from: VehicleDraft, expected: number) {
    const changes = Object.fromEntries(sections.map((id) => [id, toSend(from[id])]))
    const { vehicleChanges } = await import('#contract/catalogue/vehicle-record.ts')
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
      // A change that came during the save, such as a picture that was on its way, stays and is saved next.
      setHeld((now) => standOn(saved.record, now.draft, changedPlaces(now.draft, from)))
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
      const theirs = sectionsOf(changedPlaces(current.document, record.document))
      const clashes = clashesOf(record.document, draft, current.document)
      setConflict({ by: newer?.by ?? current.by, at: newer?.at ?? current.at, current, theirs, clashes })
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
    change: (section, value) => {
      setErrors((now) => withoutMended(now, draft, { ...draft, [section]: value }))
      setHeld(({ record, draft }) => ({ record, draft: { ...draft, [section]: value } }))
    },
    save: () => whileSaving(send(changed, draft, record.version)),
    discard: () => {
      setHeld({ record, draft: record.document })
      setErrors({})
    },
    settle: async (taken) => {
      if (!conflict) return
      setConflict(undefined)
      const kept = mine.filter((place) => !taken.includes(place))
      const next = standOn(conflict.current, draft, kept)
      setHeld(next)
      const differing = sectionsOf(changedPlaces(next.draft, conflict.current.document))
      if (differing.length > 0) await whileSaving(send(differing, next.draft, conflict.current.version))
    },
    dropConflict: () => setConflict(undefined),
    rebase: (newer) =>
      setHeld((now) => {
        const { document, version } = now.record
        // A place that both changed keeps the version that was seen here, so that the next save is refused
        // and somebody is asked.
        if (clashesOf(document, now.draft, newer.document).length > 0)
          return { record: { ...newer, document, version }, draft: now.draft }
        return standOn(newer, now.draft, changedPlaces(now.draft, document))
      }),
  }
}

/** The typed draft, and the record that it is typed over. */
interface Held {
  record: VehicleRecord
  draft: VehicleDraft
}

/** Goes over to a newer record; these places keep the values of the draft. */
function standOn(record: VehicleRecord, draft: VehicleDraft, keep: readonly string[]): Held {
  return { record, draft: withPlaces(record.document, draft, keep) }
}
