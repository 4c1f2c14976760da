import type { CareerForm } from '#contract/careers.ts'
import { routes } from '#contract/routes.ts'
import { sendApplication } from '#web/features/careers/send-application.ts'
import { WaitingBar } from '#web/features/outbox/waiting-bar.tsx'
import { callRoute } from '#web/lib/api-client.ts'
import type { Deliver } from '#web/lib/outbox/runner.ts'

/** Tells of what waits on this device, and sends it as its form would have. */
export function SiteWaiting() {
  return <WaitingBar deliver={deliver} />
}

/** Sends a job application with its resume, and every other enquiry to its endpoint. */
const deliver: Deliver = (endpoint, body, options) =>
  endpoint === 'applyForCareer'
    ? sendApplication(body as unknown as CareerForm, options)
    : callRoute(routes[endpoint], { body }, options)
