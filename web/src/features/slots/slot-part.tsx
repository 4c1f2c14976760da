import { useEffect, useEffectEvent, useId, useState } from 'react'
import { type AppointmentPurpose, purposeLabel } from '#contract/appointments/appointment-words.ts'
import { t } from '#contract/wire/language.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useKeptPlace } from '#web/shop/places/kept-place.ts'
import { Button } from '#web/ui/button.tsx'
import { ClockIcon } from '#web/ui/icon/contact.tsx'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'
import { type ChosenSlot, readChosenSlot, writeChosenSlot } from './chosen-slot.ts'
import { HeldSlot } from './held-slot.tsx'
import { forgetHoldToken, holdToken } from './hold-token.ts'
import { SlotChoice } from './slot-choice.tsx'
import { useDayOfSlot } from './use-day-of-slot.ts'

interface SlotPartProps {
  formId: string
}

/**
 * The optional time of a form: closed at first, then outlet, day and time, then the held time. Nothing where
 * no outlet offers times, or where the times could not be fetched: the form works without them.
 */
export function SlotPart({ formId }: SlotPartProps) {
  const contentId = useId()
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [slot, setSlot] = useState(() => readChosenSlot(formId))
  const [isOpen, setOpen] = useState(slot !== undefined)
  const { place, onClickCapture } = useFocusAfterPress()
  const known = usePurpose(formId, form)
  const from = useKeptPlace()
  const purpose = known ?? 'paid-service'
  const { value: offered } = useLoaded(purpose, (signal) =>
    callApi('listSlots', { query: { purpose } }, { signal }),
  )

  const keep = (next: ChosenSlot | undefined) => {
    writeChosenSlot(formId, next)
    setSlot(next)
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
  })
  const release = useEffectEvent(giveBack)
  useEffect(() => {
    const reset = () => forget()
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [form])
  // Another type of service has other times, so the held time is given back.
  const isOther = slot !== undefined && known !== undefined && slot.purpose !== known
  useEffect(() => {
    if (isOther) release()
  }, [isOther])

  useDayOfSlot(form, isOther ? undefined : slot?.startsAt)

  const findForm = (element: HTMLElement | null) => {
    if (element) setForm(element.closest('form'))
  }
  if (!offered) return <div ref={findForm} className="h-14" />
  if (offered.outlets.length === 0) return null
  return (
    <section
      ref={findForm}
      onClickCapture={onClickCapture}
      className="min-w-0 rounded-md border border-hairline bg-soft"
    >
      <h3>
        <button
          ref={isOpen ? undefined : place}
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-2.5 px-4 py-2 text-left font-semibold"
        >
          <ClockIcon className="size-5 shrink-0" />
          <span className="flex-1">
            {t`Choose a day and time`} <span className="font-normal text-muted">{t`(optional)`}</span>
          </span>
          <ChevronDownIcon className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      <div id={contentId} hidden={!isOpen} className="min-w-0 px-4 pb-4">
        {slot && !isOther ? (
          <HeldSlot slot={slot} place={place} onChange={keep} onGiveBack={giveBack} />
        ) : isOpen ? (
          <div className="grid min-w-0 gap-4">
            <p ref={place} tabIndex={-1} className="text-sm text-muted">
              {purposeLabel(purpose)}. {t`We hold the time for ten minutes while you fill in the form.`}
            </p>
            <SlotChoice
              key={purpose}
              purpose={purpose}
              outlets={offered.outlets}
              from={from}
              asksLicence={purpose === 'test-ride'}
              onChoose={async ({ startsAt }, { id, name }) => {
                const token = holdToken(formId)
                const hasLicence = purpose === 'test-ride'
                const body = { purpose, outletId: id, startsAt, token, hasLicence }
                const { heldUntil } = await callApi('holdSlot', { body })
                keep({ ...body, outlet: name, heldUntil })
              }}
            />
            <Button
              variant="quiet"
              size="small"
              className="w-fit"
              onClick={() => setOpen(false)}
            >{t`Send without a time`}</Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}

/**
 * The purpose of the time: a test ride, or the type of service that is chosen in the form; undefined until
 * the form is read.
 */
function usePurpose(formId: string, form: HTMLFormElement | null): AppointmentPurpose | undefined {
  const [type, setType] = useState<string>()
  useEffect(() => {
    if (!form) return
    const read = () => setType(String(new FormData(form).get('serviceType') ?? ''))
    read()
    form.addEventListener('change', read)
    return () => form.removeEventListener('change', read)
  }, [form])
  if (formId !== 'service-booking') return 'test-ride'
  if (type === undefined) return undefined
  return type === 'Free' ? 'free-service' : 'paid-service'
}
