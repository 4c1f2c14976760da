import type { Accepted } from '#contract/enquiries/form-definition.ts'
import { type FormName, forms } from '#contract/enquiries/forms.ts'
import { referenceOf } from '#contract/enquiries/reference.ts'
import { partOfReport } from '#contract/reports/reports.ts'
import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { orCallUs } from '#domain/enquiries/call-us.ts'
import type { TakenEnquiry } from '#server/data/enquiries/enquiries.ts'
import { addWaiting, type WaitingEnquiry } from '#server/data/enquiries/waiting-enquiries.ts'
import type { EnquiryOrigin } from '#server/lib/forms/enquiry-origin.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { StatusAnswer } from '#server/lib/http/status-answer.ts'
import { salesPhone } from '#server/lib/sales-phone.ts'
import { circuit } from '#server/lib/supabase/circuit.ts'
import { isOutage } from '#server/lib/supabase/database-error.ts'
import { withinDeadline } from '#server/lib/supabase/deadline.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'
import { refuseWhenOff } from '#server/services/site/site-parts.ts'

/**
 * Milliseconds to wait for the database, then for the second store; together they stay below the time limit
 * of a function.
 */
const storeLimitMs = 4_000
const keepLimitMs = 3_000

/**
 * One circuit for each instance of the function: after several outages visitors no longer wait for the
 * database.
 */
const database = circuit()

/**
 * The answer to a visitor: the thanks of the form, the reference and until when the dealer calls; with status
 * 201 when the enquiry is stored and 202 when it waits in the second store, where no promise is known yet.
 */
export type TakenIn = Accepted | StatusAnswer<Accepted>

interface Intake {
  form: FormName
  origin: EnquiryOrigin
  body: object
  store: () => Promise<TakenEnquiry>
  thanks: string
}

/**
 * Stores an enquiry within four seconds, or keeps it in the second store. A store that succeeds after those
 * four seconds does no harm: both places get the same id. A refusal of the database is thrown as it is;
 * throws `unavailable` with the number to call when neither place takes the enquiry,
 * `not_found` while the part of the site to which the form belongs is off.
 */
export async function takeIn({ form, origin, body, store, thanks }: Intake): Promise<TakenIn> {
  const acceptedAt = new Date().toISOString()
  const thanked = { message: thanks, reference: referenceOf(origin.id) }
  const storeWhileOn = async () => {
    await refuseWhenOff(visitorClient(), partOfReport(forms[form].report))
    return store()
  }
  let cause: unknown = new Error('The database failed a moment ago.')
  if (database.mayTry()) {
    const started = performance.now()
    try {
      const { promisedAt, appointment } = await withinDeadline(storeLimitMs, storeWhileOn)
      database.succeeded()
      return { ...thanked, promisedAt, ...(appointment && { appointment }) }
    } catch (error) {
      if (!isOutage(error)) {
        database.succeeded()
        throw error
      }
      // A slow failure counts for three: an instance that serves one visitor at a time sees few of them, and
      // each costs a visitor the whole wait.
      database.failed(performance.now() - started > storeLimitMs / 2 ? 3 : 1)
      cause = error
    }
  }
  await keep({ form, origin: { ...origin, acceptedAt }, body: { ...body } }, cause)
  return new StatusAnswer(202, { ...thanked, promisedAt: null })
}

async function keep(form: WaitingEnquiry, reason: unknown): Promise<void> {
  try {
    await withinDeadline(keepLimitMs, () => addWaiting(form))
    logEvent('error', 'enquiry_waiting', {
      form: form.form,
      id: form.origin.id,
      cause: describeCause(reason),
    })
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'key_reused') throw cause
    const message = t`We could not send this just now. Please try again in a few minutes${orCallUs(salesPhone())}.`
    throw new AppError('unavailable', { message, cause })
  }
}

/** Closes the circuit again, so that a test starts with a database that never failed. */
export function forgetOutages(): void {
  database.succeeded()
}
