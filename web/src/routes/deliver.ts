import type { CareerForm } from '#contract/enquiries/careers.ts'
import { type FormName, forms } from '#contract/enquiries/forms.ts'
import { sendApplication } from '#web/features/enquiries/send-application.ts'
import { callRoute } from '#web/lib/api/api-client.ts'
import type { Deliver } from '#web/lib/outbox/runner.ts'

/**
 * Sends an enquiry that waited on the device as its form would have sent it: a job application with its
 * résumé, any other as it is. A record that staff wrote down fails here and waits for a page of the back
 * office, which knows how to send it. The registry of forms is imported with this file instead of on demand:
 * without a connection it could not be loaded, and browsers remember a failed import.
 */
export const deliver: Deliver = (endpoint, body, options) => {
  if (endpoint === 'applyForCareer') return sendApplication(body as CareerForm, options)
  const { path } = forms[endpoint as FormName]
  return callRoute({ method: 'POST', path }, { body }, options)
}
