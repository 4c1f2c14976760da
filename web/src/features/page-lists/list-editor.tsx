import type { ComponentType } from 'react'
import { without } from '#web/lib/changed-list.ts'
import { Button } from '#web/ui/button.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { CheckLine } from '#web/ui/text/check-line.tsx'
import { EntryFields, type PictureChoiceProps } from './entry-fields.tsx'
import { ListConflictDialog } from './list-conflict-dialog.tsx'
import type { ListKind } from './list-kind.ts'
import { newRow, rowsOf, type StoredList, useList } from './use-list.ts'

interface ListEditorProps {
  kind: ListKind
  PictureChoice: ComponentType<PictureChoiceProps>
  loaded: StoredList
}

/** Edits a list and saves the list as a whole, over the version that was seen. */
export function ListEditor({ kind, PictureChoice, loaded }: ListEditorProps) {
  const list = useList(kind.id, loaded)
  const { rows, errors, isSaving, isChanged, checked, isUnchecked, otherStandard, conflict } = list

  function add() {
    const entry = Object.fromEntries(
      kind.fields.map(({ name, choices }) => [name, choices?.[0]?.value ?? '']),
    )
    list.arrange([...rows, newRow(entry)])
  }

  return (
    <div className="grid max-w-4xl gap-4">
      {rows.length === 0 ? <p>There is no {kind.noun} yet.</p> : null}
      <SortableList
        label={kind.title}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ entry }, index) => entry.name || `${kind.noun} ${index + 1}`}
        onChange={list.arrange}
        onRemove={(index) => list.arrange(without(rows, index))}
      >
        {({ key, entry }, index) => (
          <EntryFields
            PictureChoice={PictureChoice}
            fields={kind.fields}
            entry={entry}
            errorOf={(name) => errors[`${index}.${name}`]}
            disabled={isSaving}
            onChange={(next) => list.change(key, next)}
          />
        )}
      </SortableList>
      {checked || isUnchecked ? <CheckLine checked={checked} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={add} disabled={isSaving || rows.length >= 100}>
          Add a {kind.noun}
        </Button>
        <Button
          variant="primary"
          disabled={!isChanged && !isUnchecked}
          busy={isSaving}
          onClick={() => void list.save()}
        >
          Save
        </Button>
        {otherStandard ? (
          <Button variant="quiet" disabled={isSaving} onClick={() => list.arrange(rowsOf(otherStandard))}>
            As standard
          </Button>
        ) : null}
      </div>
      {conflict ? (
        <ListConflictDialog
          conflict={conflict}
          mine={rows.map(({ entry }) => entry)}
          onSaveMine={() => void list.saveMine(conflict)}
          onTake={() => list.takeTheirs(conflict)}
          onBack={list.dropConflict}
        />
      ) : null}
    </div>
  )
}
