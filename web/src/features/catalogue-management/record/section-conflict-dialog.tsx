import { useState } from 'react'
import { type RecordSection, sectionLabel } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleDraft } from '#contract/catalogue/vehicle-record.ts'
import { placeLabel } from '#domain/catalogue/place-words.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ClashValue } from './clash-value.tsx'
import { valueAt } from './record-merge.ts'
import type { EditConflict } from './use-vehicle-editor.ts'

interface SectionConflictDialogProps {
  name: string
  conflict: EditConflict
  /** The draft as it stands here, and the sections that were changed in it. */
  draft: VehicleDraft
  mine: readonly RecordSection[]
  /** Called with the places at which the other person's values are taken over. */
  onSettle: (taken: string[]) => void
  onClose: () => void
}

/**
 * Says who saved the vehicle meanwhile and what that person changed; where both changed the same place, staff
 * choose one value.
 */
export function SectionConflictDialog(props: SectionConflictDialogProps) {
  const { name, conflict, draft, mine, onSettle, onClose } = props
  const { by, at, theirs, clashes, current } = conflict
  const who = by || 'Somebody'
  const choices = [`Keep what ${who} saved`, 'Save mine'] as const
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const isOpen = clashes.some((place) => chosen[place] === undefined)
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
            onClick={() => onSettle(clashes.filter((place) => chosen[place] === choices[0]))}
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
        {clashes.map((place) => {
          const values = [valueAt(current.document, place), valueAt(draft, place)] as const
          return (
            <fieldset key={place} className="grid gap-2">
              <legend className="mb-2 font-semibold">{placeLabel(place)}: both of you changed it</legend>
              {choices.map((choice, index) => (
                <label
                  key={choice}
                  className="flex min-h-12 items-start gap-3 rounded-md border border-control px-3.5 py-2.5 has-checked:border-content has-checked:bg-soft"
                >
                  <input
                    type="radio"
                    name={`choice-${place}`}
                    checked={chosen[place] === choice}
                    onChange={() => setChosen((before) => ({ ...before, [place]: choice }))}
                    className="mt-0.5 size-5 shrink-0 accent-content"
                  />
                  <span className="grid min-w-0 gap-1">
                    <span>{choice}</span>
                    <span className="text-muted">
                      <ClashValue place={place} value={values[index]} other={values[1 - index]} />
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          )
        })}
        <p>
          {clashes.length === 0
            ? 'You changed different things, so both changes can stand.'
            : 'Everything else that either of you changed stays.'}
        </p>
      </div>
    </Dialog>
  )
}

function wordsOf(ids: readonly RecordSection[]): string {
  return new Intl.ListFormat('en').format(ids.map(sectionLabel))
}
