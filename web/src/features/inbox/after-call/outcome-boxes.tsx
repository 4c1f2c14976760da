import { CompactCheckbox } from '#web/ui/form/controls/compact-checkbox.tsx'

interface OutcomeBoxesProps {
  /** The name of the stage to which the outcome moves the lead; undefined where it moves none. */
  stage: string | undefined
  /** Whether nobody has the lead yet. */
  isFree: boolean
  isMoved: boolean
  isTaken: boolean
  onMoved: (isMoved: boolean) => void
  onTaken: (isTaken: boolean) => void
}

/** What an outcome does besides, unless it is unticked: a new lead moves on, and whoever called takes it. */
export function OutcomeBoxes({ stage, isFree, isMoved, isTaken, onMoved, onTaken }: OutcomeBoxesProps) {
  if (!stage && !isFree) return null
  return (
    <div className="flex flex-wrap gap-x-4">
      {stage ? (
        <CompactCheckbox
          label={`Move to ${stage}`}
          checked={isMoved}
          onChange={(event) => onMoved(event.currentTarget.checked)}
        />
      ) : null}
      {isFree ? (
        <CompactCheckbox
          label="Take this lead"
          checked={isTaken}
          onChange={(event) => onTaken(event.currentTarget.checked)}
        />
      ) : null}
    </div>
  )
}
