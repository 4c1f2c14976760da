import { purposeLabel } from '#contract/appointments/appointment-words.ts'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { momentWords } from '../lead-words.ts'
import { Chip } from './chip.tsx'

/** Whether the person of an appointment came. */
export type Came = 'done' | 'no-show'

interface DidTheyComeProps {
  appointment: Appointment
  chosen: Came | undefined
  /** Called with undefined when the choice is taken back. */
  onChoose: (came: Came | undefined) => void
}

const answers = [
  { came: 'done', words: 'They came' },
  { came: 'no-show', words: 'Did not come' },
] as const

/** Asks whether the person came to an appointment whose time has come; the outcome of the call saves it. */
export function DidTheyCome({ appointment: { purpose, startsAt }, chosen, onChoose }: DidTheyComeProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">
        {purposeLabel(purpose)}, <span className="figures">{momentWords(startsAt)}</span>: did they come?
      </legend>
      <div className="flex flex-wrap gap-2">
        {answers.map(({ came, words }) => (
          <Chip
            key={came}
            isChosen={came === chosen}
            onPress={() => onChoose(came === chosen ? undefined : came)}
          >
            {words}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
