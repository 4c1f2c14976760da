import { type ComponentType, useState } from 'react'
import { ApiError, callApi } from '#web/lib/api-client.ts'
import { without } from '#web/lib/changed-list.ts'
import { noteSaved } from '#web/lib/saved-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { savingWords } from '#web/ui/form/saving-words.ts'
import { useUnsavedWork } from '#web/ui/form/unsaved-work.ts'
import { LastChange } from '#web/ui/last-change.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { EntryFields, type PictureChoiceProps } from './entry-fields.tsx'
import type { ListKind } from './list-kind.ts'

type Entry = Record<string, string>

interface ListEditorProps {
  kind: ListKind
  PictureChoice: ComponentType<PictureChoiceProps>
  list: { version: string; entries: Entry[] }
  /** The list must be asked for again. */
  onChanged: () => void
}

/** Edits a list and saves it whole, over the version that was seen. */
export function ListEditor({ kind, PictureChoice, list, onChanged }: ListEditorProps) {
  const [rows, setRows] = useState(() => list.entries.map((entry) => ({ key: crypto.randomUUID(), entry })))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [newer, setNewer] = useState<{ by: string; at: string }>()
  const entries = rows.map(({ entry }) => entry)
  const isChanged = JSON.stringify(entries) !== JSON.stringify(list.entries)
  useUnsavedWork(() => isChanged)

  function add() {
    const entry = Object.fromEntries(
      kind.fields.map(({ name, choices }) => [name, choices?.[0]?.value ?? '']),
    )
    setRows([...rows, { key: crypto.randomUUID(), entry }])
  }

  async function save() {
    setSaving(true)
    setErrors({})
    try {
      const body = { version: list.version, entries }
      const { message } = await callApi('saveManagedList', { params: { id: kind.id }, body })
      notify.success(message)
      noteSaved(entries)
      onChanged()
    } catch (error) {
      if (error instanceof ApiError && error.newer) setNewer(error.newer)
      else {
        if (error instanceof ApiError) setErrors(error.fields)
        notify.error(savingWords(error, 'The list was not saved. Please try again.'))
      }
    }
    setSaving(false)
  }

  return (
    <div className="grid max-w-4xl gap-4">
      {rows.length === 0 ? <p>There is no {kind.noun} yet.</p> : null}
      <SortableList
        label={kind.title}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ entry }, index) => entry.name || `${kind.noun} ${index + 1}`}
        onChange={(next) => {
          setErrors({})
          setRows(next)
        }}
        onRemove={(index) => {
          setErrors({})
          setRows(without(rows, index))
        }}
      >
        {({ key, entry }, index) => (
          <EntryFields
            PictureChoice={PictureChoice}
            fields={kind.fields}
            entry={entry}
            errorOf={(name) => errors[`${index}.${name}`]}
            disabled={isSaving}
            onChange={(next) => setRows(rows.map((row) => (row.key === key ? { key, entry: next } : row)))}
          />
        )}
      </SortableList>
      <div className="flex flex-wrap gap-3">
        <Button onClick={add} disabled={isSaving || rows.length >= 100}>
          Add a {kind.noun}
        </Button>
        <Button variant="primary" disabled={!isChanged} busy={isSaving} onClick={() => void save()}>
          Save
        </Button>
      </div>
      {newer ? (
        <ConfirmDialog
          title="This list was changed meanwhile"
          question="See theirs? What you typed here is lost then."
          confirmLabel="See theirs"
          cancelLabel="Go back"
          onConfirm={() => {
            setNewer(undefined)
            onChanged()
          }}
          onClose={() => setNewer(undefined)}
        >
          <p>
            <LastChange by={newer.by} at={newer.at} did="saved it" />, after you had opened it.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
