import { HttpResponse, http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { type EndpointName, type NamedEndpoints, namedEndpoints } from '#contract/wire/endpoints.ts'
import { type ErrorBody, type ErrorCode, errorMessages, errorStatus } from '#contract/wire/errors.ts'
import { aDealership, aMenu } from './builders/dealership.ts'
import { anAccount, leadFigures } from './builders/staff.ts'

/**
 * Stands where the site's functions would; a call that no test expects fails the test. What frames of pages ask for is
 * answered here: menu and dealer, who is signed in, and when the site was built.
 */
export const server = setupServer(
  answers('getMenu', aMenu()),
  answers('getDealership', aDealership()),
  // Another name than the rows of tests have.
  answers('getMe', anAccount({ user_name: 'Counter One' })),
  answers('getSetup', {
    dealership: true,
    outlets: true,
    catalogue: true,
    pictures: true,
    charges: true,
    staff: true,
    enquiry: true,
    open: true,
  }),
  answers('getLeadFigures', leadFigures()),
  // What is asked after a save of texts.
  answers('listTranslations', []),
  answers('getSiteBuild', { askedAt: null, state: 'waiting' }),
  // Where signing in leads.
  answers('getPreferences', { landsOn: 'dashboard', views: [], mutedKinds: [] }),
  // No outlet offers times.
  answers('listSlots', { outlets: [], slots: [] }),
  // What every page with words of the dealer asks for.
  answers('getPageText', { blocks: [{ kind: 'paragraph', runs: [{ text: 'Words of the dealer' }] }] }),
  // What a listing asks for when its grid is near.
  answers('listModelFacts', []),
  answers('listLenders', []),
  answers('listTeam', []),
  answers('listTestimonials', []),
  answers('listReviews', { count: 0, mean: null, reviews: [] }),
  answersPath('get', '/build.json', () => ({ builtAt: new Date().toISOString() })),
)

/** What a mock saw of one call. */
export interface SeenCall {
  body: unknown
  headers: Headers
  url: URL
}

/**
 * Answers an endpoint as the contract says; the reply is checked by the endpoint's own schema, so that mocks cannot
 * drift.
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

/** Answers an endpoint with the one error shape. */
export function fails(name: EndpointName, code: ErrorCode, fields?: Record<string, string>): RequestHandler {
  return answersError(name, code, { fields })
}

/** As `fails`, with all that an error may carry. */
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

/** Nothing answers: the network is gone. */
export function unreachable(name: EndpointName): RequestHandler {
  return handlerOf(name, () => HttpResponse.error())
}

/** Any path and method, such as a report's. */
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
  // The files of this page are not those of the mock: a form with files is told by its headers alone.
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return { body: undefined, headers: request.headers, url: new URL(request.url) }
  const text = await request.clone().text()
  return { body: text ? JSON.parse(text) : undefined, headers: request.headers, url: new URL(request.url) }
}
