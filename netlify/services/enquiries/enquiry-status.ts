import type { EnquiryStatus } from '#contract/enquiries/enquiry-status.ts'
import { inFours } from '#contract/enquiries/reference.ts'
import { AppError, type ErrorCode } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { orCallUs } from '#domain/enquiries/call-us.ts'
import { progressInWords } from '#domain/leads/stage-words.ts'
import { findEnquiry } from '#server/data/enquiries/enquiry-status.ts'
import { forgetTry, takeTry } from '#server/data/session/sign-in-tries.ts'
import { countedAddress } from '#server/lib/http/client-address.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { salesPhone } from '#server/lib/sales-phone.ts'
import { keyedHash } from '#server/lib/session/keyed-hash.ts'
import { kindName } from '#server/services/leads/kind-name.ts'

const waitSeconds = 15 * 60

interface Proof {
  reference: string
  digits: string
}

/**
 * What `find` finds for a visitor who proves an enquiry by its reference and four digits. Each wrong try
 * counts, like wrong passwords: ten for a reference and fifty for an address in 15 minutes. Throws
 * `not_found` when `find` finds nothing, `too_many_requests` after too many tries.
 */
export async function provedBy<Found extends object | string>(
  { reference }: Proof,
  ip: string,
  find: () => Promise<Found | undefined>,
): Promise<Found> {
  const tries = {
    user: keyedHash('enquiry status', reference),
    address: keyedHash('enquiry status address', countedAddress(ip)),
  }
  if (!(await takeTry(tries))) {
    logEvent('warn', 'status_tries_refused')
    throw atDigits(
      'too_many_requests',
      t`Wrong digits were typed for this reference ten times, by you or by somebody else, or many times through your connection. It stays closed for 15 minutes${orCallUs(salesPhone())}.`,
      waitSeconds,
    )
  }
  const found = await find()
  if (!found)
    throw atDigits(
      'not_found',
      t`We find no enquiry with this reference and these digits. One that was sent a moment ago may still be on its way.`,
    )
  await forgetTry(tries).catch(() => logEvent('error', 'tries_not_freed'))
  return found
}

/** The progress of an enquiry; throws like `provedBy`. */
export async function readEnquiryStatus(proof: Proof, ip: string): Promise<EnquiryStatus> {
  const { reference, digits } = proof
  const found = await provedBy(proof, ip, () => findEnquiry(reference, digits))
  const { enquiryTable, vehicle, isOpen, createdAt, promisedAt, answeredAt, appointment } = found
  return {
    reference: inFours(reference),
    kind: await kindName(enquiryTable),
    vehicle,
    words: progressInWords(found, new Date()),
    isOpen,
    sentAt: new Date(createdAt).toISOString(),
    promisedAt: promisedAt && new Date(promisedAt).toISOString(),
    answeredAt: answeredAt && new Date(answeredAt).toISOString(),
    appointment,
  }
}

/** A refusal that the form shows at the digits, where the visitor can try again. */
function atDigits(code: ErrorCode, message: string, retryAfter?: number): AppError {
  return new AppError(code, { message, fields: { digits: message }, ...(retryAfter && { retryAfter }) })
}
