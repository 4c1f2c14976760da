import { type RefCallback, useEffect, useState } from 'react'
import { purposeLabel } from '#contract/appointments/appointment-words.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { answerWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { clockOf, shortDay, whenWords } from '#web/shop/appointment-words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import type { ChosenSlot } from './chosen-slot.ts'

interface HeldSlotProps {
  slot: ChosenSlot
  /** The booking date that was typed into the form before (`YYYY-MM-DD`); empty for none. */
  typedDay?: string
  /** Gets the focus when this part takes the place of the pressed button. */
  place: RefCallback<HTMLElement>
  onChange: (slot: ChosenSlot) => void
  onGiveBack: () => void
}

/**
 * The time that is held, the moment until which it is held, and buttons to hold it again or to choose another
 * time.
 */
export function HeldSlot({ slot, typedDay = '', place, onChange, onGiveBack }: HeldSlotProps) {
  const { token, purpose, outletId, outlet, startsAt, hasLicence, heldUntil } = slot
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isOver = useIsOver(heldUntil)
  const day = indianDay(new Date(startsAt))

  async function holdAgain() {
    setBusy(true)
    setError('')
    try {
      const body = { token, purpose, outletId, startsAt, hasLicence }
      onChange({ ...slot, ...(await callApi('holdSlot', { body })) })
    } catch (failure) {
      setError(answerWords(failure, t`The time could not be held again: nothing answered. Please try again.`))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3">
      <p ref={place} tabIndex={-1} role="status">
        <strong className="block text-lg text-balance">
          {purposeLabel(purpose)}: {whenWords(startsAt)}, {outlet}
        </strong>
        <span>
          {isOver
            ? t`The ten minutes are over. It is still yours if nobody takes it before you send.`
            : t`Held for you until ${clockOf(heldUntil)}. It is booked when you send the form.`}
        </span>
        {typedDay && typedDay !== day ? (
          <span className="mt-1 block font-semibold">
            {t`The booking date of the form is now ${shortDay(day)}, not ${shortDay(typedDay)}.`}
          </span>
        ) : null}
      </p>
      {error ? <FailureLine message={error} /> : null}
      <div className="flex flex-wrap gap-2">
        {isOver ? (
          <Button size="small" busy={isBusy} onClick={() => void holdAgain()}>{t`Hold it again`}</Button>
        ) : null}
        <Button size="small" onClick={onGiveBack}>{t`Choose another time`}</Button>
      </div>
    </div>
  )
}

/** Whether a moment has passed by the server's clock. */
function useIsOver(moment: string): boolean {
  const left = Date.parse(moment) - serverNow().getTime()
  const [over, setOver] = useState(left <= 0 ? moment : '')
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setOver(moment), left)
    return () => clearTimeout(timer)
  }, [moment, left])
  return over === moment || left <= 0
}
