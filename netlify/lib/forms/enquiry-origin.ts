import {
  type EnquiryContext,
  enquiryContext,
  readEnquiryContext,
} from '#contract/enquiries/enquiry-context.ts'
import type { Language } from '#contract/wire/language.ts'
import { enquiryContextHeader } from '#contract/wire/routes.ts'
import { type CallIdentity, identityOf } from '../http/call-identity.ts'
import { type RobotScore, robotScoreOf, senderOf } from './form-signals.ts'

/**
 * The facts of one enquiry besides its words, the same however often the enquiry is sent; its id becomes the
 * row's key.
 */
export interface EnquiryOrigin extends CallIdentity {
  /** How likely it is that a robot sent the enquiry; see `RobotScore`. */
  robotScore: RobotScore
  /** The sender's address as a hash that changes daily; never the address itself. */
  sender: string
  /**
   * The visit that the enquiry belongs to and what its sender saw; undefined when the browser sent no
   * context.
   */
  context?: EnquiryContext | undefined
  /** The ISO moment at which an enquiry from the second store was accepted; undefined means now. */
  acceptedAt?: string
}

/**
 * Identity and origin of one enquiry: the `Idempotency-Key` from the browser (a new uuid when there is none),
 * the hash of the parsed body, and the facts about the sender. Throws `bad_request` when the key is no uuid.
 */
export function originOf(
  body: object,
  { headers, ip, language }: { headers: Headers; ip: string; language: Language },
): EnquiryOrigin {
  const context = readEnquiryContext(headers.get(enquiryContextHeader))
  return {
    ...identityOf(headers, body),
    robotScore: robotScoreOf(headers),
    sender: senderOf(ip),
    context: language === 'en' ? context : { ...(context ?? enquiryContext.parse({})), language },
  }
}
