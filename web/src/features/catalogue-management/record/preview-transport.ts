import type { VehiclePreview } from '#contract/catalogue/catalogue-management.ts'
import { routes } from '#contract/wire/all-routes.ts'
import { type ErrorBody, errorMessages } from '#contract/wire/errors.ts'
import { pathOf, type RouteName } from '#contract/wire/routes.ts'
import { setTransport } from '#web/lib/api/api-client.ts'

/** Lets every page of this window show a vehicle that visitors do not see yet. Nothing is sent from here. */
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
  const named: Partial<Record<RouteName, unknown>> = {
    getBike: { bike: preview.bike },
    listVariants: preview.variants,
    listBikeVariants: preview.variants,
    listColours: preview.colours,
    listFeatures: preview.features,
    listAccessories: preview.accessories,
    listFrames: preview.frames,
  }
  return new Map(
    Object.entries(named).map(([name, answer]) => [pathOf(routes[name as RouteName], params), answer]),
  )
}

function refusal(): Response {
  const message = 'This is a preview: nothing is sent from it.'
  const body: ErrorBody = { error: { code: 'bad_request', message }, message }
  return Response.json(body, { status: 400, statusText: errorMessages.bad_request() })
}
