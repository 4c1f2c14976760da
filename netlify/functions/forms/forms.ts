import type { Config } from '@netlify/functions'
import * as contract from '#contract/enquiries.ts'
import { serve, visitor } from '#server/lib/http/serve.ts'
import { sendForm } from '#server/services/enquiries.ts'

export default serve([
  visitor(contract.sendContactRequest, (call) => sendForm(call, 'sendContactRequest')),
  visitor(contract.sendFinanceEnquiry, (call) => sendForm(call, 'sendFinanceEnquiry')),
  visitor(contract.bookService, (call) => sendForm(call, 'bookService')),
  visitor(contract.sendAmcEnquiry, (call) => sendForm(call, 'sendAmcEnquiry')),
  visitor(contract.sendWarrantyEnquiry, (call) => sendForm(call, 'sendWarrantyEnquiry')),
  visitor(contract.sendOptIn, (call) => sendForm(call, 'sendOptIn')),
  visitor(contract.sendOfferEnquiry, (call) => sendForm(call, 'sendOfferEnquiry')),
])

// Some of these are pages too: whatever is no POST goes on to them.
export const config: Config = {
  method: 'POST',
  path: ['/contact', '/finance', '/book-service', '/amc', '/warranty', '/opt-in', '/offer'],
}
