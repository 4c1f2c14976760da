import type { CareerForm } from '#contract/enquiries/careers.ts'
import type { FormName } from '#contract/enquiries/forms.ts'
import { formPaths } from '#contract/generated/form-paths.ts'
import { sendApplication } from '#web/features/enquiries/send-application.ts'
import { callRoute } from '#web/lib/api/api-client.ts'
import type { Deliver } from '#web/lib/outbox/runner.ts'

/**
 * Sends an enquiry that waited on the device as its form would have sent it: a job application with its
 * résumé, any other as it is. A record that staff wrote down fails here and waits for a page of the back
 * office, which knows how to send it.
 */
export const deliver: Deliver = (endpoint, body, options) => {
  if (endpoint === 'applyForCareer') return sendApplication(body as CareerForm, options)
  const path = formPaths[endpoint as FormName]
  return callRoute({ method: 'POST', path }, { body }, options)
}
