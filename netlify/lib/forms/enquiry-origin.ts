import { type CallIdentity, identityOf } from '../http/call-identity.ts'
import { type Doubt, doubtOf, senderOf } from './form-signals.ts'

/** What is known of one enquiry besides its words, the same however often it is sent; its id becomes the row's key. */
export interface EnquiryOrigin extends CallIdentity {
  /** What speaks for a robot. */
  doubt: Doubt
  /** The address as a hash of the day; never the address. */
  sender: string
  /** ISO moment at which it was accepted, when it is stored later; now when not said. */
  acceptedAt?: string
}

/** Identity and origin of one enquiry. Throws `bad_request` when its `Idempotency-Key` is no uuid. */
export function originOf(body: object, { headers, ip }: { headers: Headers; ip: string }): EnquiryOrigin {
  return { ...identityOf(headers, body), doubt: doubtOf(headers), sender: senderOf(ip) }
}
