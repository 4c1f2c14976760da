import type { ComponentType } from 'react'
import { pageListNames } from '#contract/content/page-list-kinds.ts'
import { without } from '#web/lib/changed-list.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { ChangeButton, useMayChange } from '#web/ui/change-button.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { CheckLine } from '#web/ui/text/check-line.tsx'
import { EntryFields, type PictureChoiceProps } from './entry-fields.tsx'
import { ListConflictDialog } from './list-conflict-dialog.tsx'
import { type ListKind, offered } from './list-kind.ts'
import { newRow, rowsOf, type StoredList, useList } from './use-list.ts'

interface ListEditorProps {
  kind: ListKind
  PictureChoice: ComponentType<PictureChoiceProps>
  loaded: StoredList
}

/** Edits a list and saves the list as a whole, over the version that was seen. */
export function ListEditor({ kind, PictureChoice, loaded }: ListEditorProps) {
  const list = useList(kind.id, loaded)
  const { parts } = useDealership()
  const mayChange = useMayChange()
  const { rows, errors, isSaving, isChanged, checked, isUnchecked, otherStandard, conflict } = list

  function add() {
    const entry = Object.fromEntries(
      kind.fields.map(({ name, choices = [] }) => [name, offered(choices, parts)[0]?.value ?? '']),
    )
    list.arrange([...rows, newRow(entry)])
  }

  return (
    <div className="grid max-w-4xl gap-4">
      {rows.length === 0 ? <p>There is no {kind.noun} yet.</p> : null}
      <SortableList
        label={`Manage ${pageListNames[kind.id]}`}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ entry }, index) => entry.name || `${kind.noun} ${index + 1}`}
        onChange={list.arrange}
        onRemove={mayChange ? (index) => list.arrange(without(rows, index)) : undefined}
      >
        {({ key, entry }, index) => (
          <EntryFields
            PictureChoice={PictureChoice}
            fields={kind.fields}
            entry={entry}
            errorOf={(name) => errors[`${index}.${name}`]}
            disabled={isSaving || !mayChange}
            onChange={(next) => list.change(key, next)}
          />
        )}
      </SortableList>
      {checked || isUnchecked ? <CheckLine checked={checked} /> : null}
      <div className="flex flex-wrap gap-3">
        <ChangeButton onClick={add} disabled={isSaving || rows.length >= 100}>
          Add a {kind.noun}
        </ChangeButton>
        <ChangeButton
          variant="primary"
          disabled={!isChanged && !isUnchecked}
          busy={isSaving}
          onClick={() => void list.save()}
        >
          Save
        </ChangeButton>
        {otherStandard ? (
          <ChangeButton
            variant="quiet"
            disabled={isSaving}
            onClick={() => list.arrange(rowsOf(otherStandard))}
          >
            As standard
          </ChangeButton>
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
