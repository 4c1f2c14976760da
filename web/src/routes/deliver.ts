import type { CareerForm } from '#contract/enquiries/careers.ts'
import type { FormName } from '#contract/enquiries/forms.ts'
import { formPaths } from '#contract/generated/form-paths.ts'
import { sendApplication } from '#web/features/enquiries/send-application.ts'
import { callRoute } from '#web/lib/api/api-client.ts'
import type { Deliver, Sends } from '#web/lib/outbox/runner.ts'

/**
 * Sends an enquiry that waited on the device as its form would have sent it: a job application with its
 * résumé, any other as it is.
 */
export const deliver: Deliver = (endpoint, body, options) => {
  if (endpoint === 'applyForCareer') return sendApplication(body as CareerForm, options)
  const path = formPaths[endpoint as FormName]
  return callRoute({ method: 'POST', path }, { body }, options)
}

/** Public pages send what visitors sent; what staff wrote down waits for a page of the back office. */
export const sendsForms: Sends = (endpoint) => endpoint in formPaths
