import { useState } from 'react'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { noteSaved } from '#web/lib/device/saved-texts.ts'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { type FieldErrors, withoutMended, withoutPrefix } from './field-errors.ts'
import { useUnsavedWork, whileSaving } from './unsaved-work.ts'

/** A record to edit, with the moment of its last change. */
export interface StoredRecord<Facts> {
  facts: Facts
  at: string
}

/**
 * The conflict when another person has saved the record meanwhile: that person, the moment, the record as it
 * is now, and the fields that both have changed.
 */
export interface RecordConflict<Facts> {
  by: string
  at: string
  current: StoredRecord<Facts>
  both: (keyof Facts)[]
}

interface RecordOptions<Stored extends StoredRecord<object>> {
  loaded: Stored
  save: (body: { expected: string; facts: Stored['facts'] }) => Promise<{ message: string; record: Stored }>
  /** Loads the record as it is now, after a conflict. */
  reload: () => Promise<Stored>
  onSaved?: (record: Stored) => void
}

export interface RecordEditing<Facts> {
  draft: Facts
  change: (fields: Partial<Facts>) => void
  isChanged: boolean
  isSaving: boolean
  /** Error messages by the path of each wrong field, such as `socialLinks.0.url`. */
  errors: FieldErrors
  save: () => Promise<void>
  discard: () => void
  conflict: RecordConflict<Facts> | undefined
  takeTheirs: () => void
  saveMine: () => Promise<void>
  dropConflict: () => void
  /**
   * Takes over a record that the server changed for another reason, such as a new state, including what other
   * people saved meanwhile; typed changes stay.
   */
  rebase: (record: StoredRecord<Facts>) => void
}

/**
 * Holds the typed changes to a loaded record. Saving fails with a conflict when the record has changed since
 * it was loaded.
 */
export function useRecord<Stored extends StoredRecord<object>>(
  options: RecordOptions<Stored>,
): RecordEditing<Stored['facts']> {
  type Facts = Stored['facts']
  const [{ base, draft }, setHeld] = useState<Held<Facts>>({
    base: options.loaded,
    draft: options.loaded.facts,
  })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<RecordConflict<Facts>>()
  const mine = changedFields(base.facts, draft)
  useUnsavedWork(() => mine.length > 0)

  async function send(facts: Facts, expected: string) {
    setSaving(true)
    setErrors({})
    try {
      const { message, record } = await options.save({ expected, facts })
      // Changes made during the save, such as a picture that arrived, stay in the draft and are saved next.
      setHeld((now) => standOn<Facts>(record, now.draft, changedFields(facts, now.draft)))
      setConflict(undefined)
      notify.success(message)
      noteSaved(record.facts)
      options.onSaved?.(record)
    } catch (error) {
      await explain(error)
    } finally {
      setSaving(false)
    }
  }

  async function explain(error: unknown) {
    const failed = 'It was not saved. Please try again.'
    if (!(error instanceof ApiError)) return notify.error(failureWords(error, failed))
    if (error.code !== 'conflict') {
      setErrors(withoutPrefix(error.fields))
      return notify.error(savingWords(error, failed))
    }
    try {
      const current = await options.reload()
      const theirs = changedFields(base.facts, current.facts)
      const both = theirs.filter((field) => mine.includes(field))
      setConflict({ by: error.newer?.by ?? '', at: error.newer?.at ?? '', current, both })
    } catch (unread) {
      notify.error(failureWords(unread, failed))
    }
  }

  return {
    draft,
    change: (fields) => {
      setHeld(({ base, draft }) => ({ base, draft: { ...draft, ...fields } }))
      setErrors((now) => withoutMended(now, draft, { ...draft, ...fields }))
    },
    isChanged: mine.length > 0,
    isSaving,
    errors,
    save: () => whileSaving(send(draft, base.at)),
    discard: () => {
      setHeld({ base, draft: base.facts })
      setErrors({})
    },
    conflict,
    takeTheirs: () => {
      if (!conflict) return
      const kept = mine.filter((field) => !conflict.both.includes(field))
      setHeld(standOn(conflict.current, draft, kept))
      setConflict(undefined)
    },
    saveMine: async () => {
      if (!conflict) return
      const next = standOn(conflict.current, draft, mine)
      setHeld(next)
      await whileSaving(send(next.draft, conflict.current.at))
    },
    dropConflict: () => setConflict(undefined),
    rebase: (record) =>
      setHeld((now) => {
        const typed = changedFields(now.base.facts, now.draft)
        const theirs = changedFields(now.base.facts, record.facts)
        // Where both have changed a field, the old base stays, so that saving leads to a conflict and the
        // user is asked.
        return theirs.some((field) => typed.includes(field)) ? now : standOn(record, now.draft, typed)
      }),
  }
}

/** The draft, and the record on which the draft is based. */
interface Held<Facts> {
  base: StoredRecord<Facts>
  draft: Facts
}

/** Bases the draft on a newer record; the fields in `keep` keep their typed values. */
function standOn<Facts extends object>(
  record: StoredRecord<Facts>,
  draft: Facts,
  keep: (keyof Facts)[],
): Held<Facts> {
  return { base: record, draft: { ...record.facts, ...picked(draft, keep) } }
}

function changedFields<Facts extends object>(before: Facts, now: Facts): (keyof Facts)[] {
  return (Object.keys(now) as (keyof Facts)[]).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  )
}

function picked<Facts extends object>(facts: Facts, fields: (keyof Facts)[]): Partial<Facts> {
  return Object.fromEntries(fields.map((field) => [field, facts[field]])) as Partial<Facts>
}
