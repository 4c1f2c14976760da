import type { CareerForm } from '#contract/careers.ts'
import { routes } from '#contract/routes.ts'
import { callRoute } from '#web/lib/api-client.ts'
import type { Deliver } from '#web/lib/outbox/runner.ts'

/** Sends an enquiry that waited on the device the way its form would have: a job application with its resume, any other to its endpoint. */
export const deliver: Deliver = async (endpoint, body, options) => {
  if (endpoint !== 'applyForCareer') return callRoute(routes[endpoint], { body }, options)
  const { sendApplication } = await import('#web/features/careers/send-application.ts')
  return sendApplication(body as unknown as CareerForm, options)
}
