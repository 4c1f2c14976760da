import { useState } from 'react'
import type { ClosedDay } from '#contract/outlets/closed-days.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { limits } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { type FieldErrors, withoutMended } from '#web/ui/form/record/field-errors.ts'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { DayLink } from './day-link.tsx'

/** The days on which every outlet is closed: on such a day no call is promised and no time offered. */
export function ClosedDays() {
  const days = useLoaded('closed-days', (signal) => callApi('listClosedDays', {}, { signal }))
  const [removing, setRemoving] = useState<number>()

  async function remove({ id }: ClosedDay) {
    setRemoving(id)
    try {
      notify.success((await callApi('deleteClosedDay', { params: { id } })).message)
      days.replace((all) => all.filter((one) => one.id !== id))
    } catch (error) {
      notify.error(failureWords(error, 'The day was not removed. Please try again.'))
    } finally {
      setRemoving(undefined)
    }
  }

  return (
    <section aria-labelledby="closed-days" className="grid gap-3">
      <h2 id="closed-days" className="text-lg font-bold">
        Days on which all outlets are closed
      </h2>
      <p className="text-muted">
        Pages say so, and no call is promised on them. What one outlet closes for stands with that outlet.
      </p>
      <LoadFailure of={days} words="The closed days could not be loaded." />
      {days.value?.length === 0 ? <p>None from today on.</p> : null}
      <ul className="grid gap-2">
        {days.value?.map((day) => (
          <li
            key={day.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-hairline bg-surface p-2 pl-3"
          >
            <span className="wrap-anywhere">
              <span className="figures font-semibold">{formatDay(day.day)}</span>, {day.words}
            </span>
            <span className="ml-auto">
              <DayLink day={day.day} />
            </span>
            <Button
              size="small"
              aria-label={`Remove ${formatDay(day.day)}, ${day.words}`}
              busy={removing === day.id}
              onClick={() => void remove(day)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <NewDay
        onAdded={(added) =>
          days.replace((all) => [...all, added].sort((one, other) => one.day.localeCompare(other.day)))
        }
      />
    </section>
  )
}

const empty = { day: '', words: '' }

function NewDay({ onAdded }: { onAdded: (day: ClosedDay) => void }) {
  const [draft, setDraft] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)

  function change(fields: Partial<typeof empty>) {
    setErrors(withoutMended(errors, draft, { ...draft, ...fields }))
    setDraft({ ...draft, ...fields })
  }

  async function add() {
    setSaving(true)
    setErrors({})
    try {
      const { message, closedDay } = await callApi('addClosedDay', { body: draft })
      notify.success(message)
      onAdded(closedDay)
      setDraft(empty)
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      notify.error(savingWords(error, 'The day was not added. Please try again.'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <form
      noValidate
      aria-label="Close all outlets on a day"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
      className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
    >
      <Input
        label="Day"
        type="date"
        min={indianDay(serverNow())}
        value={draft.day}
        error={errors.day}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
      />
      <Input
        label="Why"
        value={draft.words}
        maxLength={limits.short}
        error={errors.words}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ words: currentTarget.value })}
      />
      <Button type="submit" busy={isSaving} className="sm:mt-7.5">
        Close all on this day
      </Button>
    </form>
  )
}
