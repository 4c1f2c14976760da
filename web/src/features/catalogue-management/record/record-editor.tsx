import { useEffect, useEffectEvent } from 'react'
import {
  type RecordSection,
  recordSections,
  sayMissing,
  sectionLabel,
} from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleRecord } from '#contract/catalogue/vehicle-record.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { RecordFields } from '#web/ui/form/record/record-fields.tsx'
import { SaveBar } from '#web/ui/form/record/save-bar.tsx'
import { AlertIcon } from '#web/ui/icon/sign.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { StateBadge } from '../list/state-badge.tsx'
import { EditorActions } from './editor-actions.tsx'
import { SectionConflictDialog } from './section-conflict-dialog.tsx'
import { SectionFields } from './section-fields.tsx'
import { useVehicleEditor } from './use-vehicle-editor.ts'

interface RecordEditorProps {
  loaded: VehicleRecord
  onOpen: (id: number) => void
  onClose: () => void
}

/**
 * A vehicle in seven tabs, saved as a whole; the bar at the foot names the changes that are not saved yet.
 */
export function RecordEditor({ loaded, onOpen, onClose }: RecordEditorProps) {
  const editing = useVehicleEditor(loaded)
  const { record, changed, errors, isSaving, conflict } = editing
  const [address, setAddress] = useSearchState()
  const { displayName } = record.document.facts
  const section = recordSections.find(({ id }) => id === address.get('section'))?.id ?? 'facts'

  // A refused field may stand behind another tab, so that tab is opened.
  const showWrong = useEffectEvent(() => {
    const wrong = recordSections.find(({ id }) => hasError(errors, id))
    if (wrong && !hasError(errors, section)) setAddress({ section: wrong.id })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => showWrong(), [errors])

  return (
    <Screen
      title={displayName}
      actions={
        <EditorActions
          record={record}
          isChanged={changed.length > 0}
          onOpen={onOpen}
          onClose={onClose}
          onState={editing.rebase}
        />
      }
    >
      <p className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <StateBadge state={record.state} />
        {record.missing.length > 0 ? (
          <span className="flex items-center gap-1.5 text-content">
            <AlertIcon className="size-4 text-warning" />
            Missing before visitors may see it: {sayMissing(record.missing)}
          </span>
        ) : null}
        {record.by ? (
          <span>
            Changed by {record.by}, {formatMoment(new Date(record.at))}
          </span>
        ) : null}
      </p>
      <div className="rounded-lg border border-hairline bg-surface px-4 pb-6">
        <Tabs
          label={`Sections of ${displayName}`}
          selected={section}
          onSelect={(id) => setAddress({ section: id === 'facts' ? undefined : id })}
          tabs={recordSections.map(({ id, label }) => ({
            id,
            label: (
              <SectionLabel label={label} isChanged={changed.includes(id)} isWrong={hasError(errors, id)} />
            ),
            panel: () => (
              <RecordFields>
                <SectionFields section={id} editing={editing} />
              </RecordFields>
            ),
          }))}
        />
      </div>
      <SaveBar
        unsaved={
          changed.length > 0
            ? `Not saved yet: ${new Intl.ListFormat('en').format(changed.map(sectionLabel))}`
            : undefined
        }
        isSaving={isSaving}
        onDiscard={editing.discard}
        onSave={() => void editing.save()}
      />
      {conflict ? (
        <SectionConflictDialog
          name={displayName}
          conflict={conflict}
          draft={editing.draft}
          mine={changed}
          onSettle={(taken) => void editing.settle(taken)}
          onClose={editing.dropConflict}
        />
      ) : null}
    </Screen>
  )
}

function SectionLabel({
  label,
  isChanged,
  isWrong,
}: {
  label: string
  isChanged: boolean
  isWrong: boolean
}) {
  return (
    // Without `relative`, the words for screen readers stand beside the tabs that scroll, and make a narrow
    // page wider.
    <span className="relative flex items-center gap-1.5">
      {label}
      {isWrong ? (
        <>
          <AlertIcon className="size-4 text-danger" />
          <span className="sr-only">, something is wrong</span>
        </>
      ) : isChanged ? (
        <>
          <span aria-hidden="true" className="size-2.5 rounded-full bg-content" />
          <span className="sr-only">, changed</span>
        </>
      ) : null}
    </span>
  )
}

function hasError(errors: Record<string, string>, section: RecordSection): boolean {
  return Object.keys(errors).some((path) => path === section || path.startsWith(`${section}.`))
}
