import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'
import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { orCallUs } from '#domain/enquiries/call-us.ts'
import { findOwnAppointment, updateOwnAppointment } from '#server/data/appointments/visitor-appointments.ts'
import { tooManyEnquiries } from '#server/data/enquiries/enquiries.ts'
import { senderOf } from '#server/lib/forms/form-signals.ts'
import { salesPhone } from '#server/lib/sales-phone.ts'
import { enquiryOfLink } from '#server/lib/session/appointment-link.ts'
import { takenWords } from './slots.ts'

/**
 * The appointment of a link. Throws `not_found` when this server did not make the link, or the appointment is
 * gone.
 */
export async function readOwnAppointment(link: string): Promise<VisitorAppointment> {
  const enquiry = enquiryOfLink(link)
  return found(enquiry && (await findOwnAppointment(enquiry)))
}

/**
 * Moves the appointment of a link, cancels it where `to` is null, or confirms it. Throws `not_found`,
 * `conflict` when the time is taken, the appointment is over, or its link moved it too often, and
 * `too_many_requests` when its address booked ten times today.
 */
export async function changeOwnAppointment(
  {
    link,
    ...wanted
  }: { link: string } & ({ to: { outletId: number; startsAt: string } | null } | { confirms: true }),
  ip: string,
): Promise<VisitorAppointment> {
  const enquiry = enquiryOfLink(link)
  const change = 'confirms' in wanted ? wanted : wanted.to ? { ...wanted.to, sender: senderOf(ip) } : {}
  const changed = enquiry && (await updateOwnAppointment(enquiry, change))
  const { outcome, opensAt, appointment } = found(changed)
  if (outcome === 'too_many') throw tooManyEnquiries(opensAt)
  if (outcome === 'taken') throw new AppError('conflict', { message: takenWords() })
  if (outcome === 'over')
    throw new AppError('conflict', {
      message: t`The time of this appointment is over. Please book a new one${orCallUs(salesPhone())}.`,
    })
  if (outcome === 'often')
    throw new AppError('conflict', {
      message: t`This appointment was moved many times. It stays as it is; to change it once more please call ${appointment.outlet.phone}.`,
    })
  return appointment
}

function found<Found>(known: Found | '' | undefined): Found {
  if (!known)
    throw new AppError('not_found', {
      message: t`We find no appointment for this link. Please use it as it stands in our mail${orCallUs(salesPhone())}.`,
    })
  return known
}
