import { z } from 'zod'
import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'
import { type FormBody, type FormName, forms, type PlainFormName } from '#contract/enquiries/forms.ts'
import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { tooLongForm, tooManyForms } from '#domain/enquiries/call-us.ts'
import { asksForWhatsApp } from '#domain/privacy/notice-parts.ts'
import {
  toVisitorAppointment,
  visitorAppointmentRow,
} from '#server/data/appointments/visitor-appointments.ts'
import type { EnquiryOrigin } from '#server/lib/forms/enquiry-origin.ts'
import { refusedUntil } from '#server/lib/http/refused-until.ts'
import { salesPhone } from '#server/lib/sales-phone.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { isUniqueViolation } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import { type EnquiryRow, rowOf } from './form-rows.ts'

/**
 * The outcome of storing an enquiry: `repeated` means that this very enquiry was stored before. `promisedAt`
 * (ISO 8601) says until when the dealer calls; null where nothing is promised.
 */
export interface TakenEnquiry {
  outcome: 'stored' | 'repeated'
  promisedAt: string | null
  /**
   * The appointment for the time chosen beside the form; missing where no time was chosen, or while the
   * enquiry is in quarantine.
   */
  appointment?: VisitorAppointment
}

/**
 * Stores an enquiry under its id, with columns that the server computes. Throws `key_reused` when another
 * enquiry has that id, `too_many_requests` when its address, its network or the whole day sent too many or
 * too long ones, `conflict` when a value that must be unique is taken.
 */
export async function insertEnquiry<Name extends PlainFormName>(
  name: Name,
  origin: EnquiryOrigin,
  body: FormBody<Name>,
  workedOut?: Partial<EnquiryRow<Name>>,
): Promise<TakenEnquiry> {
  return insertEnquiryRow(name, origin, { ...rowOf(name, body), ...workedOut })
}

/** The refusal when an address, or all together, used up a budget of forms until a moment (ISO 8601). */
export function tooManyEnquiries(opensAt: string): AppError {
  return refusedUntil(opensAt, (again) => tooManyForms(salesPhone(), again))
}

/**
 * Like `insertEnquiry`, with the row in the database's words and the same errors. Uses the secret key: no
 * policy can tell whether a caller is this server, which alone knows the address and has checked the fields,
 * so visitors may not write at all.
 */
export async function insertEnquiryRow<Name extends FormName>(
  name: Name,
  { id, hash, robotScore, sender, context, acceptedAt }: EnquiryOrigin,
  row: EnquiryRow<Name>,
): Promise<TakenEnquiry> {
  const enquiry = {
    id,
    submission_hash: hash,
    robot_score: robotScore,
    ...(acceptedAt ? { created_at: acceptedAt } : {}),
    ...row,
  }
  const args = {
    form_table: forms[name].table,
    enquiry,
    sender,
    ...(context && {
      context: {
        ...context,
        byWhatsApp: asksForWhatsApp(name) ? context.byWhatsApp : undefined,
        ...(context.slot && { slot: { ...context.slot, sender } }),
      },
    }),
  }
  const taken = await callJson(secretClient(), 'take_enquiry', args, takenRow, (error) =>
    isUniqueViolation(error)
      ? new AppError('conflict', { message: t`This file belongs to another form already.` })
      : undefined,
  )
  const { outcome, opensAt, promisedAt, appointment } = taken
  if (outcome === 'stored' || outcome === 'repeated')
    return { outcome, promisedAt, ...(appointment && { appointment: toVisitorAppointment(appointment) }) }
  if (outcome === 'key_reused') throw new AppError('key_reused')
  if (outcome === 'too_long') throw refusedUntil(opensAt, (again) => tooLongForm(salesPhone(), again))
  throw tooManyEnquiries(opensAt)
}

const takenRow = z.object({
  outcome: z.enum(['stored', 'repeated', 'key_reused', 'too_many', 'too_long']),
  /** When the budget that is used up is free again; empty where it is not. */
  opensAt: storedMoment.optional().default(''),
  promisedAt: storedMoment.nullable(),
  appointment: visitorAppointmentRow.nullable(),
})
