import type { CareerForm } from '#contract/enquiries/careers.ts'
import { type FormName, forms } from '#contract/enquiries/forms.ts'
import { sendApplication } from '#web/features/enquiries/send-application.ts'
import { callRoute } from '#web/lib/api/api-client.ts'
import type { Deliver } from '#web/lib/outbox/runner.ts'

/**
 * Sends an enquiry that waited on the device the way its form would have: a job application with its résumé, any other
 * as it is. What staff wrote down fails here, and waits for a page of the back office, which knows how to send it. The
 * registry of forms comes with this file and not when it is asked for: without a line it could not come, and a browser
 * remembers an import that failed.
 */
export const deliver: Deliver = (endpoint, body, options) => {
  if (endpoint === 'applyForCareer') return sendApplication(body as CareerForm, options)
  const { path } = forms[endpoint as FormName]
  return callRoute({ method: 'POST', path }, { body }, options)
}
