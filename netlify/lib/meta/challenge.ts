import { AppError } from '#contract/wire/errors.ts'
import { isSame } from '../session/keyed-hash.ts'

/** The query with which Meta checks an address. */
export interface Challenge {
  'hub.mode'?: string | undefined
  'hub.verify_token'?: string | undefined
  'hub.challenge'?: string | undefined
}

export function wrongSender(): AppError {
  return new AppError('unauthorized', { message: 'The signature or key is not right.' })
}

/**
 * Answers Meta's check of an address with the challenge itself. Throws `unauthorized` for a wrong verify
 * token, `not_found` where there is none, because the connection is off.
 */
export function answerChallenge(query: Challenge, verifyToken: string | undefined): Response {
  if (verifyToken === undefined) throw new AppError('not_found')
  const { 'hub.mode': mode, 'hub.verify_token': token = '', 'hub.challenge': challenge = '' } = query
  if (mode !== 'subscribe' || !isSame(token, verifyToken)) throw wrongSender()
  return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
