import type { z } from 'zod'
import type {
  codeQuestion,
  DataRequest,
  dataQuestion,
  dataQuestionByCode,
} from '#contract/privacy/data-requests.ts'
import { AppError, type ErrorCode } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import * as data from '#server/data/privacy/data-requests.ts'
import { forgetTry, takeTry } from '#server/data/session/sign-in-tries.ts'
import { senderOf } from '#server/lib/forms/form-signals.ts'
import { countedAddress } from '#server/lib/http/client-address.ts'
import { refusedUntil } from '#server/lib/http/refused-until.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { addressHash, codeHash, makeCode, sealCode } from '#server/lib/session/data-code.ts'
import { keyedHash } from '#server/lib/session/keyed-hash.ts'
import { levelTime } from '#server/lib/session/level-time.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { provedBy } from '#server/services/enquiries/enquiry-status.ts'

/**
 * Takes a request of a visitor about their own details. Throws `not_found` when no enquiry of the reference
 * has a number with these digits, `too_many_requests` after too many tries.
 */
export async function askAboutData(
  asked: z.output<typeof dataQuestion>,
  ip: string,
): Promise<{ message: string; answeredBy: string }> {
  const answeredBy = await provedBy(asked, ip, () => data.storeDataRequest(asked))
  return { message: t`We have your request.`, answeredBy }
}

/**
 * Milliseconds that an answer about a code takes at least, so that its time tells nothing about the address.
 */
const levelMs = 400

/**
 * Mails a code to an address, if somebody gave it with an enquiry; the answer is the same for every address.
 * Throws `too_many_requests` when a budget is used up, also the same for every address.
 */
export async function askForCode(
  { email }: z.output<typeof codeQuestion>,
  ip: string,
): Promise<{ message: string }> {
  const code = makeCode()
  const opensAt = await levelTime(levelMs, () =>
    data.keepDataCode({
      sender: senderOf(ip),
      addressHash: addressHash(email),
      email,
      codeHash: codeHash(email, code),
      sealedCode: sealCode(email, code),
    }),
  )
  if (opensAt)
    throw refusedUntil(
      opensAt,
      (again) =>
        t`We cannot send more codes now. Please try again ${again}, or use the code of our last mail.`,
    )
  return { message: t`If somebody wrote to us with this address, a code is on its way to it.` }
}

/**
 * Takes a request of a visitor who has the code of their address. Throws `not_found` when the code is none or
 * no longer holds, `too_many_requests` after too many tries.
 */
export async function askAboutDataByCode(
  { email, code, wish, message }: z.output<typeof dataQuestionByCode>,
  ip: string,
): Promise<{ message: string; answeredBy: string }> {
  const tries = {
    user: addressHash(email),
    address: keyedHash('data code sender', countedAddress(ip)),
  }
  if (!(await takeTry(tries))) {
    logEvent('warn', 'code_tries_refused')
    throw atCode('too_many_requests', t`Too many codes were tried. Please try again in 15 minutes.`, 15 * 60)
  }
  const answeredBy = await data.storeDataRequestByCode({
    addressHash: addressHash(email),
    codeHash: codeHash(email, code),
    wish,
    message,
  })
  if (!answeredBy)
    throw atCode(
      'not_found',
      t`This code does not hold. It may be an older one, or ten minutes have passed, or five wrong ones were typed: then please ask for a new one.`,
    )
  await forgetTry(tries).catch(() => logEvent('error', 'tries_not_freed'))
  return { message: t`We have your request.`, answeredBy }
}

/** A refusal that the form shows at the code. */
function atCode(code: ErrorCode, message: string, retryAfter?: number): AppError {
  return new AppError(code, { message, fields: { code: message }, ...(retryAfter && { retryAfter }) })
}

/** What is open, and what was closed within a year. */
export async function listDataRequests(db: DatabaseClient): Promise<{ requests: DataRequest[] }> {
  return { requests: await data.listDataRequests(db) }
}

/** Closes a request with what was done; throws `not_found` when it is closed already or there is none. */
export async function closeDataRequest(
  db: DatabaseClient,
  id: string,
  answer: string,
): Promise<{ requests: DataRequest[] }> {
  if (!(await data.closeDataRequest(db, id, answer)))
    throw new AppError('not_found', { message: 'This request is closed already.' })
  return listDataRequests(db)
}
