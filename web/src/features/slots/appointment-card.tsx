import { useState } from 'react'
import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'
import { purposeLabel, stateLabel } from '#contract/appointments/appointment-words.ts'
import { inFours } from '#contract/enquiries/reference.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { calendarBlob } from '#web/lib/calendar-file.ts'
import { saveFile } from '#web/lib/device/save-file.ts'
import { base } from '#web/lib/language.ts'
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
import { fillIn } from '#web/ui/text/fill-in.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'
import { OtherTimes } from './other-times.tsx'

/**
 * An appointment for its visitor: time and place, a file for the calendar, and buttons to change or cancel.
 */
export function AppointmentCard({ appointment: given }: { appointment: VisitorAppointment }) {
  const [appointment, setAppointment] = useState(given)
  const [isChanging, setChanging] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const from = useKeptPlace()
  const [error, setError] = useState('')
  const { place, onClickCapture } = useFocusAfterPress()
  const { state, purpose, startsAt, minutes, outlet, link } = appointment
  const isBooked = state === 'booked'
  const mayChoose = state === 'missed' || state === 'cancelled'

  async function move(to: { outletId: number; startsAt: string } | null) {
    setAppointment(await callApi('changeOwnAppointment', { body: { link, to } }))
    setChanging(false)
    notify.success(to ? t`Your appointment is booked.` : t`Your appointment is cancelled.`)
  }

  async function cancel() {
    setBusy(true)
    setError('')
    try {
      await move(null)
    } catch {
      setError(t`It was not cancelled. Please try again, or call ${outlet.phone}.`)
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }

  return (
    <section
      aria-label={t`Your appointment`}
      onClickCapture={onClickCapture}
      className="grid w-full min-w-0 max-w-xl gap-4 rounded-md border border-hairline bg-surface p-4 text-content"
    >
      <div ref={place} tabIndex={-1} className="grid gap-1" role="status">
        <p className="text-sm text-muted">
          {purposeLabel(purpose)} · {stateLabel(state)}
        </p>
        {state === 'missed' ? (
          <p className="text-lg font-semibold text-pretty">{t`The time was taken meanwhile; we call you. Or choose another one now.`}</p>
        ) : (
          <p className={isBooked ? 'text-lg font-bold text-balance' : 'text-lg line-through'}>
            <time dateTime={startsAt}>{whenWords(startsAt)}</time>
          </p>
        )}
        {isBooked ? (
          <p>
            {outlet.name}, {outlet.address}
          </p>
        ) : null}
        <p className="text-sm text-muted">
          {fillIn(isBooked ? t`Reference {number}, about ${minutes} minutes` : t`Reference {number}`, {
            number: <span className="figures">{inFours(appointment.reference)}</span>,
          })}
        </p>
      </div>
      {isBooked ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={() => saveFile('appointment.ics', calendarBlob([entryOf(appointment)]))}
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
          <a href={telLink(outlet.phone)} className={buttonClasses({ size: 'small' })}>
            <PhoneIcon />
            {t`Call`}
          </a>
        </div>
      ) : null}
      {error ? <FailureLine message={error} /> : null}
      {isBooked ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >{t`Change the time`}</Button>
          <Button size="small" variant="quiet" onClick={() => setAsking(true)}>{t`Cancel it`}</Button>
        </div>
      ) : null}
      {isChanging || mayChoose ? (
        <OtherTimes
          purpose={purpose}
          outletId={outlet.id}
          from={from}
          onChoose={(slot, { id }) => move({ outletId: id, startsAt: slot.startsAt })}
        />
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t`Cancel the appointment`}
          question={`${purposeLabel(purpose)}, ${whenWords(startsAt)}, ${outlet.name}. ${t`Somebody else can then have this time.`}`}
          confirmLabel={t`Cancel it`}
          cancelLabel={t`Keep it`}
          busy={isBusy}
          onConfirm={() => void cancel()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}

function entryOf({ reference, purpose, startsAt, minutes, outlet, link }: VisitorAppointment) {
  const address = `${location.origin}${base}${paths.appointment}#${link}`
  return {
    uid: `${reference}@${location.host}`,
    title: `${purposeLabel(purpose)}, ${outlet.name}`,
    when: { startsAt: new Date(startsAt), minutes },
    location: `${outlet.name}, ${outlet.address}`,
    description: [
      t`Reference ${inFours(reference)}`,
      t`Call ${outlet.phone}`,
      t`Change or cancel: ${address}`,
      ...(purpose === 'test-ride' ? [t`Please bring your driving licence.`] : []),
    ].join('\n'),
    alarmMinutes: 60,
  }
}
