import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { limits } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { type FieldErrors, withoutMended } from '#web/ui/form/record/field-errors.ts'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

/** A day (`YYYY-MM-DD`, in India) with what staff say of it. */
export interface NamedDay {
  id: number
  day: string
  words: string
}

interface DayListProps<Day extends NamedDay> {
  /** The id by which an address leads to the list. */
  id?: string
  title: string
  /** What the days are for. */
  children: ReactNode
  /** The key under which the days are loaded. */
  of: string
  load: (signal: AbortSignal) => Promise<Day[]>
  /** Adds a day; answers it, and the words to say. */
  add: (day: { day: string; words: string }) => Promise<{ message: string; added: Day }>
  remove: (id: number) => Promise<{ message: string }>
  /** The labels of the second field and of the button that adds a day, and the name of their form. */
  wordsLabel: string
  addLabel: string
  formLabel: string
  /** What stands beside a day. */
  beside?: (day: Day) => ReactNode
}

/** A list of days with their words, to which staff add days and from which they remove some. */
export function DayList<Day extends NamedDay>(props: DayListProps<Day>) {
  const { id, title, children, of, load, add, remove: take, wordsLabel, addLabel, formLabel, beside } = props
  const headingId = useId()
  const days = useLoaded(of, load)
  const heading = useLedTo(id)
  const [removing, setRemoving] = useState<number>()

  async function remove({ id }: Day) {
    setRemoving(id)
    try {
      notify.success((await take(id)).message)
      days.replace((all) => all.filter((one) => one.id !== id))
    } catch (error) {
      notify.error(failureWords(error, 'The day was not removed. Please try again.'))
    } finally {
      setRemoving(undefined)
    }
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 ref={heading} id={headingId} tabIndex={-1} className="scroll-mt-20 text-lg font-bold outline-none">
        {title}
      </h2>
      <p className="text-muted">{children}</p>
      <LoadFailure of={days} words="The days could not be loaded." />
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
            {beside ? <span className="ml-auto">{beside(day)}</span> : null}
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
        add={add}
        wordsLabel={wordsLabel}
        addLabel={addLabel}
        formLabel={formLabel}
        onAdded={(added) =>
          days.replace((all) => [...all, added].sort((one, other) => one.day.localeCompare(other.day)))
        }
      />
    </section>
  )
}

/** The element to which an address with this id behind `#` leads, with the focus. */
function useLedTo(id: string | undefined): RefObject<HTMLHeadingElement | null> {
  const element = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own, also one to the same place
  useEffect(() => {
    if (id === undefined || hash !== `#${id}`) return
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView()
  }, [id, hash, key])
  return element
}

const empty = { day: '', words: '' }

type NewDayProps<Day extends NamedDay> = Pick<
  DayListProps<Day>,
  'add' | 'wordsLabel' | 'addLabel' | 'formLabel'
> & { onAdded: (day: Day) => void }

function NewDay<Day extends NamedDay>(props: NewDayProps<Day>) {
  const { add: put, wordsLabel, addLabel, formLabel, onAdded } = props
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
      const { message, added } = await put(draft)
      notify.success(message)
      onAdded(added)
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
      aria-label={formLabel}
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
        label={wordsLabel}
        value={draft.words}
        maxLength={limits.short}
        error={errors.words}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ words: currentTarget.value })}
      />
      <Button type="submit" busy={isSaving} className="sm:mt-7.5">
        {addLabel}
      </Button>
    </form>
  )
}
