import type { CareerForm } from '#contract/careers.ts'
import type { Deliver } from '#web/lib/outbox/runner.ts'
import { sendForm } from '#web/lib/send-form.ts'

/**
 * Sends an enquiry that waited on the device the way its form would have: a job application with its résumé, any other
 * as it is.
 */
export const deliver: Deliver = async (endpoint, body, options) => {
  if (endpoint !== 'applyForCareer') return sendForm(endpoint, body, options)
  const { sendApplication } = await import('#web/features/careers/send-application.ts')
  return sendApplication(body as unknown as CareerForm, options)
}
