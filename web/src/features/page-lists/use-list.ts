import { useState } from 'react'
import type { Check } from '#contract/content/check.ts'
import type { PageListId } from '#contract/content/page-list-kinds.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { noteSaved } from '#web/lib/device/saved-texts.ts'
import { type FieldErrors, withoutMended } from '#web/ui/form/record/field-errors.ts'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { useUnsavedWork, whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

export type Entry = Record<string, string>

/** An entry in the editor, where the entry may have no name yet. */
export interface Row {
  key: string
  entry: Entry
}

export interface StoredList {
  version: string
  entries: Entry[]
  checked: Check | null
  /** The product's own entries, which stand in for an empty list. */
  standard?: Entry[] | undefined
}

/** Another person saved the list meanwhile: who and when, and the list as it is now. */
export interface ListConflict {
  by: string
  at: string
  current: StoredList
}

const failed = 'The list was not saved. Please try again.'

/**
 * Holds the typed changes over a list as it was last loaded or saved, and saves the whole list, over that
 * version only.
 */
export function useList(id: PageListId, loaded: StoredList) {
  const [base, setBase] = useState(loaded)
  const [rows, setRows] = useState(() => rowsOf(shownOf(loaded)))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<ListConflict>()
  const isChanged = !isSame(entriesOf(rows), shownOf(base))
  useUnsavedWork(() => isChanged)

  async function save(version = base.version) {
    setConflict(undefined)
    setSaving(true)
    setErrors({})
    try {
      const typed = entriesOf(rows)
      // Who puts the standard entries back keeps none of their own, and gets better standard ones later.
      const body = { version, entries: isSame(typed, base.standard) ? [] : typed }
      const { message, ...saved } = await callApi('saveManagedList', { params: { id }, body })
      setBase(saved)
      const stored = shownOf(saved)
      // A change that came during the save, such as a picture that was on its way, stays and is saved next.
      setRows((now) => (stored.length === rows.length ? followed(now, rows, stored) : rowsOf(stored)))
      notify.success(message)
      noteSaved(body.entries)
    } catch (error) {
      await explain(error)
    } finally {
      setSaving(false)
    }
  }

  async function explain(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') {
      if (error instanceof ApiError) setErrors(error.fields)
      return notify.error(savingWords(error, failed))
    }
    try {
      const current = await callApi('getManagedList', { params: { id } })
      setConflict({ by: error.newer?.by ?? '', at: error.newer?.at ?? '', current })
    } catch (unread) {
      notify.error(failureWords(unread, failed))
    }
  }

  return {
    rows,
    errors,
    isSaving,
    isChanged,
    checked: base.checked,
    /** True for a list that an import brought and nobody has answered for. */
    isUnchecked: base.entries.length > 0 && !base.checked,
    /** The product's own entries, where the list shows others. */
    otherStandard: isSame(entriesOf(rows), base.standard) ? undefined : base.standard,
    conflict,
    save: () => whileSaving(save()),
    /**
     * Takes entries in another order, or fewer or more entries. The errors go, because each named a place in
     * the old list.
     */
    arrange: (next: Row[]) => {
      setErrors({})
      setRows(next)
    },
    change: (key: string, entry: Entry) => {
      const next = (now: readonly Row[]) => now.map((row) => (row.key === key ? { key, entry } : row))
      setErrors((now) => withoutMended(now, entriesOf(rows), entriesOf(next(rows))))
      setRows(next)
    },
    takeTheirs: ({ current }: ListConflict) => {
      setBase(current)
      setRows(rowsOf(shownOf(current)))
      setErrors({})
      setConflict(undefined)
    },
    saveMine: ({ current }: ListConflict) => whileSaving(save(current.version)),
    dropConflict: () => setConflict(undefined),
  }
}

export function newRow(entry: Entry): Row {
  return { key: crypto.randomUUID(), entry }
}

/** The entries that are in use. */
const shownOf = ({ entries, standard = [] }: StoredList) => (entries.length > 0 ? entries : standard)

const isSame = (one: readonly Entry[], other: readonly Entry[] | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

export const rowsOf = (entries: readonly Entry[]) => entries.map(newRow)
const entriesOf = (rows: readonly Row[]) => rows.map(({ entry }) => entry)

/**
 * The current rows with the stored values of the rows that were sent; a value that was changed since then
 * stays.
 */
function followed(now: readonly Row[], sent: readonly Row[], saved: readonly Entry[]): Row[] {
  return now.map((row) => {
    const place = sent.findIndex(({ key }) => key === row.key)
    const since = Object.entries(row.entry).filter(([name, value]) => value !== sent[place]?.entry[name])
    return place < 0 ? row : { key: row.key, entry: { ...saved[place], ...Object.fromEntries(since) } }
  })
}
