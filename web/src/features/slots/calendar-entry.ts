import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'
import { purposeLabel } from '#contract/appointments/appointment-words.ts'
import { inFours } from '#contract/enquiries/reference.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import type { CalendarEntry } from '#web/lib/calendar-file.ts'
import { base } from '#web/lib/language.ts'

/** An appointment as an entry of its visitor's calendar, with an alarm an hour before. */
export function calendarEntry(appointment: VisitorAppointment): CalendarEntry {
  const { reference, purpose, vehicle, startsAt, minutes, outlet, link } = appointment
  const address = `${location.origin}${base}${paths.appointment}#${link}`
  return {
    uid: `${reference}@${location.host}`,
    title: [purposeLabel(purpose), vehicle, outlet.name].filter(Boolean).join(', '),
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
