import { useEffect, useId, useState } from 'react'
import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import type { Slots, Time } from '#contract/appointments/slots.ts'
import { t } from '#contract/wire/language.ts'
import { byDistance, kmInWords } from '#domain/outlets/nearest-outlet.ts'
import { answerWords } from '#web/lib/api/failure-words.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import type { KeptPlace } from '#web/shop/places/kept-place.ts'
import { Checkbox } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { SlotTimes } from './slot-times.tsx'

type Outlet = Slots['outlets'][number]

interface SlotChoiceProps {
  purpose: AppointmentPurpose
  outlets: readonly Outlet[]
  /** The outlet that is chosen at first. */
  outletId?: number | undefined
  /** The place whose nearest outlet is offered first; without it the outlets stand in their order. */
  from?: KeptPlace | undefined
  /** The day whose times are shown first (`YYYY-MM-DD`), such as the one typed into the form. */
  day?: string | undefined
  /** The time that is booked now at the outlet that is chosen at first. */
  bookedAt?: string | undefined
  /** The question to whoever sends the form around this part before a time was pressed. */
  lacking?: string | undefined
  /** Hears what is asked about a pressed time that is not taken; an empty text for nothing. */
  onPressed?: (ask: string) => void
  /** True to ask for age and licence before a time is taken. */
  asksLicence: boolean
  /** Takes the time; an error that it throws is shown, and the times are asked for again. */
  onChoose: (slot: Time, outlet: Outlet) => Promise<void>
}

const licenceWords = t`Please confirm this first: without a licence nobody may ride.`

/** The choice of outlet, day and time, one after the other. */
export function SlotChoice(props: SlotChoiceProps) {
  const { purpose, outlets, outletId, from, day, bookedAt, asksLicence, onChoose } = props
  const { lacking, onPressed } = props
  const askId = useId()
  const [chosen, setChosen] = useState(outletId ?? (outlets.length === 1 ? outlets[0]?.id : undefined))
  const [hasLicence, setLicence] = useState(false)
  /** The time that was pressed and is not taken yet: the licence is missing, or the answer. */
  const [pressed, setPressed] = useState<Time>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [turn, setTurn] = useState(0)
  const outlet = outlets.find(({ id }) => id === chosen)
  const isRefused = error === licenceWords

  async function choose(slot: Time, isConfirmed = hasLicence) {
    if (!outlet) return
    setPressed(slot)
    if (asksLicence && !isConfirmed) return setError(licenceWords)
    setBusy(true)
    setError('')
    try {
      await onChoose(slot, outlet)
    } catch (failure) {
      setError(
        answerWords(
          failure,
          t`This time could not be taken: nothing answered. Please try again, or send the form without a time.`,
        ),
      )
      setTurn((before) => before + 1)
    } finally {
      setPressed(undefined)
      setBusy(false)
    }
  }

  const when = pressed && whenWords(pressed.startsAt)
  // Whoever sends the form now would send it without the time that they pressed.
  const ask = !when
    ? ''
    : isBusy
      ? t`${when} is not held for you yet. Please wait a moment.`
      : t`You pressed ${when}, but did not confirm your age and licence. So no time is booked.`
  useEffect(() => onPressed?.(ask), [onPressed, ask])
  return (
    <div
      id={`${askId}-times`}
      tabIndex={-1}
      data-ask={when ? undefined : lacking}
      data-lacking=""
      className="grid min-w-0 gap-4 outline-none"
    >
      {outlets.length > 1 ? (
        <Select
          name="slot-outlet"
          label={t`Outlet`}
          placeholder={t`Choose an outlet`}
          hint={from ? t`The nearest to ${from.name} stands first.` : undefined}
          choices={choicesOf(outlets, from)}
          value={outlet ? String(outlet.id) : ''}
          onChange={({ currentTarget }) => {
            setChosen(Number(currentTarget.value) || undefined)
            setPressed(undefined)
            setError('')
          }}
        />
      ) : null}
      {outlet ? (
        <>
          <p className="text-sm text-muted">
            {outlets.length > 1 ? outlet.address : `${outlet.name}, ${outlet.address}`}
          </p>
          <div id={askId} tabIndex={-1} className="empty:hidden" data-ask={ask || undefined}>
            {asksLicence ? (
              <Checkbox
                name="slot-licence"
                label={t`I am 18 and have a licence`}
                checked={hasLicence}
                error={isRefused ? error : undefined}
                onChange={({ currentTarget: { checked } }) => {
                  setLicence(checked)
                  setError('')
                  // The pressed time is the one that was wanted, so ticking the box takes it.
                  if (checked && pressed) void choose(pressed, true)
                }}
              />
            ) : null}
          </div>
          <SlotTimes
            // The key removes the times of another outlet while those of this one are on their way.
            key={`${outlet.id} ${day}`}
            purpose={purpose}
            outletId={outlet.id}
            wantedDay={day || undefined}
            bookedAt={outlet.id === outletId ? bookedAt : undefined}
            turn={turn}
            pressed={pressed?.startsAt}
            isBusy={isBusy}
            onChoose={(slot) => void choose(slot)}
          />
          {error && !isRefused ? <FailureLine message={error} /> : null}
        </>
      ) : null}
    </div>
  )
}

function choicesOf(outlets: readonly Outlet[], from: KeptPlace | undefined) {
  if (!from) return outlets.map(({ id, name }) => ({ value: String(id), label: name }))
  return byDistance(outlets, from).map(({ outlet: { id, name }, km }) => ({
    value: String(id),
    label: `${name}, ${kmInWords(km)}`,
  }))
}
