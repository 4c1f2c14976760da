import { useState } from 'react'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { Chip } from './chip.tsx'
import { DayFields } from './day-fields.tsx'
import { soonMoments } from './soon-moments.ts'
import type { useHours } from './use-hours.ts'

interface WhenChoicesProps {
  hours: ReturnType<typeof useHours>
  /** Called with the moment of the next step in ISO 8601; with undefined for none. */
  onChoose: (dueAt?: string) => void
}

/** When to go on: the usual moments within opening hours, any other day, or none. */
export function WhenChoices({ hours, onChoose }: WhenChoicesProps) {
  const [isOwn, setOwn] = useState(false)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">When do you go on?</legend>
      <div className="flex flex-wrap gap-2">
        {soonMoments(serverNow(), hours.outlet, hours.department).map(({ label, clock, at }) => (
          <Chip key={label} onPress={() => onChoose(at.toISOString())}>
            {label} <span className="figures font-normal text-muted">{clock}</span>
          </Chip>
        ))}
        <Chip isChosen={isOwn} onPress={() => setOwn(!isOwn)}>
          A day…
        </Chip>
        <Chip onPress={() => onChoose()}>No date</Chip>
      </div>
      {isOwn ? <DayFields hours={hours} onChoose={onChoose} /> : null}
    </fieldset>
  )
}
