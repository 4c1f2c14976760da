import { HttpResponse, http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { type EndpointName, type NamedEndpoints, namedEndpoints } from '#contract/wire/endpoints.ts'
import { type ErrorBody, type ErrorCode, errorMessages, errorStatus } from '#contract/wire/errors.ts'
import { aDealership, aMenu, aSiteBuild } from './builders/dealership.ts'
import { aNotice } from './builders/notices.ts'
import { anAccount, leadFigures } from './builders/staff.ts'
import { readOdisha } from './places.ts'

/**
 * The mock of the site's functions; a call that no test expects fails the test. Calls that the frames of
 * pages make are answered here: the menu, the dealership, the signed-in account and the time of the last
 * build.
 */
export const server = setupServer(
  answers('getMenu', aMenu()),
  answers('getDealership', aDealership()),
  // The name differs from those in the rows of tests.
  answers('getMe', anAccount({ user_name: 'Counter One' })),
  answers('getSetup', {
    dealership: true,
    outlets: true,
    catalogue: true,
    pictures: true,
    charges: true,
    staff: true,
    texts: true,
    unchecked: 0,
    enquiry: true,
    open: true,
  }),
  answers('getLeadFigures', leadFigures()),
  // Called by the dashboard of who edits the site.
  answers('getIntakeHealth', []),
  // Called after texts are saved.
  answers('listTranslations', []),
  answers('getSiteBuild', aSiteBuild()),
  // Stands below the doors for leads from outside.
  answers('getOutgoing', { address: '', withPerson: false, key: '', messages: [] }),
  // Stands there too, and beside the appointments.
  answers('getWhatsApp', {
    isConnected: false,
    offKinds: [],
    capRupees: 500,
    priceMills: 115,
    priceSource: 'Meta',
    priceDay: '2026-11-01',
    spentMills: 0,
    sent: 0,
    aboveCap: 0,
    wrongToday: 0,
    templates: [],
  }),
  answers('listUnsent', []),
  // Says where signing in leads.
  answers('getPreferences', { landsOn: 'dashboard', views: [], mutedKinds: [] }),
  // Looked up where a visitor types a place.
  answers('listPlaces', readOdisha()),
  // Stands below the days on which all outlets are closed.
  answers('listMarkedDays', []),
  // No outlet offers times.
  answers('listSlots', { outlets: [], slots: [] }),
  // Called by every page with texts of the dealer.
  answers('getPageText', { blocks: [{ kind: 'paragraph', runs: [{ text: 'Words of the dealer' }] }] }),
  // Called by a listing when its grid comes near the screen.
  answers('listModelFacts', []),
  // Asked by the screen Privacy.
  answers('listBreaches', { breaches: [] }),
  answers('listDataRequests', { requests: [] }),
  // Comes with every form.
  answers('getNotice', aNotice()),
  answers('listLenders', []),
  answers('listWarrantyPlans', []),
  answers('listOtherModels', []),
  answers('listTeam', []),
  answers('listTestimonials', []),
  answers('listReviews', { count: 0, mean: null, reviews: [] }),
  answersPath('get', '/build.json', () => ({ builtAt: new Date().toISOString() })),
)

/** The facts that a mock records about one call. */
export interface SeenCall {
  body: unknown
  headers: Headers
  url: URL
}

/**
 * Answers an endpoint; the endpoint's own schema checks the answer, so that mocks and contract cannot drift
 * apart.
 */
export function answers<N extends EndpointName>(
  name: N,
  reply: AnswerOf<NamedEndpoints[N]>,
  onCall?: (call: SeenCall) => void,
): RequestHandler {
  return handlerOf(name, async ({ request }) => {
    onCall?.(await seen(request))
    return HttpResponse.json(namedEndpoints[name].answer.parse(reply) as object, {
      status: namedEndpoints[name].status ?? 200,
    })
  })
}

/** Answers an endpoint with an error of the given code. */
export function fails(name: EndpointName, code: ErrorCode, fields?: Record<string, string>): RequestHandler {
  return answersError(name, code, { fields })
}

/** Like `fails`, but with all fields that an error may have. */
export function answersError(
  name: EndpointName,
  code: ErrorCode,
  more: Pick<ErrorBody['error'], 'fields' | 'current' | 'newer'>,
): RequestHandler {
  const message = errorMessages[code]()
  return handlerOf(name, () =>
    HttpResponse.json({ error: { code, message, ...more }, message }, { status: errorStatus[code] }),
  )
}

/** Answers no call, as without a network. */
export function unreachable(name: EndpointName): RequestHandler {
  return handlerOf(name, () => HttpResponse.error())
}

/** Answers any method and path, such as those of a report. */
export function answersPath(
  method: 'post' | 'get',
  path: string,
  reply: (call: SeenCall) => object,
): RequestHandler {
  return http[method](path, async ({ request }) => HttpResponse.json(reply(await seen(request))))
}

type Resolver = Parameters<typeof http.get>[1]

function handlerOf(name: EndpointName, resolver: Resolver): RequestHandler {
  const { method, path } = namedEndpoints[name]
  return http[method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'](path, resolver)
}

async function seen(request: Request): Promise<SeenCall> {
  // The file class of the page differs from that of the mock, so a form with files is recognised by its
  // headers alone.
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return { body: undefined, headers: request.headers, url: new URL(request.url) }
  const text = await request.clone().text()
  return { body: text ? JSON.parse(text) : undefined, headers: request.headers, url: new URL(request.url) }
}
