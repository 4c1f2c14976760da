import type { CareerForm } from '#contract/careers.ts'
import type { FormName } from '#contract/forms.ts'
import { sendApplication } from '#web/features/careers/send-application.ts'
import type { Deliver } from '#web/lib/outbox/runner.ts'
import { sendForm } from '#web/lib/send-form.ts'

/**
 * Sends an enquiry that waited on the device the way its form would have: a job application with its résumé, any other
 * as it is. What staff wrote down fails here, and waits for a page of the back office, which knows how to send it.
 */
export const deliver: Deliver = (endpoint, body, options) =>
  endpoint === 'applyForCareer'
    ? sendApplication(body as unknown as CareerForm, options)
    : sendForm(endpoint as FormName, body, options)
