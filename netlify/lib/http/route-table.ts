import { AppError } from '#contract/wire/errors.ts'

/** Method and path of an endpoint; `:name` in the path marks a parameter. */
export interface Route {
  method: string
  path: string
}

export interface RouteMatch<R extends Route> {
  route: R
  /** Percent-decoded path parameters. */
  params: Record<string, string>
}

/**
 * Finds the route of a request among the routes of one function, whatever the case of its letters; parameters
 * keep their case. Throws `not_found` when no path fits, `method_not_allowed` when only the method is wrong,
 * and `bad_request` when a segment is not valid percent-encoding.
 */
export function matchRoute<R extends Route>(
  routes: readonly R[],
  method: string,
  pathname: string,
): RouteMatch<R> {
  const fitting = routes.flatMap((route) => {
    const params = matchPath(route.path, pathname)
    return params ? [{ route, params }] : []
  })
  if (fitting.length === 0) throw new AppError('not_found')
  const wanted = method === 'HEAD' ? 'GET' : method
  const match = fitting.find(({ route }) => route.method === wanted)
  if (!match) throw new AppError('method_not_allowed')
  return match
}

/** The methods that a path takes, for the `Allow` header of a 405. */
export function allowedMethods(routes: readonly Route[], pathname: string): string[] {
  return routes.filter((route) => matchPath(route.path, pathname)).map((route) => route.method)
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = pattern.split('/')
  const actual = pathname.split('/')
  if (expected.length !== actual.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? ''
    if (segment.startsWith(':')) {
      if (value === '') return undefined
      params[segment.slice(1)] = decode(value)
    } else if (segment.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return params
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}
