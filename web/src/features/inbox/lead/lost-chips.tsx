import { type LostReason, lostReasons } from '#contract/leads/lost-reasons.ts'
import { Chip } from '../after-call/chip.tsx'

interface LostChipsProps {
  onChoose: (reason: LostReason) => void
}

/** Why a sale was lost, asked by one press: the reason that is pressed answers at once. */
export function LostChips({ onChoose }: LostChipsProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Why was it lost?</legend>
      <div className="flex flex-wrap gap-2">
        {lostReasons.map(({ id, label }) => (
          <Chip key={id} onPress={() => onChoose(id)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
