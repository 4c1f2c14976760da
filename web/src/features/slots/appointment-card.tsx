import { useState } from 'react'
import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'
import { purposeLabel } from '#contract/appointments/appointment-words.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { hasBegun, isAhead } from '#domain/appointments/appointment-standing.ts'
import { answerWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { calendarBlob } from '#web/lib/calendar-file.ts'
import { saveFile } from '#web/lib/device/save-file.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { telLink } from '#web/lib/phone.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { useKeptPlace } from '#web/shop/places/kept-place.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'
import { AppointmentHead } from './appointment-head.tsx'
import { calendarEntry } from './calendar-entry.ts'
import { OtherTimes } from './other-times.tsx'

/** A change that waits for the visitor's yes: another time at an outlet, or the cancellation. */
type Asked = { startsAt: string; outletId: number; place: string } | 'cancel'

/**
 * An appointment for its visitor: time and place, a file for the calendar, and buttons to change or cancel.
 */
export function AppointmentCard({ appointment: given }: { appointment: VisitorAppointment }) {
  const [appointment, setAppointment] = useState(given)
  const [isChanging, setChanging] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setBusy] = useState(false)
  const [turn, setTurn] = useState(0)
  const from = useKeptPlace()
  const [error, setError] = useState('')
  const { place, onClickCapture } = useFocusAfterPress()
  const { state, purpose, vehicle, startsAt, outlet, link } = appointment
  const isComing = isAhead(appointment, serverNow())
  const mayChoose = state === 'missed' || state === 'cancelled' || state === 'no-show'
  const isPast = hasBegun(appointment, serverNow())
  const now = `${whenWords(startsAt)}, ${outlet.name}`

  const phrase = `${purposeLabel(purpose)}, ${now}`
  // The outlet is named once where it stays.
  const before = asked && asked !== 'cancel' && asked.outletId === outlet.id ? whenWords(startsAt) : now

  async function change(wanted: Asked) {
    setBusy(true)
    setError('')
    const to = wanted === 'cancel' ? null : { outletId: wanted.outletId, startsAt: wanted.startsAt }
    try {
      setAppointment(await callApi('changeOwnAppointment', { body: { link, to } }))
      setChanging(false)
      notify.success(saidAfter(to !== null, isComing))
    } catch (failure) {
      setError(
        to
          ? answerWords(failure, t`The time was not changed. Please try again, or call ${outlet.phone}.`)
          : t`It was not cancelled. Please try again, or call ${outlet.phone}.`,
      )
      setTurn((before) => before + 1)
    } finally {
      setBusy(false)
      setAsked(undefined)
    }
  }

  async function confirm() {
    setBusy(true)
    setError('')
    try {
      setAppointment(await callApi('changeOwnAppointment', { body: { link, confirms: true } }))
    } catch (failure) {
      setError(answerWords(failure, t`It was not saved. Please try again.`))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section
      aria-label={t`Your appointment`}
      onClickCapture={onClickCapture}
      className="grid w-full min-w-0 max-w-xl gap-4 rounded-md border border-hairline bg-surface p-4 text-content"
    >
      <div ref={place} tabIndex={-1} className="grid gap-1" role="status">
        <AppointmentHead appointment={appointment} isComing={isComing} />
      </div>
      {isComing && isSoon(startsAt) && !appointment.isConfirmed ? (
        <Button variant="primary" className="justify-self-start" busy={isBusy} onClick={() => void confirm()}>
          {t`Yes, I am coming`}
        </Button>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isComing ? (
          <>
            <Button
              size="small"
              onClick={() => saveFile('appointment.ics', calendarBlob([calendarEntry(appointment)]))}
            >{t`Add to calendar`}</Button>
            <a
              href={mapsLink(outlet)}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses({ size: 'small' })}
            >
              <PinIcon />
              {t`Map`}
              <span className="sr-only"> {t`(opens in a new tab)`}</span>
            </a>
          </>
        ) : null}
        <a href={telLink(outlet.phone)} className={buttonClasses({ size: 'small' })}>
          <PhoneIcon />
          {t`Call`}
        </a>
      </div>
      {error ? <FailureLine message={error} /> : null}
      {isComing ? (
        <div className="grid gap-1">
          <p className="text-sm text-muted">{t`Something came up? Choose another time, or cancel it, so that somebody else can have it.`}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              variant="quiet"
              aria-expanded={isChanging}
              onClick={() => setChanging(!isChanging)}
            >{t`Change the time`}</Button>
            <Button size="small" variant="quiet" onClick={() => setAsked('cancel')}>{t`Cancel it`}</Button>
          </div>
        </div>
      ) : null}
      {mayChoose ? <h2 className="font-semibold">{t`Choose another time`}</h2> : null}
      {isChanging || mayChoose ? (
        <OtherTimes
          key={turn}
          purpose={purpose}
          model={vehicle}
          outletId={outlet.id}
          from={from}
          day={isPast ? undefined : indianDay(new Date(startsAt))}
          bookedAt={isComing ? startsAt : undefined}
          onChoose={async (slot, { id, name }) =>
            setAsked({ startsAt: slot.startsAt, outletId: id, place: name })
          }
        />
      ) : null}
      {asked === 'cancel' ? (
        <ConfirmDialog
          title={t`Cancel the appointment`}
          question={`${t`${phrase}.`} ${t`Somebody else can then have this time.`}`}
          confirmLabel={t`Cancel it`}
          cancelLabel={t`Keep it`}
          busy={isBusy}
          onConfirm={() => void change('cancel')}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked && asked !== 'cancel' ? (
        <ConfirmDialog
          title={isComing ? t`Change the time` : t`Book this time`}
          question={
            isComing
              ? t`${whenWords(asked.startsAt)}, ${asked.place}, instead of ${before}?`
              : `${purposeLabel(purpose)}, ${whenWords(asked.startsAt)}, ${asked.place}`
          }
          confirmLabel={isComing ? t`Change it` : t`Book it`}
          cancelLabel={isComing ? t`Keep it` : t`Not now`}
          isDanger={false}
          busy={isBusy}
          onConfirm={() => void change(asked)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  )
}

/** Whether a time is so near that a reminder asks whether its visitor comes. */
function isSoon(startsAt: string): boolean {
  return Date.parse(startsAt) - serverNow().getTime() < 40 * 3_600_000
}

function saidAfter(isTime: boolean, wasBooked: boolean): string {
  if (!isTime) return t`Your appointment is cancelled.`
  return wasBooked ? t`Your appointment has a new time.` : t`Your appointment is booked.`
}
