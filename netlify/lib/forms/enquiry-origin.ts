import {
  type EnquiryContext,
  enquiryContext,
  readEnquiryContext,
} from '#contract/enquiries/enquiry-context.ts'
import type { Language } from '#contract/wire/language.ts'
import { enquiryContextHeader } from '#contract/wire/routes.ts'
import { type CallIdentity, identityOf } from '../http/call-identity.ts'
import { type Doubt, doubtOf, senderOf } from './form-signals.ts'

/** What is known of one enquiry besides its words, the same however often it is sent; its id becomes the row's key. */
export interface EnquiryOrigin extends CallIdentity {
  /** How likely a robot sent it; see `Doubt`. */
  doubt: Doubt
  /** The sender's address as a hash that changes daily; never the address itself. */
  sender: string
  /** The visit it belongs to and what its sender saw; undefined when the browser said nothing. */
  context?: EnquiryContext | undefined
  /** ISO moment at which an enquiry from the second store was accepted; undefined means now. */
  acceptedAt?: string
}

/**
 * Identity and origin of one enquiry: the `Idempotency-Key` from the browser (a new uuid when there is none), the hash
 * of the parsed body, and what is known of the sender. Throws `bad_request` when the key is no uuid.
 */
export function originOf(
  body: object,
  { headers, ip, language }: { headers: Headers; ip: string; language: Language },
): EnquiryOrigin {
  const context = readEnquiryContext(headers.get(enquiryContextHeader))
  return {
    ...identityOf(headers, body),
    doubt: doubtOf(headers),
    sender: senderOf(ip),
    context: language === 'en' ? context : { ...(context ?? enquiryContext.parse({})), language },
  }
}
