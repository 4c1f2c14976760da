import type { VehiclePreview } from '#contract/catalogue/catalogue-management.ts'
import { firstRoutes } from '#contract/generated/first-routes.ts'
import { type ErrorBody, errorMessages } from '#contract/wire/errors.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { setTransport } from '#web/lib/api/api-client.ts'

/**
 * Lets every page of this window show a vehicle that visitors do not see yet. The window then refuses every
 * call that is not a `GET`, so that a preview sends no form.
 */
export function answerAsPreview(preview: VehiclePreview): void {
  const answers = answersOf(preview)
  setTransport(async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET') return refusal()
    const answer = answers.get(pathname)
    return answer === undefined ? fetch(request) : Response.json(answer)
  }, location.origin)
}

function answersOf(preview: VehiclePreview): Map<string, unknown> {
  const params = { bikeName: preview.bike.bikeName }
  const answers: [route: { path: string }, answer: unknown][] = [
    [firstRoutes.getBike, { bike: preview.bike }],
    [firstRoutes.listVariants, preview.variants],
    [firstRoutes.listBikeVariants, preview.variants],
    [firstRoutes.listColours, preview.colours],
    [firstRoutes.listFeatures, preview.features],
    [firstRoutes.listAccessories, preview.accessories],
    [firstRoutes.listFrames, preview.frames],
  ]
  return new Map(answers.map(([route, answer]) => [pathOf(route, params), answer]))
}

function refusal(): Response {
  const message = 'This is a preview: nothing is sent from it.'
  const body: ErrorBody = { error: { code: 'bad_request', message }, message }
  return Response.json(body, { status: 400, statusText: errorMessages.bad_request() })
}
