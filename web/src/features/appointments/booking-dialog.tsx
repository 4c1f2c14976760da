import { type ComponentType, type FormEvent, useRef, useState } from 'react'
import { type AppointmentPurpose, purposeLabel } from '#contract/appointments/appointment-words.ts'
import type { Appointment } from '#contract/appointments/appointments.ts'
import type { LeadFamily } from '#contract/leads/lead-stages.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { limits } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { Checkbox, Input } from '#web/ui/form/controls/inputs.tsx'
import { MobileInput, wrongMobile } from '#web/ui/form/controls/mobile-input.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { type BookableTime, BookingTime } from './booking-time.tsx'
import type { TimesProps } from './move-dialog.tsx'

export interface BookingProps {
  /** The purposes that may be booked here; the first is chosen. */
  purposes: readonly AppointmentPurpose[]
  /** The outlet whose times are shown at first. */
  outletId?: number | undefined
  /** The day whose times are shown first (`YYYY-MM-DD`); without it the first day that has some. */
  day?: string | undefined
  /** The free times that were pressed; the first of the chosen purpose is taken. */
  times?: readonly BookableTime[] | undefined
  /** The visitor whose lead page opened this dialog; the appointment is booked beside that lead. */
  person?: { leadId: string; mobile: string; name: string; model: string } | undefined
  onBooked: (appointment: Appointment) => void
  onClose: () => void
}

interface KnownPersonProps {
  mobile: string
  families: readonly LeadFamily[]
  taken: string | undefined
  onTakeUp: (lead: Pick<Lead, 'id' | 'model'>) => void
}

interface BookingDialogProps extends BookingProps {
  /** The part that offers free times. */
  Times: ComponentType<TimesProps>
  /** The part that says what is known of a mobile number. */
  KnownPerson: ComponentType<KnownPersonProps>
}

/**
 * Books a time for a visitor on the phone or at the counter: staff ask for the number first, then for purpose
 * and time.
 */
export function BookingDialog(props: BookingDialogProps) {
  const { purposes, outletId, day, times = [], person, onBooked, onClose, Times, KnownPerson } = props
  const id = useRef(crypto.randomUUID())
  const [mobile, setMobile] = useState(person?.mobile ?? '')
  const [model, setModel] = useState(person?.model ?? '')
  /** The open lead of the person beside which the appointment is booked. */
  const [leadId, setLeadId] = useState(person?.leadId)
  const [purpose, setPurpose] = useState(purposes[0] ?? 'test-ride')
  const pressed = (wanted: AppointmentPurpose) => times.filter((one) => one.purpose === wanted)
  const [time, setTime] = useState(pressed(purpose)[0])
  const { errors, setErrors, mend, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)
  const models = useLoaded('model facts', (signal) => callApi('listModelFacts', {}, { signal }))
  const isRide = purpose === 'test-ride'

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = new FormData(event.currentTarget)
    const hasLicence = form.get('hasLicence') !== null
    const wrong = {
      ...wrongMobile(mobile),
      ...(time ? {} : { time: 'Please choose a time.' }),
      ...(isRide && !hasLicence ? { hasLicence: 'Please ask: without a licence nobody may ride.' } : {}),
    }
    setErrors(wrong)
    if (!time || Object.keys(wrong).length > 0) return
    setSaving(true)
    try {
      const booked = await callApi('bookAppointment', {
        body: {
          id: id.current,
          mobile: mobile.trim(),
          name: String(form.get('name') ?? '').trim(),
          model,
          purpose,
          outletId: time.outletId,
          startsAt: time.startsAt,
          hasLicence,
          ...(leadId && { leadId }),
        },
      })
      const detail = booked.isTold ? 'A message tells them.' : undefined
      notify.success(`${booked.name || 'Booked'}: ${whenWords(booked.startsAt)}.`, { detail })
      onBooked(booked)
    } catch (error) {
      setSaving(false)
      if (error instanceof ApiError && error.code === 'conflict') {
        setTime(undefined)
        return setErrors({ time: error.message })
      }
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors({ ...fields, ...(fields.outletId && { time: fields.outletId }) })
      notify.error(savingWords(error, 'This was not booked. Please try again.'))
    }
  }

  return (
    <FormDialog
      title="Book a time"
      submitLabel="Book"
      busy={isSaving}
      isTouched={mobile !== (person?.mobile ?? '') || model !== (person?.model ?? '')}
      onSubmit={(event) => void save(event)}
      onFieldChange={mendChanged}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <MobileInput value={mobile} error={errors.mobile} onChange={setMobile} />
        <Input
          label="Name"
          name="name"
          optional
          autoComplete="off"
          maxLength={limits.name}
          defaultValue={person?.name}
        />
      </div>
      {person ? null : (
        <KnownPerson
          mobile={mobile}
          families={[isRide ? 'sales' : 'service']}
          taken={leadId}
          onTakeUp={(lead) => {
            setLeadId(lead.id)
            setModel((before) => before || lead.model)
          }}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="What for"
          choices={purposes.map((each) => ({ value: each, label: purposeLabel(each) }))}
          value={purpose}
          onChange={({ currentTarget }) => {
            const wanted = purposes.find((each) => each === currentTarget.value) ?? purpose
            setPurpose(wanted)
            setTime(pressed(wanted)[0])
          }}
        />
        <Select
          label="Model"
          optional
          placeholder="None yet"
          choices={modelChoices(models.value ?? [], person?.model ?? '')}
          value={model}
          onChange={({ currentTarget }) => setModel(currentTarget.value)}
        />
      </div>
      <BookingTime
        purpose={purpose}
        outletId={time?.outletId ?? times[0]?.outletId ?? outletId}
        day={day}
        time={time}
        near={pressed(purpose)}
        error={errors.time}
        Times={Times}
        onChange={(chosen) => {
          setTime(chosen)
          mend('time')
        }}
      />
      {isRide ? (
        <Checkbox
          name="hasLicence"
          label="They say that they are 18 and have a licence"
          error={errors.hasLicence}
        />
      ) : null}
    </FormDialog>
  )
}

/** The models of the catalogue, and after them the model of the lead where the catalogue lacks it. */
function modelChoices(
  known: readonly { bikeName: string; name: string }[],
  own: string,
): { value: string; label: string }[] {
  const choices = known.map(({ bikeName, name }) => ({ value: bikeName, label: name }))
  if (own === '' || choices.some(({ value }) => value === own)) return choices
  return [...choices, { value: own, label: own }]
}
