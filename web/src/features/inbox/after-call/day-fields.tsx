import { useState } from 'react'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { dayAfter } from '#domain/days/days.ts'
import { openState } from '#domain/outlets/open-now.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import type { useHours } from './use-hours.ts'

interface DayFieldsProps {
  hours: ReturnType<typeof useHours>
  onChoose: (dueAt: string) => void
}

/** Any day and time, by the clock in India; a time at which the outlet is closed is said, and still taken. */
export function DayFields({ hours: { outlet, department }, onChoose }: DayFieldsProps) {
  const [day, setDay] = useState(() => dayAfter(indianDay(serverNow()), 1))
  const [time, setTime] = useState('10:00')
  const at = day && time ? new Date(`${day}T${time}:00+05:30`) : undefined
  const isClosed = at && openState(outlet, at, department)?.isOpen === false
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Input label="Day" type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
      <Input label="Time" type="time" value={time} onChange={(event) => setTime(event.currentTarget.value)} />
      <Button disabled={!at} onClick={() => at && onChoose(at.toISOString())}>
        Set
      </Button>
      <p role="status" className="w-full text-sm font-semibold text-danger empty:hidden">
        {isClosed ? 'The outlet is closed then.' : ''}
      </p>
    </div>
  )
}
