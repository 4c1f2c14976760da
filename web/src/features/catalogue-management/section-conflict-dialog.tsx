import { useState } from 'react'
import { type RecordSection, sectionLabel } from '#contract/vehicle-choices.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { EditConflict } from './use-vehicle-editor.ts'

interface SectionConflictDialogProps {
  name: string
  conflict: EditConflict
  /** The sections that were changed here. */
  mine: readonly RecordSection[]
  onSettle: (taken: RecordSection[]) => void
  onClose: () => void
}

/** Says who saved the vehicle meanwhile and what they changed; where both changed a section, one of the two is chosen. */
export function SectionConflictDialog(props: SectionConflictDialogProps) {
  const { name, conflict, mine, onSettle, onClose } = props
  const { by, at, theirs } = conflict
  const both = theirs.filter((id) => mine.includes(id))
  const who = by || 'Somebody'
  const choices = [`Keep what ${who} saved`, 'Save mine'] as const
  const [chosen, setChosen] = useState<Partial<Record<RecordSection, string>>>({})
  const isOpen = both.some((id) => chosen[id] === undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} was changed meanwhile`}
      footer={
        <>
          <Button onClick={onClose}>Go on editing</Button>
          <Button
            variant="primary"
            disabled={isOpen}
            onClick={() => onSettle(both.filter((id) => chosen[id] === choices[0]))}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>
          <strong>{who}</strong> saved {theirs.length > 0 ? wordsOf(theirs) : 'it'} on{' '}
          {formatMoment(new Date(at))}. {wordsOf(mine)} {mine.length === 1 ? 'is' : 'are'} changed here.
        </p>
        {both.map((id) => (
          <fieldset key={id} className="grid gap-2">
            <legend className="mb-2 font-semibold">{sectionLabel(id)}: both of you changed it</legend>
            {choices.map((choice) => (
              <label
                key={choice}
                className="flex min-h-12 items-center gap-3 rounded-md border border-control px-3.5 py-2.5 has-checked:border-content has-checked:bg-soft"
              >
                <input
                  type="radio"
                  name={`choice-${id}`}
                  checked={chosen[id] === choice}
                  onChange={() => setChosen((before) => ({ ...before, [id]: choice }))}
                  className="size-5 shrink-0 accent-content"
                />
                {choice}
              </label>
            ))}
          </fieldset>
        ))}
        {both.length === 0 ? <p>You changed different parts, so both changes can stand.</p> : null}
      </div>
    </Dialog>
  )
}

function wordsOf(ids: readonly RecordSection[]): string {
  return new Intl.ListFormat('en').format(ids.map(sectionLabel))
}
