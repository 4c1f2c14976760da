import { useEffect, useEffectEvent, useId, useState } from 'react'
import { purposeLabel } from '#contract/appointments/appointment-words.ts'
import { t } from '#contract/wire/language.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { useKeptPlace } from '#web/shop/places/kept-place.ts'
import { Button } from '#web/ui/button.tsx'
import { ClockIcon } from '#web/ui/icon/contact.tsx'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'
import { type ChosenSlot, readChosenSlot, writeChosenSlot } from './chosen-slot.ts'
import { HeldSlot } from './held-slot.tsx'
import { forgetHoldToken, holdToken } from './hold-token.ts'
import { SlotChoice } from './slot-choice.tsx'
import { useBookingDate } from './use-booking-date.ts'
import { useWantedTimes } from './use-wanted-times.ts'
import { WhichService } from './which-service.tsx'

interface FormTimesProps {
  formId: string
  form: HTMLFormElement
}

/**
 * The optional time of a form: closed at first, then outlet, day and time, then the held time. Nothing where
 * no outlet offers times, or where the times could not be fetched: the form works without them.
 */
export function FormTimes({ formId, form }: FormTimesProps) {
  const contentId = useId()
  const [slot, setSlot] = useState(() => readChosenSlot(formId))
  const [isOpen, setOpen] = useState(slot !== undefined)
  /** The time that was given back because the form now wants others. */
  const [lost, setLost] = useState('')
  /** What is asked about a time that was pressed in this part and is not held. */
  const [pressed, setPressed] = useState('')
  const { place, onClickCapture } = useFocusAfterPress()
  const { wanted, readAgain } = useWantedTimes(formId, form)
  const { purpose, model } = wanted
  const phrase = purpose ? purposeLabel(purpose) : ''
  const from = useKeptPlace()
  const [address] = useSearchState()
  const query = { purpose: purpose ?? 'paid-service', model: model || undefined }
  const { value: offered, isOlder } = useLoaded(`${query.purpose} ${model}`, (signal) =>
    callApi('listSlots', { query }, { signal }),
  )
  const bookingDate = useBookingDate(form, slot?.startsAt)

  const keep = (next: ChosenSlot | undefined) => {
    writeChosenSlot(formId, next)
    setSlot(next)
    if (next) setLost('')
  }
  const giveBack = () => {
    if (!slot) return
    keep(undefined)
    // The next hold gets a new token, so that a late release does not give that hold back.
    forgetHoldToken(formId)
    // Where this call does not arrive, the time becomes free by itself after ten minutes.
    void callApi('releaseSlot', { body: { token: slot.token } }).catch(() => undefined)
  }

  // A form that was sent or cleared is a form without a time. A sent form may still be on its way, so its
  // hold stays.
  const forget = useEffectEvent(() => {
    forgetHoldToken(formId)
    keep(undefined)
    setLost('')
    setPressed('')
  })
  useEffect(() => {
    const reset = () => forget()
    form.addEventListener('reset', reset)
    return () => form.removeEventListener('reset', reset)
  }, [form])
  // Another type of service has other times, and another model may be at other outlets.
  const isOther =
    slot !== undefined &&
    ((purpose !== undefined && slot.purpose !== purpose) ||
      (offered !== undefined && !isOlder && !offered.outlets.some(({ id }) => id === slot.outletId)))
  const release = useEffectEvent(() => {
    setLost(slot ? `${whenWords(slot.startsAt)}, ${slot.outlet}` : '')
    giveBack()
  })
  useEffect(() => {
    if (isOther) release()
  }, [isOther])

  if (!offered) return <div className="h-14" />
  if (offered.outlets.length === 0) return null
  const lostWords = t`${lost} is free for others again, because you changed the model or the service. No time is booked now.`
  // Whoever opened the times wants one, so a form that goes without asks first; a closed part wants none.
  const lacking = lost ? undefined : t`You opened the times and have not chosen one. So no time is booked.`
  return (
    <section onClickCapture={onClickCapture} className="min-w-0 rounded-md border border-hairline bg-soft">
      <h3>
        <button
          id={`${contentId}-fold`}
          ref={isOpen ? undefined : place}
          type="button"
          // A pressed time is asked about behind the closed fold too.
          data-ask={isOpen || slot ? undefined : pressed || undefined}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => {
            readAgain()
            setOpen(!isOpen)
          }}
          className="flex min-h-14 w-full items-center gap-2.5 px-4 py-2 text-left font-semibold"
        >
          <ClockIcon className="size-5 shrink-0" />
          <span className="flex-1">
            {t`Choose a day and time`}
            {formId === 'product-enquiry' ? (
              <span className="font-normal text-muted"> {t`(optional)`}</span>
            ) : null}
          </span>
          <ChevronDownIcon className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      <div id={contentId} hidden={!isOpen} className="min-w-0 px-4 pb-4">
        {slot && !isOther ? (
          <HeldSlot slot={slot} typedDay={bookingDate} place={place} onChange={keep} onGiveBack={giveBack} />
        ) : isOpen ? (
          <div className="grid min-w-0 gap-4">
            {lost ? (
              <p id={`${contentId}-lost`} tabIndex={-1} data-ask={lostWords} className="font-semibold">
                {lostWords}
              </p>
            ) : null}
            {purpose === undefined ? (
              <WhichService form={form} lacking={lacking} />
            ) : (
              <>
                <p ref={place} tabIndex={-1} className="text-sm text-muted">
                  <span>{t`${phrase}.`}</span>{' '}
                  <span>{t`We hold the time for ten minutes while you fill in the form.`}</span>
                </p>
                <SlotChoice
                  key={`${purpose} ${offered.outlets.map(({ id }) => id)}`}
                  purpose={purpose}
                  outlets={offered.outlets}
                  outletId={offered.outlets.find(({ id }) => String(id) === address.get('outlet'))?.id}
                  from={from}
                  day={bookingDate}
                  asksLicence={purpose === 'test-ride'}
                  lacking={lacking}
                  onPressed={setPressed}
                  onChoose={async ({ startsAt }, { id, name }) => {
                    const token = holdToken(formId)
                    const hasLicence = purpose === 'test-ride'
                    const body = { purpose, outletId: id, startsAt, token, hasLicence }
                    const { heldUntil } = await callApi('holdSlot', { body })
                    keep({ ...body, outlet: name, heldUntil })
                  }}
                />
              </>
            )}
            <Button
              variant="quiet"
              size="small"
              className="w-fit"
              onClick={() => {
                setLost('')
                setPressed('')
                setOpen(false)
              }}
            >{t`Send without a time`}</Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}
